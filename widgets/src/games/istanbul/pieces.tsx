import { useLayoutEffect, useRef } from 'preact/hooks'
import { hidden } from '../../attributes'
import { Assistant, Companion, Family, Icon, Merchant, seatClass } from '../../parts/icon'
import { stepTime, tempo } from '../../parts/motion'
import { type PlacedPiece, placePieces } from './place-pieces'
import type { Piece, Snap } from './protocol'
import { corner, type Size, type Spot } from './size'

export const Figure = ({ piece, width }: { piece: Piece; width: number }) => {
  const { id, kind, seat, stack } = piece
  if (kind === 'merchant' || kind === 'neutral-merchant') return <Merchant seat={seat} stack={stack} size={width} />
  if (kind === 'family') return <Family seat={seat} size={width} />
  if (kind === 'companion') return <Companion seat={seat} size={width} />
  return kind === 'figure' ? <Icon id={id} size={width} /> : <Assistant seat={seat} size={width} />
}

const at = ({ x, y }: Spot) => `${Math.round(x * 10) / 10}px ${Math.round(y * 10) / 10}px`

interface Where {
  snap: Snap
  size: Size
  placed: PlacedPiece
}

// The places that a piece passed in the step of a snapshot, if that led it from one place to another.
const passed = ({ effects }: Snap, id: string, from: number, to: number) =>
  effects
    .flatMap((effect) => (effect.kind === 'walk' && effect.piece === id ? [effect.route] : []))
    .find((route) => route[0] === from && route.at(-1) === to)
    ?.slice(1, -1)

// The stations of a piece on its way: the same spot of each tile that it passes.
const stations = (before: Where, { snap, size, placed }: Where): Spot[] => {
  const { id, place } = placed.piece
  const from = before.placed.piece.place
  if (from === place || !snap.layout.includes(from)) return [before.placed, placed]
  const end = corner(size, snap.layout.indexOf(place))
  // Whoever takes a step back walks back.
  const way = passed(snap, id, from, place) ?? passed(before.snap, id, place, from)?.reverse() ?? []
  const between = way.map((via) => {
    const tile = corner(size, snap.layout.indexOf(via))
    return { x: tile.x + placed.x - end.x, y: tile.y + placed.y - end.y }
  })
  return [before.placed, ...between, placed]
}

const OnBoard = ({ placed, snap, size, pace }: Where & { pace: number }) => {
  const node = useRef<HTMLSpanElement>(null)
  const last = useRef<Where | null>(null)
  useLayoutEffect(() => {
    const before = last.current
    last.current = { placed, snap, size }
    const factor = tempo(pace)
    if (!before || !factor || before.size.tileWidth !== size.tileWidth || at(before.placed) === at(placed)) return
    const way = stations(before, last.current)
    const time = before.snap === snap ? stepTime / 2 : stepTime * (way.length - 1)
    node.current?.animate(
      way.map((spot) => ({ translate: at(spot) })),
      { duration: time * factor, easing: 'cubic-bezier(.3, .1, .2, 1)' },
    )
  })
  return (
    <span ref={node} class="pc" style={{ translate: at(placed), zIndex: placed.front }} data-piece={placed.piece.id}>
      {placed.more ? (
        <b class={`more ${seatClass(placed.piece.seat)}`}>{placed.more}</b>
      ) : (
        <Figure piece={placed.piece} width={placed.width} />
      )}
    </span>
  )
}

// All pieces in one layer over the tiles. On the tile that is pointed at they step apart.
export const Pieces = ({ snap, size, pace, hover }: { snap: Snap; size: Size; pace: number; hover: number | null }) => {
  const placed = snap.layout.flatMap((place, index) =>
    placePieces(
      snap.pieces.filter((piece) => piece.place === place),
      size,
      index,
      hover === place,
    ),
  )
  placed.sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1))
  return (
    <div class="pieces" {...hidden}>
      {placed.map((one) => (
        <OnBoard key={one.piece.id} placed={one} snap={snap} size={size} pace={pace} />
      ))}
    </div>
  )
}
