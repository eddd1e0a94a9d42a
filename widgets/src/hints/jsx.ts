export { Fragment, h } from "./kit";
