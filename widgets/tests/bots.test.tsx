import { beforeEach, expect, test, vi } from 'vitest'
import { useBots } from '../src/bots'
import { readSnap } from '../src/games/istanbul/unpack'
import { Store } from '../src/model'
import { draw, FakeModel, redraw, traitsOf } from './stage'

const Bots = ({ store }: { store: Store }) => {
  useBots(store)
  return null
}

const watch = (moment: string, more: Record<string, unknown> = {}) => {
  const model = new FakeModel(traitsOf('istanbul', moment, { pace: 1, ...more }))
  const store = new Store(model, { read: readSnap as never })
  return { model, store, page: draw(<Bots store={store} />) }
}

const drives = (model: FakeModel) => model.sent.filter(({ kind }) => kind === 'bot')

beforeEach(() => {
  vi.useFakeTimers()
})

test('a bot decides after a pause that one can follow', () => {
  const { model } = watch('bot')
  vi.advanceTimersByTime(699)
  expect(drives(model)).toEqual([])
  vi.advanceTimersByTime(1)
  expect(drives(model)).toEqual([{ kind: 'bot', revision: 4, all: false }])
})

test('the pause follows the pace', () => {
  const { model } = watch('bot', { pace: 0.5 })
  vi.advanceTimersByTime(350)
  expect(drives(model)).toHaveLength(1)
})

test('nothing is decided for a person, or beside the table', () => {
  for (const { model } of [watch('move'), watch('bot', { part: 'board' })]) {
    vi.advanceTimersByTime(10_000)
    expect(drives(model)).toEqual([])
  }
})

test('a page that is not in front waits until it is', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { model } = watch('bot')
  vi.advanceTimersByTime(10_000)
  expect(drives(model)).toEqual([])
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(drives(model)).toHaveLength(1)
})

test('a page that is closed lets nobody decide', () => {
  const { model, page } = watch('bot')
  redraw(page, null)
  vi.advanceTimersByTime(10_000)
  expect(drives(model)).toEqual([])
})
