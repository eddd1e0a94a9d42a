import { expect, test } from 'vitest'
import { ownSeat } from '../src/own-seat'
import { istanbulSnap } from './stage'

test('the seat whose eyes it is', () => {
  expect(ownSeat({ ...istanbulSnap('move'), seat: 2 })).toBe(2)
})

test('the seat that the screen is passed to', () => {
  const snap = istanbulSnap('covered')
  expect(ownSeat({ ...snap, cover: { ...snap.cover!, seat: 1 } })).toBe(1)
})

test('else the seat that decides, or the first one', () => {
  const snap = istanbulSnap('end')
  const seats = snap.seats.map((seat, i) => ({ ...seat, turn: false, decides: i === 1 }))
  expect(ownSeat({ ...snap, seat: null, seats })).toBe(1)
  expect(ownSeat({ ...snap, seat: null, seats: seats.map((seat) => ({ ...seat, decides: false })) })).toBe(0)
})
