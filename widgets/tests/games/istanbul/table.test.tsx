import { beforeEach, expect, test } from 'vitest'
import istanbul from '../../../src/games/istanbul'
import { click, draw, FakeModel, find, giveWidth, later, press, records, traitsOf } from '../../stage'

const show = (moment: string, more: Record<string, unknown> = {}) => {
  const model = new FakeModel(traitsOf('istanbul', moment, more))
  const widget = istanbul()
  const page = draw(null)
  later(() => {
    widget.initialize({ model })
    widget.render({ el: page })
  })
  return { model, page }
}

const texts = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((node) => node.textContent)
const last = (model: FakeModel) => model.sent.at(-1)

beforeEach(() => {
  giveWidth(1200)
})

test('the root says which game it is, and which position', () => {
  const root = find(show('move').page, '.ist')
  expect(root.className).toBe('ist istanbul-nb-istanbul of-table')
  expect(root.dataset.revision).toBe('1')
})

test('sixteen places, those lit that one can walk to', () => {
  const { page } = show('move')
  expect(page.querySelectorAll('.tile')).toHaveLength(16)
  const lit = [...page.querySelectorAll<HTMLElement>('.tile.lit')].map(({ dataset }) => dataset.place)
  expect(lit.sort()).toEqual(Object.keys(records.istanbul.snaps.move.ask.tiles).sort())
})

test('a click on a lit place walks there', () => {
  const { model, page } = show('move')
  click(page, '[data-place="6"]')
  expect(last(model)).toEqual({ kind: 'do', act: 'move 6', seat: 0, revision: 1 })
})

test('a click elsewhere asks why not', () => {
  const { model, page } = show('move')
  click(page, '[data-place="16"]')
  expect(last(model)).toEqual({ kind: 'why', act: 'move 16', revision: 1 })
})

test('on a phone the first tap shows the place, and its button walks', () => {
  giveWidth(390)
  const { model, page } = show('move')
  click(page, '[data-place="6"]')
  expect(model.kinds()).not.toContain('do')
  click(page, '.prompt .go')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'move 6' })
})

test('arrows lead from tile to tile, and not beyond the edge', () => {
  const { page } = show('move')
  const focused = () => (document.activeElement as HTMLElement).dataset.place
  find(page, '[data-place="7"]').focus() // layout: 15 5 2 14 / 4 12 7 3 / …
  press(page, '[data-place="7"]', 'ArrowRight')
  expect(focused()).toBe('3')
  press(page, '[data-place="3"]', 'ArrowRight')
  expect(focused()).toBe('3')
  press(page, '[data-place="3"]', 'ArrowUp')
  expect(focused()).toBe('14')
})

test('digits lead to a place, two of them to a place above nine', () => {
  const { page } = show('move')
  const focused = () => (document.activeElement as HTMLElement).dataset.place
  press(page, '[data-place="7"]', '1')
  expect(focused()).toBe('1')
  press(page, '[data-place="1"]', '4')
  expect(focused()).toBe('14')
})

test('a refused walk is marked on its tile and told beside the board', () => {
  const { model, page } = show('move')
  later(() => model.tell({ kind: 'refused', text: 'Too far.', rule: '', says: null, act: 'move 16' }))
  expect(find(page, '.tile.refused').dataset.place).toBe('16')
  expect(find(page, '.notice').getAttribute('role')).toBe('alert')
  expect(find(page, '.notice').textContent).toBe('Too far.')
})

test('goods are sold by steppers: the button follows and is shut where nothing is chosen', () => {
  const { model, page } = show('market')
  const button = () => find(page, '.prompt .btn.go')
  expect(button().dataset.act).toBe('sell R2 G B')
  click(page, '[data-good="R"] [aria-label^="Less"], [data-good="R"] button:first-child')
  expect(button().dataset.act).toBe('sell R G B')
  expect(button().textContent).toContain('Sell 3 for 12 lira')
  click(page, '.prompt .btn.go')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'sell R G B' })
})

test('goods that are not there cannot be chosen', () => {
  const { page } = show('market')
  click(page, '[data-good="G"] button:last-child')
  expect(find(page, '[data-good="G"] output').textContent).toBe('1')
  for (const good of ['R', 'R', 'G', 'B']) click(page, `[data-good="${good}"] button:first-child`)
  expect(find(page, '.prompt .btn.go').getAttribute('aria-disabled')).toBe('true')
  expect(find(page, '.prompt [role="status"]').textContent).not.toBe('')
})

test('a number is called by arrows and Enter', () => {
  const { model, page } = show('teahouse')
  expect(page.querySelectorAll('.calls button')).toHaveLength(10)
  press(page, '.calls', 'ArrowRight')
  expect(find(page, '.calls [aria-checked="true"] b').textContent).toBe('9')
  press(page, '.calls', 'Enter')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'call 9' })
})

test('a covered screen shows no hand and opens for whom it is', () => {
  const { model, page } = show('covered')
  expect(page.querySelectorAll('.hand .bonus')).toHaveLength(0)
  click(page, '[data-act="open"]')
  expect(last(model)).toEqual({ kind: 'open', seat: 0 })
})

test('while a bot decides it can be hurried', () => {
  const { model, page } = show('bot')
  expect(find(page, '.prompt h2').textContent).toBe('Boris is deciding where to walk.')
  click(page, '[data-act="bots"]')
  expect(last(model)).toEqual({ kind: 'bot', revision: 4, all: true })
})

test('the own cart tells goods, lira and rubies; rivals open in full', () => {
  const { page } = show('market')
  expect(texts(page, '.side .cart .cash b')).toEqual(['5'])
  expect(texts(page, '.side .cart .stock span > span:last-child').filter((text) => text?.includes('/'))).toContain(
    '2 / 2',
  )
  expect(page.querySelectorAll('.rival')).toHaveLength(2)
  click(page, '.rival')
  expect(find(page, '.peek .cart').getAttribute('aria-label')).toContain('Boris')
})

test('a card in hand that cannot be played asks why', () => {
  const { model, page } = show('move')
  click(page, '.hand .bonus')
  expect(last(model)).toEqual({ kind: 'why', act: 'play family', revision: 1 })
})

test('the end ranks the players by what decided', () => {
  const { page } = show('end')
  expect(texts(page, '.rank tbody th')).toEqual(['Anna', 'Boris'])
  expect(texts(page, '.rank .dec')).toEqual(['1', '0'])
  expect(page.querySelector('.prompt')).toBeNull()
})

test.each(['board', 'cart', 'hand', 'log', 'dice'])('the %s stands on its own', (part) => {
  const { page } = show('move', { part, seat: part === 'cart' || part === 'hand' ? 0 : null })
  expect(find(page, '.ist').className).toContain(`of-${part}`)
  expect(page.querySelectorAll(`.${part === 'dice' ? 'panel.dice' : part}`)).toHaveLength(1)
})

test('a new game begins with whom and what was chosen', () => {
  const { start } = records.istanbul
  const { model, page } = show('none', { start })
  expect(texts(page, '.resume li')).toEqual(['Anna, Boris: round 3'])
  later(() => void find(page, 'form.panel').dispatchEvent(new Event('submit', { cancelable: true })))
  const sent = last(model)
  if (sent?.kind !== 'start') throw new Error('not begun')
  expect(sent.seats).toHaveLength(start.usual)
  expect(sent.seats[0]).toEqual({ name: start.names[0], bot: '' })
  expect(sent.options).toMatchObject({ expansion: start.expansions[0]![0], caravan: false })
})

test('h turns hints on, but not while somebody types', () => {
  const { model, page } = show('move')
  press(page, '[data-place="7"]', 'h', { ctrlKey: true })
  expect(model.get('hints')).toBe(false)
  press(page, '[data-place="7"]', 'h')
  expect(model.get('hints')).toBe(true)
})
