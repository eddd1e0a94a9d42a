import { beforeEach, expect, test } from 'vitest'
import plain from '../../../src/games/plain'
import { click, draw, FakeModel, find, giveWidth, later, records, traitsOf } from '../../stage'

const show = (moment: string, more: Record<string, unknown> = {}) => {
  const model = new FakeModel(traitsOf('plain', moment, more))
  const widget = plain()
  const page = draw(null)
  later(() => {
    widget.initialize({ model })
    widget.render({ el: page })
  })
  return { model, page }
}

const last = (model: FakeModel) => model.sent.at(-1)
const texts = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((node) => node.textContent?.trim())

beforeEach(() => {
  giveWidth(900)
})

test('everything that can be done has a button', () => {
  const { model, page } = show('mark')
  expect(texts(page, '.acts .btn')).toEqual([2, 3, 4, 6, 7, 8, 9].map((cell) => `mark ${cell}`))
  click(page, '.btn[data-act="mark 9"]')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'mark 9', seat: 0 })
})

test('a grid is drawn row by row, and a cell that names an action does it', () => {
  const { model, page } = show('mark')
  expect([...page.querySelectorAll('.squares tr')].map((row) => row.textContent)).toEqual(['O23', '4X6', '789'])
  expect(page.querySelectorAll('.square.lit')).toHaveLength(7)
  click(page, '.square[data-act="mark 3"]')
  expect(last(model)).toMatchObject({ kind: 'do', act: 'mark 3' })
})

test('nothing can be pressed on the board while nobody here is asked', () => {
  const { page } = show('mark', { snap: { ...traitsOf('plain', 'mark').snap, ask: null } })
  expect(page.querySelectorAll('.square')).toHaveLength(9)
  expect(page.querySelectorAll('.square.lit, .acts .btn')).toHaveLength(0)
})

test('entries are lines, groups and tables; the row of who decides is marked', () => {
  const { page } = show('entries')
  expect(texts(page, '.board > .blocks > .block > h3')).toContain('Printed')
  expect(texts(page, '.fact b')).toContain('Hand')
  expect(texts(page, '.players thead th').slice(0, 2)).toEqual(['Colour', 'Cards'])
  expect(texts(page, '.players tbody th')).toEqual(['Anna', 'Borisbot', 'Chenbot'])
  expect(texts(page, '.players .now th')).toEqual(['Anna'])
})

test('a covered table shows no hand and lets its owner take the screen', () => {
  const { model, page } = show('covered')
  expect(texts(page, '.fact b')).not.toContain('Hand')
  click(page, '[data-act="open"]')
  expect(last(model)).toMatchObject({ kind: 'open', seat: 0 })
})

test('on a phone players and log are behind tabs', () => {
  giveWidth(380)
  const { page } = show('mark')
  expect(page.querySelector('.players, .log')).toBeNull()
  click(page, '.nav button:nth-child(2)')
  expect(texts(page, '.players tbody th')).toEqual(['Anna', 'Boris'])
  expect(page.querySelector('.board, .prompt')).toBeNull()
})

test('each part stands alone', () => {
  for (const [part, selector] of [
    ['board', '.board'],
    ['cart', '.players'],
    ['hand', '.players'],
    ['log', '.log'],
  ] as const)
    expect(find(show('mark', { part }).page, selector)).toBeTruthy()
})

test('options are chosen from lists and sent as they are', () => {
  const options = [
    { name: 'size', label: 'Size', choices: [[3, '3'], [4, 'four']], usual: 4 }, // biome-ignore format: pairs
    { name: 'wild', label: 'Wild', choices: [[false, 'no'], [true, 'yes']], usual: false }, // biome-ignore format: pairs
  ]
  const { model, page } = show('', { start: { ...records.plain.start, options } })
  const select = find(page, '.setting select') as HTMLSelectElement
  expect(select.value).toBe('1')
  later(() => {
    select.value = '0'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  click(page, 'button[type="submit"]')
  expect(last(model)).toMatchObject({ kind: 'start', options: { size: 3, wild: false } })
})
