import { beforeEach, expect, test } from 'vitest'
import dice from '../../../src/games/dice'
import { click, draw, FakeModel, find, giveWidth, later, press, records, traitsOf } from '../../stage'

const show = (moment: string, more: Record<string, unknown> = {}) => {
  const model = new FakeModel(traitsOf('dice', moment, more))
  const widget = dice()
  const page = draw(null)
  later(() => {
    widget.initialize({ model })
    widget.render({ el: page })
  })
  return { model, page }
}

const last = (model: FakeModel) => model.sent.at(-1)

beforeEach(() => {
  giveWidth(1200)
})

test('what can be taken is lit', () => {
  const { page } = show('act')
  const lit = [...page.querySelectorAll<HTMLElement>('.spot.lit .do')].map(({ dataset }) => dataset.spot)
  expect([...new Set(lit)].sort()).toEqual(Object.keys(records.dice.snaps.act.ask.spots).sort())
})

test('a click takes it, or asks why not', () => {
  const { model, page } = show('act')
  click(page, '[data-spot="crystal R G"]')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'crystal R G' })
  click(page, '[data-spot="token Y"]')
  expect(last(model)).toMatchObject({ kind: 'why', act: 'token Y' })
})

test('what can be paid otherwise has a second button', () => {
  const { model, page } = show('act')
  click(page, '[data-act="choose token G"]')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'choose token G' })
  expect(page.querySelector('[data-act="choose lira"]')).toBeNull()
})

const point = (page: ParentNode, place: string) =>
  later(() => {
    const event = Object.assign(new Event('pointerenter'), { pointerType: 'mouse' })
    find(page, `[data-spot="${place}"]`).dispatchEvent(event)
  })

const marked = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLElement>('.die.marked')].map(({ dataset }) => dataset.face)

test('pointing marks the dice and tokens that would be taken', () => {
  const { page } = show('act')
  point(page, 'ruby G')
  expect(marked(page)).toEqual(['G', 'G'])
  expect([...page.querySelectorAll('.side .cart em')].map((node) => node.textContent)).toEqual(['−2', '−1'])
  expect(find(page, '.lens').textContent).toContain(records.dice.snaps.act.ask.spots['ruby G'].label)
})

test('of two dice with the same face as many are marked as it takes', () => {
  const { page } = show('act')
  point(page, 'crystal R G')
  expect(marked(page)).toEqual(['R', 'G'])
})

test('picked dice are rolled again, and their chances asked for', () => {
  const { model, page } = show('act')
  click(page, '[data-key="die 1"]')
  click(page, '[data-key="die 4"]')
  expect(last(model)).toEqual({ kind: 'odds', act: 'reroll G L', revision: 1 })
  click(page, '[data-act="reroll G L"]')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'reroll G L' })
})

test('the number of a die picks it up and puts it back, r rolls', () => {
  const { model, page } = show('act')
  press(page, '.board', '1')
  expect(find(page, '[data-key="die 0"]').getAttribute('aria-pressed')).toBe('true')
  press(page, '.board', '1')
  expect(find(page, '[data-key="die 0"]').getAttribute('aria-pressed')).toBe('false')
  press(page, '.board', '4')
  press(page, '.board', 'r')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'reroll B' })
})

test('on a phone the first tap shows what a place would do', () => {
  giveWidth(390)
  const { model, page } = show('act')
  click(page, '[data-spot="two"]')
  expect(model.kinds()).not.toContain('do')
  click(page, '.dock .go')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'two' })
})
