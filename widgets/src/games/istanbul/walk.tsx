import { hidden } from '../../attributes'
import { Figure } from './pieces'
import { placePieces } from './place-pieces'
import type { Snap } from './protocol'
import { type Size, type Spot, standing } from './size'

const waist = 22

// Along the streets, and between rows in the gutter that is nearer, so that no name or number is crossed.
const path = (spots: Spot[], size: Size) => {
  const points = spots.flatMap((spot, i) => {
    const last = spots[i - 1]
    if (!last || last.y === spot.y) return [spot]
    const pitch = size.tileWidth + size.gap
    const gutter = size.pad - size.gap / 2 + Math.round((spot.x - size.pad) / pitch) * pitch
    return [{ x: gutter, y: last.y }, { x: gutter, y: spot.y }, spot]
  })
  return `M${points.map(({ x, y }) => `${x} ${y - waist}`).join('L')}`
}

// The way to a place that is pointed at, and a ghost of the piece that would stand there.
export const Walk = ({ snap, size, place }: { snap: Snap; size: Size; place: number }) => {
  const target = snap.ask?.tiles[place]
  const piece = snap.pieces.find(({ id }) => id === target?.piece)
  if (!target || !piece || piece.place === place) return null
  const index = snap.layout.indexOf(place)
  const there = snap.pieces.filter((other) => other.place === place)
  const ghost = placePieces([...there, { ...piece, place }], size, index, false).find(
    (placed) => placed.piece.id === piece.id,
  )!
  const way = [piece.place, ...(target.via ?? []), place].map((passed) =>
    standing(size, snap.layout.indexOf(passed), piece.seat ?? snap.seats.length),
  )
  const line = path(way, size)
  return (
    <>
      <svg class="walk" {...hidden}>
        <path class="u" d={line} />
        <path d={line} />
      </svg>
      <div class="pieces" {...hidden}>
        <span class="pc ghostly" style={{ translate: `${ghost.x}px ${ghost.y}px` }}>
          <Figure piece={piece} width={ghost.width} />
        </span>
      </div>
    </>
  )
}
