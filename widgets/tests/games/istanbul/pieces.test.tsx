import { render } from 'preact'
import { beforeEach, expect, test, vi } from 'vitest'
import { Pieces } from '../../../src/games/istanbul/pieces'
import type { Snap } from '../../../src/games/istanbul/protocol'
import { measure } from '../../../src/games/istanbul/size'
import { istanbulSnap } from '../../stage'

const animate = vi.fn((_: { translate: string }[]) => ({}))
const snap = istanbulSnap('move')
const size = measure(900, snap.layout, snap.columns, 3)
const [here, near, far] = [7, ...snap.layout.filter((place) => place !== 7)] as [number, number, number]

// The merchant of the first seat somewhere else, by the way that the rules told.
const standing = (place: number, route: number[] = []): Snap => ({
  ...snap,
  pieces: snap.pieces.filter(({ id }) => id === 'm0').map((piece) => ({ ...piece, place })),
  effects: route.length ? [{ kind: 'walk', piece: 'm0', route }] : [],
})

const goes = (...snaps: Snap[]) => {
  const root = document.createElement('div')
  document.body.append(root)
  for (const one of snaps) {
    animate.mockClear()
    render(<Pieces snap={one} size={size} pace={1} hover={null} />, root)
  }
  return animate.mock.calls.map(([way]) => way)
}

beforeEach(() => {
  Element.prototype.animate = animate as never
})

test('a piece walks along the way that the rules tell', () => {
  expect(goes(standing(here), standing(far, [here, near, far]))[0]).toHaveLength(3)
})

test('a walk that is taken back goes the same way', () => {
  const [there] = goes(standing(here), standing(far, [here, near, far]))
  const [back] = goes(standing(here), standing(far, [here, near, far]), standing(here))
  expect(back![1]).toEqual(there![1])
  expect(back).toHaveLength(3)
})

test('a way that begins elsewhere is of another walk: the piece goes straight', () => {
  expect(goes(standing(here), standing(far, [near, here, far]))[0]).toHaveLength(2)
})
