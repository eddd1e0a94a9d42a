import { seatClass } from '../extras/shared'
import type { End } from '../protocol'
import { Style } from './style'

const WIDE = 380
const HIGH = 128
const LEFT = 30
const RIGHT = 26
const TOP = 12
const FOOT = 24
const BADGE = 16
const NUDGE = 2.5 // lines that would lie on each other keep this distance

interface RaceProps {
  title: string
  rounds: number[]
  values: number[][] // by seat, by round
  names: string[]
}

const ticks = (top: number) => {
  const step = [1, 2, 5, 10, 20, 50].find((n) => top / n <= 6) ?? 100
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
}

// Where the badges at the ends stand: beside their lines, and never on each other.
const spread = (ends: number[]) => {
  const order = ends.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y)
  const placed: number[] = []
  let last = -Infinity
  for (const { y, seat } of order) placed[seat] = last = Math.max(y, last + BADGE + 1)
  const over = Math.max(0, last - (HIGH - FOOT))
  return placed.map((y) => y - over)
}

// Step lines by round, one a seat, with its emblem at the end.
export const Race = ({ title, rounds, values, names }: RaceProps) => {
  const top = Math.max(1, ...values.flat())
  const x = (i: number) => LEFT + (i * (WIDE - LEFT - RIGHT)) / Math.max(1, rounds.length - 1)
  const y = (value: number) => TOP + (1 - value / top) * (HIGH - TOP - FOOT)
  const shift = (seat: number) => (seat - (values.length - 1) / 2) * NUDGE
  const path = (line: number[], seat: number) =>
    line.map((value, i) => (i ? `H${x(i)}V${y(value) + shift(seat)}` : `M${x(0)} ${y(value) + shift(seat)}`)).join('')
  const ends = spread(values.map((line, seat) => y(line.at(-1) ?? 0) + shift(seat)))
  const every = Math.ceil(rounds.length / 8)
  const last = values.map((line, seat) => `${names[seat]} ${line.at(-1) ?? 0}`).join(', ')
  return (
    <figure class="race">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${title}: ${last}`}>
        {ticks(top).map((value) => (
          <>
            <path d={`M${LEFT - 4} ${y(value)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </>
        ))}
        {rounds.map((round, i) =>
          i % every ? null : (
            <text x={x(i)} y={HIGH - 4} text-anchor="middle">
              {round}
            </text>
          ),
        )}
        {values.map((line, seat) => (
          <g class={seatClass(seat)}>
            <path class="edge" d={path(line, seat)} />
            <path class="run" d={path(line, seat)} />
          </g>
        ))}
        {ends.map((end, seat) => (
          <g class={seatClass(seat)} transform={`translate(${WIDE - RIGHT + 8} ${end - BADGE / 2})`}>
            <circle cx={BADGE / 2} cy={BADGE / 2} r={BADGE / 2} />
            <use class="sign" href={`#ist-e${seat + 1}`} x="3.5" y="3.5" width="9" height="9" />
          </g>
        ))}
      </svg>
    </figure>
  )
}

// How each got there.
export const Charts = ({ end, names }: { end: End; names: string[] }) => (
  <>
    <Style />
    {end.charts.map(({ title, values }) => (
      <Race title={title} rounds={end.rounds} values={values} names={names} />
    ))}
  </>
)
