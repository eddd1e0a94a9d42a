import { beforeEach, expect, test } from 'vitest'
import { Log } from '../../src/panels/log'
import type { Line, Up } from '../../src/protocol'
import { click, draw, find, giveWidth, istanbulSnap, istanbulWords, press } from '../stage'

beforeEach(() => {
  giveWidth(300)
})

const lines: Line[] = [
  { at: 0, seat: null, text: 'Round 1', round: 1 },
  ...Array.from({ length: 80 }, (_, i) => ({ at: i + 1, seat: 0, text: `step ${i + 1}` })),
]

const show = (step: number) => {
  const sent: Up[] = []
  const snap = { ...istanbulSnap('bot'), step, steps: 80 }
  const page = draw(<Log snap={snap} words={istanbulWords} lines={lines} send={(message) => void sent.push(message)} />)
  return { page, sent }
}

test('the newest lines are drawn, the earlier ones when somebody asks', () => {
  const { page } = show(80)
  expect(page.querySelectorAll('li')).toHaveLength(60)
  click(page, '.btn.quiet')
  expect(page.querySelectorAll('li')).toHaveLength(81)
})

test('the line of the position that is shown is marked, and only that', () => {
  const { page } = show(70)
  expect([...page.querySelectorAll('[aria-current="step"]')].map((node) => node.textContent)).toEqual(['step 70'])
})

test('a line leads to the position after it, the last one to now', () => {
  const { page, sent } = show(80)
  click(page, 'li:nth-last-child(2) .entry')
  click(page, 'li:last-child .entry')
  expect(sent).toEqual([
    { kind: 'look', step: 79 },
    { kind: 'look', step: null },
  ])
})

test('arrows lead from line to line', () => {
  const { page } = show(80)
  find(page, 'li:last-child .entry').focus()
  press(page, 'li:last-child .entry', 'ArrowUp')
  expect(document.activeElement?.textContent).toBe('step 79')
})
