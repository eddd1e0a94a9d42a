import { expect, test } from 'vitest'
import { corner, measure, outerHeight, outerWidth, standing } from '../../../src/games/istanbul/size'

const layout = Array.from({ length: 16 }, (_, i) => i + 1)

test.each([
  [900, ''],
  [640, 'snug'],
  [390, 'brief'],
  [300, 'brief tiny'],
])('a board fits into %i pixels', (room, look) => {
  const size = measure(room, layout, 4, 5)
  expect(size.look).toBe(look)
  expect(outerWidth(size)).toBeLessThanOrEqual(room)
  expect(size.rows).toBe(4)
})

test('tiles do not overlap, and the last one ends inside the board', () => {
  const size = measure(900, layout, 4, 3)
  expect(corner(size, 1).x - corner(size, 0).x).toBe(size.tileWidth + size.gap)
  expect(corner(size, 4)).toEqual({ x: size.pad, y: size.pad + size.tileHeight + size.gap })
  expect(corner(size, 15).x + size.tileWidth + size.pad).toBe(outerWidth(size))
  expect(corner(size, 15).y + size.tileHeight + size.pad).toBe(outerHeight(size))
})

test('each of five seats has a lane of its own on a tile', () => {
  const size = measure(900, layout, 4, 5)
  const lanes = [0, 1, 2, 3, 4].map((seat) => standing(size, 0, seat).x)
  expect(lanes).toEqual([...lanes].sort((a, b) => a - b))
  expect(new Set(lanes).size).toBe(5)
  expect(Math.max(...lanes)).toBeLessThan(corner(size, 0).x + size.tileWidth)
})
