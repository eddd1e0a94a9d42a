import { expect, test } from 'vitest'
import type { Snap } from '../../../src/games/istanbul/protocol'
import { route } from '../../../src/games/istanbul/route'
import { istanbulSnap } from '../../stage'

// 1 2 3
// 4 5 6
const grid: Snap = { ...istanbulSnap('move'), layout: [1, 2, 3, 4, 5, 6], columns: 3 }

test('a walk goes along its row first', () => {
  expect(route(grid, 'm0', 1, 6)).toEqual([1, 2, 3, 6])
})

test('a row does not lead around the edge of the board', () => {
  expect(route(grid, 'm0', 3, 4)).toEqual([3, 2, 1, 4])
})

test('who walks by other means goes straight', () => {
  expect(route(grid, 'f0', 1, 6)).toEqual([1, 6])
  expect(route(grid, 'governor', 1, 6)).toEqual([1, 6])
})

test('the barrier is walked around', () => {
  expect(route({ ...grid, barrier: [1, 2] }, 'm0', 1, 2)).toEqual([1, 4, 5, 2])
})

test('whoever has its token passes the barrier', () => {
  const [first, ...others] = grid.seats
  const seats = [{ ...first!, extras: [['barrier', ''] as [string, string]] }, ...others]
  const shut: Snap = { ...grid, seats, barrier: [1, 2] }
  expect(route(shut, 'm0', 1, 2)).toEqual([1, 2])
  expect(route(shut, 'm1', 1, 2)).toEqual([1, 4, 5, 2])
})

test('a place that cannot be reached is led to straight', () => {
  expect(route({ ...grid, layout: [1, 2], columns: 2, barrier: [1, 2] }, 'm0', 1, 2)).toEqual([1, 2])
})
