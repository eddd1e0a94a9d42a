export { Fragment, h } from './shared'
