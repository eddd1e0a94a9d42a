import { useRef, useState } from 'preact/hooks'
import { classes, hidden } from '../../attributes'
import { lookup } from '../../lookup'
import { memo } from '../../memo'
import type { Notice, Send } from '../../model'
import { say } from '../../text'
import { occupants } from './occupants'
import { Pieces } from './pieces'
import type { Snap, Words } from './protocol'
import { corner, outerHeight, outerWidth, type Size } from './size'
import { Tile, type TileHandlers } from './tile'
import { Walk } from './walk'

interface BoardProps {
  snap: Snap
  words: Words
  size: Size
  pace: number
  send: Send
  undo: () => void
  notice: Notice | null
  hover: number | null
  setHover: (place: number | null) => void
  twoTaps: boolean
  lens: string
}

const digitTime = 700
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const range = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)

// Lines in the grout, and a star where four tiles meet.
const Grout = memo(({ size, stars }: { size: Size; stars?: boolean }) => {
  const across = range(size.columns).map((i) => size.pad - size.gap / 2 + i * (size.tileWidth + size.gap))
  const down = range(size.rows).map((i) => size.pad - size.gap / 2 + i * (size.tileHeight + size.gap))
  const half = size.star / 2
  return stars ? (
    <svg class="lace stars" {...hidden}>
      {across.map((x) =>
        down.map((y) => <use href="#ist-star" x={x - half} y={y - half} width={size.star} height={size.star} />),
      )}
    </svg>
  ) : (
    <svg class="lace" {...hidden}>
      <path
        d={
          across.map((x) => `M${x} 0V${outerHeight(size)}`).join('') +
          down.map((y) => `M0 ${y}H${outerWidth(size)}`).join('')
        }
      />
    </svg>
  )
})

// The barrier lies across the gap between two tiles; between two rows it leaves room for the flag of the lower one.
const Barrier = ({ size, spots: [one, two] }: { size: Size; spots: [number, number] }) => {
  const [a, b] = [corner(size, one), corner(size, two)]
  const beside = Math.abs(one - two) === 1
  const long = beside ? size.tileHeight * 0.66 : size.tileWidth * 0.48
  const [x, y] = [
    beside ? (a.x + b.x + size.tileWidth) / 2 : a.x + long / 2,
    (a.y + b.y + size.tileHeight) / 2 - (beside ? 0 : 3),
  ]
  return (
    <svg class="lace beam" {...hidden}>
      <use
        href="#ist-barrier"
        x={-long / 2}
        y={-long / 8}
        width={long}
        height={long / 4}
        transform={`translate(${x} ${y})${beside ? ' rotate(90)' : ''}`}
      />
    </svg>
  )
}

export const Board = ({ snap, words, size, pace, send, undo, notice, hover, setHover, twoTaps, lens }: BoardProps) => {
  const { ask, layout, columns, revision } = snap
  const board = useRef<HTMLDivElement>(null)
  const typed = useRef({ digits: '', at: 0 })
  const [cursor, setCursor] = useState({ revision, place: 0 })
  const [half, setHalf] = useState({ revision, place: 0 })

  const decides = snap.seats.findIndex((seat) => seat.decides)
  const here = snap.pieces.find(({ kind, seat }) => kind === 'merchant' && seat === decides)?.place ?? lookup(layout, 0)
  const focusable = cursor.revision === revision && cursor.place ? cursor.place : here
  const verb = Object.values(ask?.tiles ?? {})[0]?.act.split(' ')[0] ?? 'move'

  const why = (place: number) => send({ kind: 'why', act: `${verb} ${place}`, revision })
  const first = half.revision === revision ? half.place : 0 // of two places
  const pairs = ask?.tiles[first]?.pairs
  const act = (place: number) => {
    const target = ask?.tiles[place]
    if (pairs && (pairs[place] || place === first)) {
      setHalf({ revision, place: 0 })
      if (pairs[place]) send({ kind: 'do', act: pairs[place], seat: snap.seat, revision })
    } else if (!target) why(place)
    else if (target.pairs) setHalf({ revision, place })
    else if (twoTaps && hover !== place) setHover(place)
    else send({ kind: 'do', act: target.act, seat: snap.seat, revision })
  }
  const walkTo = (place: number | undefined) => {
    if (!place || !layout.includes(place)) return
    setCursor({ revision, place })
    board.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }
  const typeDigit = (digit: string) => {
    const { digits, at } = typed.current
    const soon = performance.now() - at < digitTime
    const number = soon && layout.includes(+(digits + digit)) ? digits + digit : digit
    typed.current = { digits: number, at: performance.now() }
    walkTo(+number)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (!/^\d$/.test(key)) typed.current.digits = ''
    const index = layout.indexOf(focusable)
    const arrow = arrows[key]
    if (arrow) {
      const [right, down] = arrow
      const column = (index % columns) + right
      if (column >= 0 && column < columns) walkTo(layout[index + right + down * columns])
    } else if (/^\d$/.test(key)) typeDigit(key)
    else if (key === '?') why(focusable)
    else if (key === 'u') undo()
    else if (key === 'Escape') setHover(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const handlers = useRef<TileHandlers | null>(null)
  handlers.current = {
    act,
    enter: (place) => twoTaps || setHover(place),
    leave: () => twoTaps || setHover(null),
    focused: (place, visibly) => {
      setCursor({ revision, place })
      if (visibly) setHover(place)
    },
  }

  return (
    <div
      ref={board}
      class={classes('board', size.look, ask?.board && 'ask', snap.step < snap.steps && 'past')}
      role="group"
      aria-label={say(words, 'board')}
      style={{
        '--cols': columns,
        '--tw': `${size.tileWidth}px`,
        '--th': `${size.tileHeight}px`,
        '--gap': `${size.gap}px`,
        '--pad': `${size.pad}px`,
        '--zoom': Math.min(1, (size.tileWidth - 53) / 97),
      }}
      onKeyDown={press}
    >
      <Grout size={size} />
      {layout.map((place) => (
        <Tile
          key={place}
          place={place}
          shown={lookup(snap.places, place)}
          here={occupants(place, snap, words)}
          target={ask?.tiles[place]}
          words={words}
          brief={size.look.startsWith('brief')}
          states={{
            lit: pairs ? !!pairs[place] : !!ask?.tiles[place],
            first: place === first,
            here: place === here && decides >= 0,
            hover: place === hover,
            refused: notice?.kind === 'refused' && notice.act === `${verb} ${place}`,
          }}
          focusable={place === focusable}
          describedby={place === hover && !twoTaps ? lens : undefined}
          handlers={handlers}
        />
      ))}
      <Grout size={size} stars />
      {snap.barrier && (
        <Barrier size={size} spots={[layout.indexOf(snap.barrier[0]), layout.indexOf(snap.barrier[1])]} />
      )}
      {hover !== null && <Walk snap={snap} size={size} place={hover} />}
      <Pieces snap={snap} size={size} pace={pace} hover={hover} />
    </div>
  )
}
