import { beforeAll, expect, test } from 'vitest'
import { readSnap } from '../../src/games/istanbul/unpack'
import { Aside } from '../../src/hints/aside'
import { percent } from '../../src/hints/chances'
import { Store, useStore } from '../../src/model'
import { click, draw, FakeModel, find, istanbulWords, later, traitsOf, useSharedParts } from '../stage'

beforeAll(useSharedParts)

const hints = {
  kind: 'hints',
  revision: 1,
  step: 0,
  seat: 0,
  language: 'en',
  hints: [
    { act: 'move 11', label: 'Walk to 11', then: '', reason: 'Goods are wanted there.', chance: 0.41 },
    { act: 'move 2', label: 'Walk to 2', then: 'fill up', reason: '', chance: 0.38 },
  ],
  odds: [],
  chances: [0.5, 0.3, 0.2],
}

const show = () => {
  const model = new FakeModel(traitsOf('istanbul', 'move', { hints: true }))
  const store = new Store(model, { read: readSnap as never })
  const page = draw(<Table store={store} />)
  return { model, page, redraw: () => later(() => model.tell(hints)) }
}

const Table = ({ store }: { store: Store }) => {
  const { heard } = useStore(store)
  return (
    <div class="ist" data-heard={Object.keys(heard).join()}>
      <Aside store={store} />
    </div>
  )
}

test('hints are asked for where they are wanted', () => {
  const { model, page } = show()
  expect(model.sent).toContainEqual({ kind: 'hints', revision: 1, step: 0 })
  expect(page.querySelectorAll('.hint')).toHaveLength(0)
  click(page, '[data-act="stop"]')
  expect(model.sent.at(-1)).toEqual({ kind: 'stop' })
})

test('the best comes first, with its reason; a click carries it out', () => {
  const { model, page, redraw } = show()
  redraw()
  expect([...page.querySelectorAll('.hint > span > b')].map((node) => node.textContent)).toEqual([
    'Walk to 11',
    'Walk to 2',
  ])
  expect(find(page, '.hint.best em').textContent).toBe('Goods are wanted there.')
  click(page, '[data-hint="move 2"]')
  expect(model.sent.at(-1)).toMatchObject({ kind: 'do', act: 'move 2' })
})

test('hints of another position are not shown', () => {
  const { model, page } = show()
  later(() => model.tell({ ...hints, revision: 7 }))
  expect(page.querySelectorAll('.hint')).toHaveLength(0)
})

test('the chances of all seats are told together', () => {
  const { page, redraw } = show()
  redraw()
  const told = find(page, '.odds-of').getAttribute('aria-label')
  expect(told).toMatch(/Anna 50.*Boris 30.*Chen 20/)
})

test('only what is certain is 0 or 100 per cent', () => {
  const numbers = [0, 0.004, 0.006, 0.996, 1].map((chance) => percent(chance, istanbulWords).replace(/\s?%/, ''))
  expect(numbers).toEqual(['0', '<1', '1', '>99', '100'])
})
