// What Sultan adds to the protocol of all games. Where something is told by colour it is in this order: white, red,
// yellow, green, blue.
import type * as common from '../../protocol'

export const colours = ['W', 'R', 'Y', 'G', 'B'] as const
export type Stone = (typeof colours)[number]

// A card beside a cushion: whose, its number (null: face down), and when it was laid.
export type Laid = [seat: number, card: number | null, order: number]

export interface Cushion {
  stone: Stone | null // null: nothing lies on it yet
  cards: Laid[] // in the order laid
  winner?: number | null // when all is turned up; null: nobody laid a card
  why?: string // in a few words
  say?: string // in a sentence
}

export interface Seat extends common.Seat {
  cards: number // in hand
  undrawn: number
  stones: number | null // behind the screen; null: not known here, as the next three
  points: number | null
  tally: [have: number, worth: number, bonus: number, more: number][] | null // by colour
  gone: number[] | null // cards that were played
  first: boolean // first player of the trick
}

export interface Ask extends common.Ask {
  returns: Partial<Record<Stone, string>> // stones that can go back, with what it is called
  bids: Record<number, Record<number, number>> // by card and cushion: how often it would win, in a hundred
  gains: Partial<Record<Stone, number>> // what one more of a colour brings to who is asked
}

// How each point came about: by colour stones, points for them, and bonus.
export interface SheetRow {
  seat: number
  stones: number[]
  points: number[]
  bonus: number[]
  total: number
  count: number
}

export interface End extends common.End {
  sheet: SheetRow[]
}

export interface Snap extends common.Snap {
  tricks: [now: number, of: number, bids: number] // bids: cards that each lays in a trick
  cushions: Cushion[]
  turned: boolean // the last trick, all cards turned up
  drawn: Stone[] // one of them goes back
  bag: [stones: number | null, contents: number[] | null]
  values: number[] // points for a stone, by colour
  bonus: [stones: number, points: number][]
  undrawn: number[] | null // cards of the own deck
  seats: Seat[]
  ask: Ask | null
  end: End | null
}

export interface Start extends common.Start {
  first: common.Choice[] // "" is by lot
  memory: string // what is remembered
}

export interface Words extends common.Words {
  stones: Record<Stone, string> // names
}
