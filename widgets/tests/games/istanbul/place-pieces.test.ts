import { expect, test } from 'vitest'
import { placePieces } from '../../../src/games/istanbul/place-pieces'
import type { Piece } from '../../../src/games/istanbul/protocol'
import { measure, standing } from '../../../src/games/istanbul/size'

const layout = Array.from({ length: 16 }, (_, i) => i + 1)
const wide = measure(900, layout, 4, 3)
const tiny = measure(300, layout, 4, 5)
const piece = (id: string, kind: Piece['kind'], seat: number | null = 0): Piece => ({ id, kind, seat, place: 1 })
const merchant = (seat = 0): Piece => ({ ...piece(`m${seat}`, 'merchant', seat), stack: ['own'] })
const all = [merchant(), piece('f0', 'family'), piece('a0-1', 'assistant')]

test('a merchant alone stands in the middle of the lane of its seat', () => {
  for (const seat of [0, 2]) {
    const [placed] = placePieces([merchant(seat)], wide, 0, false)
    expect(placed!.x + placed!.width / 2).toBeCloseTo(standing(wide, 0, seat).x)
  }
})

test('who stands before a merchant is in front of it and beside each other', () => {
  const [first, family, assistant] = placePieces(all, wide, 0, false)
  expect([first!.piece.id, family!.piece.id, assistant!.piece.id]).toEqual(['m0', 'f0', 'a0-1'])
  expect(family!.front).toBeGreaterThan(first!.front)
  expect(family!.x).toBeLessThan(assistant!.x)
})

test('a merchant steps up for those before it, further where it is pointed at', () => {
  const y = (pieces: Piece[], spread: boolean) => placePieces(pieces, wide, 0, spread)[0]!.y
  expect(y(all, false)).toBeLessThan(y([merchant()], false))
  expect(y(all, true)).toBeLessThan(y(all, false))
})

test('in narrow lanes the rest is counted', () => {
  const placed = placePieces([...all, piece('a0-2', 'assistant')], tiny, 0, false)
  expect(placed.map(({ more }) => more)).toEqual([undefined, 3])
})

test('figures stand at the right edge, two over each other', () => {
  const figures = ['governor', 'smuggler'].map((id) => piece(id, 'figure', null))
  const [one, two] = placePieces(figures, wide, 0, false)
  expect(one!.x).toBe(two!.x)
  expect(two!.y).toBeLessThan(one!.y)
  expect(one!.x + one!.width).toBeLessThanOrEqual(wide.pad + wide.tileWidth)
})

test('every piece is placed, whoever owns it', () => {
  const pieces = [...all, merchant(1), piece('nm0', 'neutral-merchant', null), piece('na0', 'neutral-assistant', null)]
  expect(
    placePieces(pieces, wide, 5, false)
      .map(({ piece: { id } }) => id)
      .sort(),
  ).toEqual(pieces.map(({ id }) => id).sort())
})
