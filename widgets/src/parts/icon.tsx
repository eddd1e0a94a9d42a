import { ratio } from '../art/sprite'
import { hidden } from '../attributes'

// Seats count from 0; drawings and styles count from 1, and 0 is nobody's.
export const seatClass = (seat: number | null) => `s${seat === null ? 0 : seat + 1}`

const round = (n: number) => Math.round(n * 10) / 10

// A drawing of the sprite; `size` is its height.
export const Icon = ({ id, size = 16, cls = '' }: { id: string; size?: number; cls?: string }) => (
  <svg class={cls ? `i ${cls}` : 'i'} width={round(size * ratio(id))} height={size} {...hidden}>
    <use href={`#ist-${id}`} />
  </svg>
)

export const Coin = ({ n, cls = '' }: { n: number | string; cls?: '' | 'big' | 'sm' }) => (
  <b class={cls ? `coin ${cls}` : 'coin'}>{n}</b>
)

export const Emblem = ({ seat, size = 12 }: { seat: number; size?: number }) => <Icon id={`e${seat + 1}`} size={size} />

// A round badge in the colour of a seat.
export const Mark = ({ seat, size = 18 }: { seat: number | null; size?: number }) => (
  <span class={`mark ${seatClass(seat)}`} style={{ '--z': `${size}px` }} {...hidden}>
    {seat !== null && <Emblem seat={seat} size={size * 0.56} />}
  </span>
)

const Sign = ({ seat, x, y, size }: { seat: number | null; x: number; y: number; size: number }) =>
  seat === null ? null : <use class="sign" href={`#ist-e${seat + 1}`} x={x} y={y} width={size} height={size} />

export type Stack = readonly ('own' | 'neutral')[]

// A merchant on his stack, bottom first; `size` is his width.
export const Merchant = ({ seat, stack = [], size = 26 }: { seat: number | null; stack?: Stack; size?: number }) => {
  const high = 32 + 4 * stack.length
  return (
    <svg class={seatClass(seat)} viewBox={`0 0 28 ${high}`} width={size} height={round((size / 28) * high)} {...hidden}>
      {stack.map((whose, i) => (
        <rect class={`pill ${whose}`} x="3.5" y={high - 5.2 - 4 * i} width="21" height="4.6" rx="2.3" />
      ))}
      <use href="#ist-merchant" width="28" height="32" />
      <Sign seat={seat} x={9} y={18} size={10} />
    </svg>
  )
}

interface FigureProps {
  seat: number | null
  size?: number // its width
}

// A piece in the colour of a seat: its drawing in a box of this size, and where the emblem stands on it.
const figure =
  (id: string, [wide, high]: [number, number], emblem: { x: number; y: number; size: number }) =>
  ({ seat, size = 16 }: FigureProps) => (
    <svg
      class={seatClass(seat)}
      viewBox={`0 0 ${wide} ${high}`}
      width={size}
      height={round((size / wide) * high)}
      {...hidden}
    >
      <use href={`#ist-${id}`} />
      <Sign seat={seat} {...emblem} />
    </svg>
  )

export const Assistant = figure('disc', [32, 32], { x: 8.5, y: 8.5, size: 15 })
export const Family = figure('family', [22, 26], { x: 6.5, y: 14.5, size: 9 })
export const Companion = figure('companion', [28, 32], { x: 8, y: 19, size: 10 })

// The arch of a place with its emblem.
export const Nook = ({ place, family }: { place: number; family: string }) => (
  <svg class="nook" viewBox="0 0 44 54" style={{ '--f': `var(--${family})` }} {...hidden}>
    <use href="#ist-arch" class="if" />
    <use href="#ist-arch" class="rim" x="3" y="3.5" width="38" height="47" />
    <use href={`#ist-p${place}`} x="6" y="15" width="32" height="32" />
  </svg>
)

// The ornament in the corner of a panel.
export const Rose = () => (
  <svg class="orn" viewBox="0 0 32 32" {...hidden}>
    <use href="#ist-rose" />
  </svg>
)

// `have` of `of`: what is missing is faint.
export const Tally = ({ id, have, of, size = 14 }: { id: string; have: number; of: number; size?: number }) => (
  <>
    {Array.from({ length: of }, (_, i) => (
      <Icon id={id} size={size} cls={i < have ? '' : 'ghost'} />
    ))}
  </>
)
