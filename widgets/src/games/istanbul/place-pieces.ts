import type { Piece } from './protocol'
import { corner, type Size, type Spot, standing } from './size'

// A piece with its place in the picture: left, top, width and what lies in front of what.
export interface PlacedPiece extends Spot {
  piece: Piece
  width: number
  front: number
  more?: number // so many instead of a drawing
}

const merchantHeight = (width: number, stack: number) => (width / 28) * (32 + 4 * stack)

// The pieces on one place, each in its seat's lane; what is nobody's stands at the right edge.
export const placePieces = (pieces: Piece[], size: Size, index: number, spread: boolean): PlacedPiece[] => {
  const lanes = pieces.filter(({ seat }) => seat !== null)
  const seats = new Set(lanes.map(({ seat }) => seat!))
  return [
    ...[...seats].flatMap((seat) =>
      lane(
        lanes.filter((piece) => piece.seat === seat),
        size,
        index,
        seat,
        spread,
      ),
    ),
    ...strangers(pieces, size, index),
  ]
}

const narrow = 16 // lanes below that hold one thing: what else is there stands before it, or is counted

const lane = (pieces: Piece[], size: Size, index: number, seat: number, spread: boolean): PlacedPiece[] => {
  const { x, y } = standing(size, index, seat)
  const merchant = pieces.find(({ kind }) => kind === 'merchant')
  const family = pieces.find(({ kind }) => kind === 'family')
  const companion = pieces.find(({ kind }) => kind === 'companion')
  const assistants = pieces.filter(({ kind }) => kind === 'assistant')
  const crowded = [merchant, family, assistants[0]].filter(Boolean).length
  const tight = size.lane < narrow
  const small = crowded > 1 && size.lane < 26 ? Math.max(12, size.small * 0.8) : size.small
  const aside = tight || crowded === 1 ? 0 : small * (merchant ? 0.52 : 0.42)
  const placed: PlacedPiece[] = []
  if (merchant) {
    // Whoever stands before him hides his foot: he steps up, unless his stack has done that already.
    const stack = merchant.stack?.length ?? 0
    const hidden = small * (crowded > 2 ? 0.85 : crowded > 1 ? 0.4 : 0) - (4 * stack * size.merchant) / 28
    const raised = crowded === 1 ? 0 : spread ? small * 0.9 : Math.max(0, hidden)
    placed.push({
      piece: merchant,
      width: size.merchant,
      x: x - size.merchant / 2,
      y: y - merchantHeight(size.merchant, stack) - raised,
      front: 20 + seat,
    })
  }
  if (tight && crowded === 3)
    return [
      ...placed,
      { piece: family!, more: 1 + assistants.length, width: small, x: x - 6, y: y - small + 1, front: 31 + seat },
    ]
  const behind = !merchant && crowded > 1 && (spread || tight) ? small * 0.8 : 0
  if (family)
    placed.push({
      piece: family,
      width: small,
      x: x - aside - small / 2,
      y: y - small * 1.18 + (merchant ? 1 : 0) - behind,
      front: 30 + seat,
    })
  // A companion stands between the merchant and those before him, a little to the right.
  if (companion) {
    const alone = crowded === 0
    placed.push({
      piece: companion,
      width: small * 1.15,
      x: x - small * (alone ? 0.58 : 0.1),
      y: y - small * (alone ? 1.32 : 1.75),
      front: 25 + seat,
    })
  }
  return [
    ...placed,
    ...assistants.map((piece, i) => ({
      piece,
      width: small,
      x: x + aside - small / 2,
      y: y - small + 1 - i * small * 0.3,
      front: 31 + seat + i,
    })),
  ]
}

const strangers = (pieces: Piece[], size: Size, index: number): PlacedPiece[] => {
  const { x, y } = corner(size, index)
  const right = x + size.tileWidth - size.edge + 2
  const foot = y + size.tileHeight - size.foot
  const figures = pieces.filter(({ kind }) => kind === 'figure')
  const merchants = pieces.filter(({ kind }) => kind === 'neutral-merchant')
  const assistants = pieces.filter(({ kind }) => kind === 'neutral-assistant')
  // Two fit into the street, one over the other, and four smaller ones; on tiny tiles more than two stand over the heads.
  const many = figures.length > 2
  const token = size.token * (figures.length < 2 ? 1 : many && size.look !== 'brief' ? 0.72 : 0.88)
  const lift = many && size.look === 'brief tiny' ? 28 : 0
  const high = lift ? 1 : 2
  const left = lift ? right : right - Math.ceil(figures.length / 2) * token
  const step = size.merchant * 0.62
  return [
    ...figures.map(
      (piece, i): PlacedPiece => ({
        piece,
        width: token,
        x: right - token * (1 + Math.floor(i / high)),
        y: foot + 1 - lift - token - (i % high) * (token + 1),
        front: 40,
      }),
    ),
    ...merchants.map(
      (piece, i): PlacedPiece => ({
        piece,
        width: size.merchant,
        x: left - size.merchant - i * step,
        y: foot - merchantHeight(size.merchant, piece.stack?.length ?? 0),
        front: 9 - i,
      }),
    ),
    ...assistants.map(
      (piece, i): PlacedPiece => ({
        piece,
        width: size.small,
        x: left - size.small - i * size.small * 0.7 + (merchants.length ? 3 : 0),
        y: foot - size.small + 1,
        front: 38 - i,
      }),
    ),
  ]
}
