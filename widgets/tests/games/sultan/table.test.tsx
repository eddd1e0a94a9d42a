import { beforeEach, expect, test } from 'vitest'
import sultan from '../../../src/games/sultan'
import { click, draw, FakeModel, find, giveWidth, later, press, traitsOf } from '../../stage'

const show = (moment: string, more: Record<string, unknown> = {}) => {
  const model = new FakeModel(traitsOf('sultan', moment, more))
  const widget = sultan()
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

test('the first player draws from the bag', () => {
  const { model, page } = show('offer')
  click(page, '.sack.lit')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'draw' })
})

test('a card and a cushion are clicked; the question follows', () => {
  const { model, page } = show('bid')
  click(page, '[data-card="11"]')
  expect(find(page, '.prompt h2').textContent).toContain('11')
  click(page, '[data-cushion="2"]')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'bid 11 2' })
})

test('the chance of the chosen card stands at each cushion', () => {
  const { page } = show('bid')
  click(page, '[data-card="11"]')
  expect(
    [...page.querySelectorAll('.cushion .flag')].map((node) => Number.parseInt(node.textContent ?? '', 10)),
  ).toEqual([75, 75])
})

test('Escape puts a chosen card back', () => {
  const { page } = show('bid')
  click(page, '[data-card="11"]')
  press(page, '.cushion', 'Escape')
  expect(page.querySelector('.money.chosen')).toBeNull()
})

test('two digits find a card', () => {
  const { page } = show('bid')
  press(page, '.cards', '1')
  press(page, '.cards', '5')
  expect((document.activeElement as HTMLElement).dataset.card).toBe('15')
})

test('a hand that is not for these eyes lies face down', () => {
  const { page } = show('bid', { snap: { ...traitsOf('sultan', 'bid').snap, hand: null, ask: null } })
  expect(page.querySelectorAll('.money')).toHaveLength(0)
  expect(page.querySelectorAll('.hand .cards svg')).toHaveLength(5)
})
