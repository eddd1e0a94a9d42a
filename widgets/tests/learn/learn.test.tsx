import { beforeAll, expect, test } from 'vitest'
import { readSnap } from '../../src/games/istanbul/unpack'
import { Learn } from '../../src/learn/learn'
import { Store, useStore } from '../../src/model'
import type { Lesson } from '../../src/protocol'
import { click, draw, FakeModel, find, later, press, records, traitsOf, useSharedParts } from '../stage'

beforeAll(useSharedParts)

const recorded = records.istanbul.snaps.lesson.lesson as unknown as Lesson

const Table = ({ store }: { store: Store }) => (
  <div class="ist">
    <Learn store={useStore(store)} />
    <input class="name" />
  </div>
)

const show = (more: Partial<Lesson> = {}) => {
  const lesson = { ...recorded, ...more }
  const model = new FakeModel(traitsOf('istanbul', 'lesson', { snap: { ...records.istanbul.snaps.lesson, lesson } }))
  const page = draw(<Table store={new Store(model, { read: readSnap as never })} />)
  const change = (next: Partial<Lesson>) =>
    later(() => model.change({ snap: { ...records.istanbul.snaps.lesson, lesson: { ...lesson, ...next } } }))
  return { model, page, change }
}

const last = (model: FakeModel) => model.sent.at(-1)

test('a step has its heading, its text and its task', () => {
  const { page } = show()
  expect(find(page, 'h2').textContent).toBe('One step')
  expect(find(page, '.reading p:last-child b').textContent).toBe('one or two steps')
  expect(find(page, '.task').textContent).toContain(recorded.task)
  expect(page.querySelectorAll('.dashes i')).toHaveLength(4)
})

test('what the lesson does not want steps back', () => {
  expect(find(show().page, '.learn').dataset.hides).toBe('rivals cart hand log question')
  expect(find(show({ shows: ['hand', 'log'] }).page, '.learn').dataset.hides).toBe('rivals cart question')
})

test('while the task is open there is a hint and no next step', () => {
  const { model, page } = show()
  expect(page.querySelector('[data-act="lesson-next"]')).toBeNull()
  click(page, '[data-act="lesson-hint"]')
  expect(last(model)).toEqual({ kind: 'lesson', what: 'hint' })
  click(page, '[data-act="lesson-show"]')
  expect(last(model)).toEqual({ kind: 'lesson', what: 'show' })
})

test('what is done is praised in place of the task, and one goes on', () => {
  const { model, page, change } = show()
  change({ done: 'Well walked.', next: 'step' })
  expect(page.querySelector('.task')).toBeNull()
  expect(find(page, '.praise').textContent).toBe('Well walked.')
  expect(find(page, '.learn').className).toContain('at-rest')
  click(page, '[data-act="lesson-next"]')
  expect(last(model)).toEqual({ kind: 'lesson', what: 'next' })
})

test('a mistake is answered with its rule', () => {
  const { page } = show({ answer: { text: 'Too far.', rule: 'ist.move.steps', says: ['Steps', 'One or two.'] } })
  expect(find(page, '[role="alert"]').textContent).toContain('Too far.')
  expect(find(page, '.cite code').textContent).toBe('ist.move.steps')
  expect(find(page, '.learn').className).toContain('astray')
})

test('a quick question takes an answer once; a wrong one stays, struck out', () => {
  const options = [
    { text: 'One', tried: true, right: false },
    { text: 'Two', tried: false, right: false },
  ]
  const { model, page } = show({ task: null, options })
  click(page, '[data-option="0"]')
  expect(model.kinds()).not.toContain('lesson')
  expect(find(page, '[data-option="0"]').className).toBe('wrong')
  click(page, '[data-option="1"]')
  expect(last(model)).toEqual({ kind: 'lesson', what: 'choose', option: 1 })
})

test('after the right answer nothing is left to choose', () => {
  const options = [
    { text: 'One', tried: false, right: false },
    { text: 'Two', tried: true, right: true },
  ]
  const { model, page } = show({ task: null, options })
  click(page, '[data-option="0"]')
  expect(model.kinds()).not.toContain('lesson')
})

test('N goes on and H asks for a hint, but not where somebody types or with Ctrl', () => {
  const { model, page } = show({ next: 'step' })
  press(page, '.name', 'n', { code: 'KeyN' })
  press(page, 'h2', 'n', { code: 'KeyN', ctrlKey: true })
  expect(model.kinds()).not.toContain('lesson')
  press(page, 'h2', 'n', { code: 'KeyN' })
  expect(last(model)).toEqual({ kind: 'lesson', what: 'next' })
  press(page, 'h2', 'h', { code: 'KeyH' })
  expect(last(model)).toEqual({ kind: 'lesson', what: 'hint' })
})

test('a key that is held goes one step only', () => {
  const { model, page } = show({ next: 'step' })
  press(page, 'h2', 'n', { code: 'KeyN', repeat: true })
  expect(model.kinds()).not.toContain('lesson')
})

test('Enter that is held presses a button of the lesson once', () => {
  const { page } = show()
  const held = (selector: string) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    find(page, selector).dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(held('[data-act="lesson-hint"]')).toBe(true)
  expect(held('.name')).toBe(false)
})

test('N does nothing before the task is done', () => {
  const { model, page } = show({ next: null })
  press(page, 'h2', 'n', { code: 'KeyN' })
  expect(model.kinds()).not.toContain('lesson')
})

test('the contents open a lesson', () => {
  const { model, page } = show()
  click(page, '.course .tool')
  expect(page.querySelector('.page')).toBeNull()
  click(page, '[data-lesson="moving"]')
  expect(last(model)).toEqual({ kind: 'lesson', what: 'open', lesson: 'moving' })
  expect(page.querySelector('.contents')).toBeNull()
})

test('a puzzle counts turns, and words that were explained are kept', () => {
  const { page } = show({ turns: { made: 2, best: 3 }, glossary: [['ruby', 'Ruby', 'What wins.']] })
  expect([...page.querySelectorAll('.turns-made b')].map((node) => node.textContent)).toEqual(['2', '3'])
  expect(find(page, '.glossary dd').textContent).toBe('What wins.')
})

test('a second click of a double click goes no further', () => {
  const { model, page } = show({ next: 'step' })
  later(
    () =>
      void find(page, '[data-act="lesson-next"]').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true })),
  )
  expect(model.kinds()).not.toContain('lesson')
})
