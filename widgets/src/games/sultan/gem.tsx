import { hidden } from '../../attributes'
import { Icon } from '../../parts/icon'
import { colours, type Stone, type Words } from './protocol'

// A stone with what it is worth on it.
export const Gem = ({ stone, values, size }: { stone: Stone; values: number[]; size: number }) => (
  <span class={`gem ${stone}`} style={{ '--z': `${size}px` }} {...hidden}>
    <Icon id={`stone${stone}`} size={size} />
    <b>{values[colours.indexOf(stone)]}</b>
  </span>
)

// How many of each colour; those that are missing are left out.
export const Stones = ({ counts, words, size }: { counts: number[]; words: Words; size: number }) => (
  <>
    {colours.map((stone, i) =>
      counts[i] ? (
        <span key={stone} class="of" title={words.stones[stone]}>
          <Icon id={`stone${stone}`} size={size} />
          <b>{counts[i]}</b>
          <span class="vh">{words.stones[stone]}</span>
        </span>
      ) : null,
    )}
  </>
)

export const nameOf = (stone: Stone, words: Words) => words.stones[stone].toLowerCase()
