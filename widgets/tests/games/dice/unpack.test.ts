import { expect, test } from 'vitest'
import { signsOf } from '../../../src/games/dice/lens'
import { readSnap } from '../../../src/games/dice/unpack'
import { diceSnap, diceWords, records } from '../../stage'

const spot = (place: string) => diceSnap('act').ask!.spots[place]!

test('dice are letters, small ones are used', () => {
  const sent = { ...records.dice.snaps.act, roll: 'RgL' }
  expect(readSnap(sent, diceWords).roll).toEqual([
    { face: 'R', used: false },
    { face: 'G', used: true },
    { face: 'L', used: false },
  ])
})

test('what is paid: dice, tokens and lira', () => {
  expect(spot('ruby G').pay).toEqual({ dice: { G: 2 }, tokens: [0, 2, 0, 0, 1], lira: 0 })
  expect(spot('token R').pay).toEqual({ dice: { R: 1 }, tokens: [1, 0, 0, 0, 0], lira: 0 })
  expect(spot('lira').pay).toEqual({ dice: { L: 1 }, tokens: [0, 0, 0, 0, 0], lira: 0 })
  const ask = { ...records.dice.snaps.act.ask, spots: { 'ruby lira': { label: '', pay: '$12' } } }
  expect(readSnap({ ...records.dice.snaps.act, ask }, diceWords).ask!.spots['ruby lira']!.pay?.lira).toBe(12)
})

test('an action that is called like its place is not named again', () => {
  expect(spot('crystal R G').act).toBe('crystal R G')
})

test('a payment is shown one by one', () => {
  expect(signsOf(spot('ruby G').pay!)).toEqual(['dG', 'dG', 'tokG', 'tokG', 'brown'])
  expect(signsOf({ dice: {}, tokens: [0, 0, 0, 0, 0], lira: 7 })).toEqual(['$7'])
})

test('under a question stands how to answer it', () => {
  expect(diceSnap('act').ask!.text).toBe(diceWords.ui['help-reroll'])
})
