import type { Shared, Extras } from "../shared";
import { Learn } from "../learn/learn";
import { Aside } from "../hints/aside";
import { take } from "./shared";
import { Charts } from "../hints/race";
import { Review } from "../hints/review";

// The second module of every table: what most people need late in a game, or never; and lessons.
export default (shared: Shared): Extras => {
  take(shared);
  return { Aside, Charts, Learn, Review };
};
