import { memo } from '../memo'
import type { Words } from '../protocol'
import { say } from '../text'
import { Tally } from './icon'

// The rubies that somebody has and, faint, those that are missing.
export const Gems = memo(({ have, of, size, words }: { have: number; of: number; size: number; words: Words }) => (
  <span class="gems" role="img" aria-label={say(words, 'rubies-of', { have, of })}>
    <Tally id="ruby" have={have} of={Math.max(of, have)} size={size} />
  </span>
))
