import { useEffect, useReducer } from 'preact/hooks'
import type { Down, Line, Snap, Start, Up, Words } from './protocol'
import { say } from './text'

// What anywidget gives to a view.
export interface Model {
  get(name: string): unknown
  set(name: string, value: unknown): void
  save_changes(): void
  send(content: Up): void
  on(event: string, handler: (content: never) => void): void
  off(event: string, handler: (content: never) => void): void
}

export type Part = 'table' | 'board' | 'cart' | 'hand' | 'log' | 'dice'
export type Send = (message: Up) => void
export type Notice = Extract<Down, { kind: 'refused' | 'told' }>

// Makes a snapshot of what the kernel sent.
export interface Reader<S extends Snap, W extends Words> {
  face?: string // what another one sent, just before its own module comes, is not read
  read(sent: object, words: W): S
}

const traits = ['part', 'seat', 'snap', 'start', 'words', 'pace', 'hints']
const noticeSeconds = 9
const refusal = (text: string): Notice => ({ kind: 'refused', text, rule: '', says: null, act: '' })

// One store for each model, however many views it has.
export class Store<S extends Snap = Snap, W extends Words = Words> {
  lines: Line[] = []
  notice: Notice | null = null // the last message
  copied: string | null = null
  heard: { [Kind in Down['kind']]?: Extract<Down, { kind: Kind }> } = {} // the last message of each kind
  switches: Record<string, boolean> = {} // what was turned on and off at this table
  private listeners = new Set<() => void>()
  private known: { revision: number; steps: number; language: string } | null = null
  private answered: unknown
  private answeredAt = 0
  private driven = -1
  private orphan = false
  private fading: ReturnType<typeof setTimeout> | undefined

  constructor(
    private model: Model,
    private reader: Reader<S, W>,
  ) {
    this.listen('on')
    this.follow()
  }

  close() {
    this.listen('off')
    clearTimeout(this.fading)
  }

  private listen(how: 'on' | 'off') {
    const { model } = this
    for (const trait of traits) model[how](`change:${trait}`, this.changed)
    model[how]('msg:custom', this.told)
    model[how]('comm_live_update', this.orphaned)
  }

  get part() {
    return this.model.get('part') as Part
  }
  get seat() {
    return this.model.get('seat') as number | null
  }
  get start() {
    return this.model.get('start') as Start | null
  }
  get words() {
    return this.model.get('words') as W
  }
  get pace() {
    return this.model.get('pace') as number
  }
  get hints() {
    return this.model.get('hints') as boolean
  }
  get snap() {
    const sent = this.model.get('snap') as object
    const { face = this.words.face } = this.reader
    return 'revision' in sent && face === this.words.face ? this.reader.read(sent, this.words) : null
  }

  // Two answers to what is shown are a double click; after a click that brought something else they are two answers.
  send: Send = (message) => {
    if (message.kind === 'do') {
      const asked = this.model.get('snap')
      if (this.answered === asked && performance.now() - this.answeredAt < 500) return
      this.answered = asked
      this.answeredAt = performance.now()
    }
    if (message.kind === 'bot') this.driven = message.revision
    this.model.send(message)
  }

  // Lets the bot decide, once for each position.
  drive(revision: number) {
    if (this.driven !== revision) this.send({ kind: 'bot', revision, all: false })
  }

  undo = () => {
    const { snap } = this
    if (snap?.undo) this.notify(refusal(snap.undo))
    else if (snap) this.send({ kind: 'undo', revision: snap.revision })
  }

  set(trait: 'pace' | 'hints', value: number | boolean) {
    this.model.set(trait, value)
    this.model.save_changes()
    this.publish()
  }

  notify(notice: Notice | null, fades = true) {
    clearTimeout(this.fading)
    this.notice = notice
    if (notice && fades) this.fading = setTimeout(() => this.notify(null), 1000 * noticeSeconds)
    this.publish()
  }

  // What is said stays until something else is.
  linger() {
    clearTimeout(this.fading)
  }

  takeCopy() {
    this.copied = null
    this.publish()
  }

  turn(name: string, on: boolean) {
    this.switches[name] = on
    this.publish()
  }

  subscribe(listener: () => void) {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private publish() {
    for (const listener of this.listeners) listener()
  }

  // The kernel was restarted or shut down; should it be heard again after all, this is taken back.
  private orphaned = () => {
    this.orphan = true
    this.notify(refusal(say(this.words, 'kernel-gone')), false)
  }

  private changed = () => {
    if (this.orphan) this.notify(null)
    this.orphan = false
    this.follow()
    this.publish()
  }

  private told = (message: Down) => {
    if (message.kind === 'refused' || message.kind === 'told') return this.notify(message)
    if (message.kind === 'copy') this.copied = message.text
    if (message.kind === 'log') this.lines = message.lines
    this.heard = message.kind === 'forget' ? { module: this.heard.module } : { ...this.heard, [message.kind]: message }
    this.publish()
  }

  // Keeps the log in step: news are added, what was undone is dropped; when anything is missing the whole is asked for.
  private follow() {
    const { snap, words, known } = this
    if (!snap) this.known = null
    if (!snap || (known && snap.step < snap.steps)) return
    const { revision, steps, news } = snap
    if (known && revision !== known.revision && this.notice?.kind === 'refused') this.notify(null)
    const next =
      known && known.language === words.language && (revision === known.revision || revision === known.revision + 1)
    if (!next || Math.abs(steps - known.steps) > 1) this.askForLog()
    else if (steps > known.steps) this.lines = [...this.lines, ...news]
    else if (steps < known.steps) this.lines = this.lines.filter(({ at }) => at <= steps)
    this.known = { revision, steps, language: words.language }
  }

  private askForLog() {
    if (this.part === 'table' || this.part === 'log') this.send({ kind: 'log' })
  }
}

// Draws again whenever the model changes or the kernel says something.
export const useStore = <S extends Snap, W extends Words>(store: Store<S, W>) => {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => store.subscribe(() => again(undefined as never)), [store])
  return store
}
