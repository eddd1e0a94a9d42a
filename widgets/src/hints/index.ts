import type { Kit, Later } from "../kit";
import { Learn } from "../learn/learn";
import { Aside } from "./aside";
import { take } from "./kit";
import { Charts } from "./race";
import { Review } from "./review";

// The second module of every table: what most people need late in a game, or never; and lessons.
export default (kit: Kit): Later => {
  take(kit);
  return { Aside, Charts, Learn, Review };
};
