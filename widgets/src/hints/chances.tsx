import { hidden, Mark, say, seatClass } from '../extras/shared'
import type { Store } from '../model'
import type { Words } from '../protocol'

// Only what is certain is 0 or 100.
const hundredths = (chance: number) =>
  chance > 0 && chance < 0.005 ? '<1' : chance < 1 && chance >= 0.995 ? '>99' : Math.round(100 * chance)

export const percent = (chance: number, words: Words) => say(words, 'per-cent', { n: hundredths(chance) })

// How likely each seat wins: one bar for all, and the same in names and numbers.
export const Chances = ({ store, chances }: { store: Store; chances: number[] }) => {
  const { snap, words } = store
  const seats = snap!.seats.map(({ name }, seat) => ({ name, seat, chance: chances[seat] ?? 0 }))
  return (
    <div
      class="odds-of"
      role="img"
      aria-label={`${say(words, 'chances')}: ${seats.map(({ name, chance }) => `${name} ${percent(chance, words)}`).join(', ')}`}
    >
      <small>{say(words, 'chances')}</small>
      <div class="shares" {...hidden}>
        {seats.map(({ seat, chance }) => (
          <i key={seat} class={seatClass(seat)} style={{ flexGrow: Math.round(1000 * chance) }} />
        ))}
      </div>
      <ul {...hidden}>
        {seats.map(({ name, seat, chance }) => (
          <li key={seat}>
            <Mark seat={seat} size={15} />
            <span>{name}</span>
            <b>{percent(chance, words)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
