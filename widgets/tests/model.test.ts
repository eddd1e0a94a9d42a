import { beforeEach, expect, test, vi } from 'vitest'
import { readSnap } from '../src/games/istanbul/unpack'
import { Store } from '../src/model'
import { FakeModel, records, traitsOf } from './stage'

const table = (moment = 'move', more = {}) => {
  const model = new FakeModel(traitsOf('istanbul', moment, more))
  return { model, store: new Store(model, { face: 'istanbul', read: readSnap as never }) }
}

const next = (more: object = {}) => ({ ...records.istanbul.snaps.move, revision: 2, step: 1, steps: 1, ...more })
const line = (at: number, text: string) => ({ at, seat: 0, text })
const walk = { kind: 'do', act: 'move 6', seat: 0, revision: 1 } as const

beforeEach(() => {
  vi.useFakeTimers()
})

test('the second click of a double click is no second answer', () => {
  const { model, store } = table()
  store.send(walk)
  store.send({ ...walk, act: 'move 9' })
  expect(model.sent.filter(({ kind }) => kind === 'do')).toEqual([walk])
})

test('half a second later the same question can be answered again', () => {
  const { model, store } = table()
  store.send(walk)
  vi.advanceTimersByTime(501)
  store.send(walk)
  expect(model.kinds().filter((kind) => kind === 'do')).toHaveLength(2)
})

test('a new question can be answered at once', () => {
  const { model, store } = table()
  store.send(walk)
  model.change({ snap: next() })
  store.send({ ...walk, revision: 2 })
  expect(model.kinds().filter((kind) => kind === 'do')).toHaveLength(2)
})

test('a bot is driven once for each position', () => {
  const { model, store } = table('bot')
  store.drive(4)
  store.drive(4)
  store.drive(5)
  expect(model.sent.filter(({ kind }) => kind === 'bot')).toEqual([
    { kind: 'bot', revision: 4, all: false },
    { kind: 'bot', revision: 5, all: false },
  ])
})

test('undo is sent with the revision, or says why it cannot be', () => {
  const { model, store } = table('move')
  model.change({ snap: next({ undo: null }) })
  store.undo()
  expect(model.sent.at(-1)).toEqual({ kind: 'undo', revision: 2 })
  model.change({ snap: next({ revision: 3, undo: 'Dice were rolled.' }) })
  store.undo()
  expect(model.kinds().filter((kind) => kind === 'undo')).toHaveLength(1)
  expect(store.notice).toMatchObject({ kind: 'refused', text: 'Dice were rolled.' })
})

test('the whole log is asked for at first, then news are added', () => {
  const { model, store } = table()
  expect(model.kinds()).toEqual(['log'])
  model.tell({ kind: 'log', lines: [line(0, 'Round 1')] })
  model.change({ snap: next({ news: [line(1, 'Anna walks.')] }) })
  expect(store.lines.map(({ text }) => text)).toEqual(['Round 1', 'Anna walks.'])
  expect(model.kinds()).toEqual(['log'])
})

test('what was undone leaves the log', () => {
  const { model, store } = table()
  model.tell({ kind: 'log', lines: [line(0, 'Round 1')] })
  model.change({ snap: next({ news: [line(1, 'Anna walks.')] }) })
  model.change({ snap: next({ revision: 3, step: 0, steps: 0, news: [] }) })
  expect(store.lines.map(({ text }) => text)).toEqual(['Round 1'])
})

test('a revision that was missed lets the whole log be asked for again', () => {
  const { model } = table()
  model.change({ snap: next({ revision: 3 }) })
  expect(model.kinds()).toEqual(['log', 'log'])
})

test('so does another language', () => {
  const { model } = table()
  model.change({ words: { ...records.istanbul.words, language: 'ru' } })
  expect(model.kinds()).toEqual(['log', 'log'])
})

test('a look back leaves the log alone', () => {
  const { model, store } = table()
  model.tell({ kind: 'log', lines: [line(0, 'Round 1')] })
  model.change({ snap: next({ step: 0, steps: 4, revision: 9 }) })
  expect(store.lines).toHaveLength(1)
  expect(model.kinds()).toEqual(['log'])
})

test('a notice fades by itself, and a refusal with the next position', () => {
  const { model, store } = table()
  model.tell({ kind: 'told', text: 'Saved.' })
  expect(store.notice).toMatchObject({ text: 'Saved.' })
  vi.advanceTimersByTime(9_001)
  expect(store.notice).toBeNull()
  model.tell({ kind: 'refused', text: 'Too far.', rule: '', says: null, act: 'move 1' })
  model.change({ snap: next() })
  expect(store.notice).toBeNull()
})

test('a notice that somebody reads stays', () => {
  const { model, store } = table()
  model.tell({ kind: 'told', text: 'Saved.' })
  store.linger()
  vi.advanceTimersByTime(60_000)
  expect(store.notice).toMatchObject({ text: 'Saved.' })
})

test('a kernel that is gone is told until it is heard again', () => {
  const { model, store } = table()
  model.fire('comm_live_update')
  vi.advanceTimersByTime(60_000)
  expect(store.notice).toMatchObject({ text: records.istanbul.words.ui['kernel-gone'] })
  model.change({ pace: 1 })
  expect(store.notice).toBeNull()
})

test('the last message of each kind is known; another match forgets them, but not the module', () => {
  const { model, store } = table()
  model.tell({ kind: 'module', text: 'export default 1' })
  model.tell({ kind: 'odds', act: 'roll', revision: 1, odds: {} })
  expect(store.heard.odds?.act).toBe('roll')
  model.tell({ kind: 'forget' })
  expect(store.heard).toEqual({ module: { kind: 'module', text: 'export default 1' } })
})

test('what another game sent is not read', () => {
  const { model, store } = table()
  expect(store.snap).not.toBeNull()
  model.change({ words: { ...records.istanbul.words, face: 'dice' } })
  expect(store.snap).toBeNull()
})

test('a store that is closed hears nothing more', () => {
  const { model, store } = table()
  const heard = vi.fn()
  store.subscribe(heard)
  store.close()
  model.tell({ kind: 'told', text: 'Saved.' })
  model.change({ pace: 2 })
  expect(heard).not.toHaveBeenCalled()
  expect(store.notice).toBeNull()
})

test('traits that a page sets are saved', () => {
  const { model, store } = table()
  store.set('hints', true)
  expect(store.hints).toBe(true)
  expect(model.saved).toBe(1)
})
