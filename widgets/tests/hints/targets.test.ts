import { expect, test } from 'vitest'
import { targets } from '../../src/hints/targets'
import { diceSnap, istanbulSnap, sultanSnap } from '../stage'

const button = (act: string) => `:is(.btn, .offer, .drawn, .else, .square)[data-act="${CSS.escape(act)}"]`

test('every action may be a button', () => {
  expect(targets(istanbulSnap('bot'), 'end')).toEqual([button('end')])
})

test('a walk is clicked on its tile', () => {
  expect(targets(istanbulSnap('move'), 'move 6')).toEqual([button('move 6'), `.tile[data-place="${CSS.escape('6')}"]`])
})

test('goods are put together, a number is one of the bars', () => {
  expect(targets(istanbulSnap('market'), 'sell R2 G B')).toContain('.goods, .checks')
  expect(targets(istanbulSnap('market'), 'sell Y')).not.toContain('.goods, .checks')
  expect(targets(istanbulSnap('teahouse'), 'call 4')).toContain('.calls > :nth-child(2)')
})

test('a reroll points at the first dice with its faces that are not used', () => {
  const snap = diceSnap('act')
  expect(targets(snap, 'reroll G L').slice(1)).toEqual(['[data-key="die\\ 1"]', '[data-key="die\\ 4"]'])
  const used = { ...snap, roll: snap.roll.map((die, i) => ({ ...die, used: i === 1 })) }
  expect(targets(used, 'reroll G').slice(1)).toEqual(['[data-key="die\\ 2"]'])
})

test('a bid is a card and a cushion, and the bag is drawn from', () => {
  const numbers = targets(sultanSnap('bid'), 'bid 11 2').slice(1)
  expect(numbers).toEqual([`.money[data-card="${CSS.escape('11')}"]`, `[data-cushion="${CSS.escape('2')}"]`])
  expect(targets(sultanSnap('offer'), 'draw')).toContain('.sack[data-place="bag"]')
})
