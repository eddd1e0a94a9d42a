import { Aside } from '../hints/aside'
import { Charts } from '../hints/race'
import { Review } from '../hints/review'
import { Learn } from '../learn/learn'
import type { Extras, Shared } from '../shared'
import { take } from './shared'

// The second module of every table: what most people need late in a game, or never; and lessons.
export default (shared: Shared): Extras => {
  take(shared)
  return { Aside, Charts, Learn, Review }
}
