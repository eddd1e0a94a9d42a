import { expect, test } from 'vitest'
import { listGoods, percent, rerollAction, wantsOdds, writeFaces } from '../../../src/games/dice/controls'
import { diceSnap, istanbulSnap } from '../../stage'

test('faces are written as the words of an action, in the order of the goods', () => {
  expect(writeFaces(['G', 'R', 'G', 'C'])).toEqual(['R', 'G2', 'C'])
  expect(writeFaces([])).toEqual([])
})

test('dice that are picked up are rolled again', () => {
  const snap = diceSnap('act') // R G G B L
  expect(rerollAction({ snap, picked: new Set([1, 2, 4]) })).toBe('reroll G2 L')
})

test('a price is told good by good', () => {
  expect(listGoods('R3')).toEqual(['R', 'R', 'R'])
  expect(listGoods('R G Y B')).toEqual(['R', 'G', 'Y', 'B'])
})

test('only what is certain is nothing or everything', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%'])
})

test('chances are shown in a lesson only where it wants them', () => {
  const { lesson } = istanbulSnap('lesson')
  const snap = diceSnap('act')
  expect(wantsOdds(snap)).toBe(true)
  expect(wantsOdds({ ...snap, lesson })).toBe(false)
  expect(wantsOdds({ ...snap, lesson: { ...lesson!, shows: ['odds'] } })).toBe(true)
})
