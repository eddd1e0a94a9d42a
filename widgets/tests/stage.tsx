// What tests share: a model as anywidget gives it, snapshots that Python recorded, and a page to draw on.
import { type ComponentChild, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, vi } from 'vitest'
import { take } from '../src/extras/shared'
import type * as dice from '../src/games/dice/protocol'
import { readSnap as readDice } from '../src/games/dice/unpack'
import type * as istanbul from '../src/games/istanbul/protocol'
import { readSnap } from '../src/games/istanbul/unpack'
import type * as sultan from '../src/games/sultan/protocol'
import type { Model } from '../src/model'
import type { Up } from '../src/protocol'
import { shared } from '../src/shared'
import diceRecord from './snapshots/dice.json'
import istanbulRecord from './snapshots/istanbul.json'
import plainRecord from './snapshots/plain.json'
import sultanRecord from './snapshots/sultan.json'

export const records = { istanbul: istanbulRecord, dice: diceRecord, sultan: sultanRecord, plain: plainRecord }
export const istanbulWords = istanbulRecord.words as unknown as istanbul.Words
export const diceWords = diceRecord.words as unknown as dice.Words
export const sultanWords = sultanRecord.words as unknown as sultan.Words

const copy = <T,>(value: T): T => JSON.parse(JSON.stringify(value))

export const istanbulSnap = (name: keyof typeof istanbulRecord.snaps) =>
  readSnap(copy(istanbulRecord.snaps[name]), istanbulWords)
export const diceSnap = (name: keyof typeof diceRecord.snaps) => readDice(copy(diceRecord.snaps[name]), diceWords)
export const sultanSnap = (name: keyof typeof sultanRecord.snaps) =>
  copy(sultanRecord.snaps[name]) as unknown as sultan.Snap

// A kernel that only listens; `change` and `tell` are what it would say.
export class FakeModel implements Model {
  sent: Up[] = []
  saved = 0
  private handlers = new Map<string, Set<(content: never) => void>>()

  constructor(private traits: Record<string, unknown>) {}

  get = (name: string) => this.traits[name]
  set = (name: string, value: unknown) => {
    this.traits[name] = value
  }
  save_changes = () => void this.saved++
  send = (content: Up) => void this.sent.push(content)
  on = (event: string, handler: (content: never) => void) => {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler))
  }
  off = (event: string, handler: (content: never) => void) => void this.handlers.get(event)?.delete(handler)
  fire = (event: string, content?: unknown) => {
    for (const handler of this.handlers.get(event) ?? []) handler(content as never)
  }
  change = (traits: Record<string, unknown>) => {
    Object.assign(this.traits, traits)
    for (const name of Object.keys(traits)) this.fire(`change:${name}`)
  }
  tell = (message: object) => this.fire('msg:custom', message)
  kinds = () => this.sent.map(({ kind }) => kind)
}

// The traits of a table at a recorded moment.
export const traitsOf = (game: keyof typeof records, moment: string, more: Record<string, unknown> = {}) => {
  const { words, snaps } = records[game]
  const snap = copy((snaps as Record<string, object>)[moment] ?? {})
  return { part: 'table', seat: null, snap, start: null, words, pace: 0, hints: false, ...more }
}

// Boxes that the page would have: a cell as wide as this. The DOM of the tests lays nothing out.
export const giveWidth = (width: number) =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private heard: (entries: object[]) => void) {}
      observe() {
        this.heard([{ contentRect: { width } }])
      }
      disconnect() {}
    },
  )

const pages: HTMLElement[] = []

// Draws something on a page of its own.
export const draw = (what: ComponentChild) => {
  const page = document.body.appendChild(document.createElement('div'))
  pages.push(page)
  act(() => render(what, page))
  return page
}

export const redraw = (page: HTMLElement, what: ComponentChild) => act(() => render(what, page))

export const find = (page: ParentNode, selector: string) => {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is like ${selector}`)
  return found
}

export const click = (page: ParentNode, selector: string) => act(() => find(page, selector).click())

export const press = (page: ParentNode, selector: string, key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    find(page, selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })

// Lets what was put off until after drawing happen.
export const later = (change: () => void) => act(change)

export const useSharedParts = () => take(shared)

afterEach(() => {
  for (const page of pages.splice(0)) {
    act(() => render(null, page))
    page.remove()
  }
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
