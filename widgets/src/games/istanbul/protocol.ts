// What the bazaar adds to the protocol of all games.
import type * as common from '../../protocol'
import type { Choice, Sign } from '../../protocol'

export type { Act, Effect, Line, Sign } from '../../protocol'

export type Row =
  | Sign[]
  | { ladder: (number | string)[]; on?: number } // prices by number of goods; `on` counts from 1
  | { slots: Sign; have: number; of: number } // bays of a cart
  | { post: [Sign, boolean][] } // two rows of four; true: covered by a mail marker
  | { piles: { tile: Sign; good: Sign; need: number; left: number; tint: string }[]; rubies: number } // tiles of a mosque
  | { wrap: Sign[] } // a row that may wrap

export interface Place {
  rows: Row[]
  brief: Row[] // for phones: the one fact that decides
  say: string // state and pieces in a sentence, for the lens and for screen readers
}

// What a piece is called is put together in the browser, from words.ui and the names of the seats.
export interface Piece {
  id: string // stable while the game lasts: "m0" merchant of seat 0, "a0-3", "f0", "c0", "nm1"; figures by name: "governor"
  kind: 'merchant' | 'assistant' | 'family' | 'companion' | 'figure' | 'neutral-merchant' | 'neutral-assistant'
  seat: number | null // figures and neutral pieces have none
  place: number
  stack?: ('own' | 'neutral')[] // under a merchant, bottom first
}

export interface Seat extends common.Seat {
  lira: number
  rubies: number
  goods: number[] // fabric, spice, fruit, jewelry
  capacity: number
  cards: number
  tiles: string[] // mosque tiles: "R", "G", "Y", "B"
  stack: ('own' | 'neutral')[]
  notes: { assistants: string; family: string } // "2 with you, 3 out", "at 9 Tea House"
  extras?: Extra[] // what expansions add: coffee, guild cards, letters …
}

// A thing of which a seat has so many, or (with a word, perhaps an empty one) just has it. Its signs are parted by
// spaces; its name, for hovering and for screen readers, is put together in the browser.
export type Extra = [signs: string, count: number | string]

// Something that can be done at what it is drawn on.
export interface Target {
  act: string // the notation that goes back
  label: string // what it does, for the button, the lens and screen readers
  flag?: Sign[] // steps, assistant down or up ("down", "up"), toll
  lines?: [Sign, string][] // what would happen, what it costs
  piece?: string // the piece that would go there …
  via?: number[] // … and the places that it would pass
  pairs?: Record<number, string> // this place and a second one: the act for each of those
}

export interface GoodLine {
  good: string // "R"
  sign: Sign
  name: string
  note: string // "wanted 2, you have 3"
  least: number
  most: number
}

export type Pick =
  | {
      kind: 'goods' // steppers; the action is verb and goods, "sell R2 G", in the order of lines
      verb: string
      lines: GoodLine[]
      start: number[]
      options: string[] // every action that is legal; the button is open when the composed one is among them
      labels: string[] // of the button, by number of goods; [0] when none is chosen yet
      scale?: { label: string; lira: number }[] // what each number of goods pays
      quick?: { act: string; label: string } // the largest one
    }
  | {
      kind: 'places' // a subset of places or goods: call back assistants
      verb: string
      start: string[] // words that are chosen at first
      items: { word: string; label: string; sign: Sign }[]
      options: string[]
      labels: string[] // by number
    }
  | {
      kind: 'call'
      calls: { act: string; number: number; dice: number; tile: number; mean: string; say: string; label: string }[] // odds in per cent: by the dice alone, and with the red tile in all
      start: number // index
      tile: boolean // whether the seat has the red tile
    }

export interface Ask extends common.Ask {
  phase: number | null // 0 move, 1 pay, 2 act, 3 meet
  place: number | null // where it is decided
  tiles: Record<number, Target>
  cards: Record<string, string> // cards of one's own hand by name, with the notation that goes back
  pick?: Pick
  dice?: number[] // a roll that is being decided about
}

export interface Snap extends common.Snap {
  target: number
  columns: number
  layout: number[]
  places: Record<number, Place>
  pieces: Piece[]
  seats: Seat[]
  barrier?: [number, number] // it closes the way between two places
  ask: Ask | null
}

// As it travels (see unpack.ts): a row of signs is one string, its signs parted by spaces; a piece is "m0 7 oon" (name,
// place, stack); lines of targets are numbers of `ask.texts`, flags one string; a piece that all targets share stands in `ask`; the sentences
// of calls are templates; walks have neither act ("move 9") nor label, which stands in the words.
export type PackedRow = string | Exclude<Row, Sign[]>
export type PackedPlace = Omit<Place, 'rows' | 'brief'> & { rows: PackedRow[]; brief: PackedRow[] }
export type PackedTarget = Omit<Target, 'act' | 'label' | 'lines' | 'flag'> & {
  act?: string
  label?: string
  lines?: number[]
  flag?: string
}
export type PackedPick =
  | Exclude<Pick, { kind: 'call' }>
  | (Omit<CallPick, 'calls'> & { calls: Omit<CallPick['calls'][0], 'say' | 'label'>[]; say: string; label: string })
export type PackedAsk = Omit<Ask, 'tiles' | 'pick'> & {
  tiles: Record<number, PackedTarget>
  texts: [Sign, string][]
  piece?: string
  pick?: PackedPick
}
export type Packed = Omit<Snap, 'ask' | 'places' | 'pieces'> & {
  ask: PackedAsk | null
  places: Record<number, PackedPlace>
  pieces: string[]
}
type CallPick = Extract<Pick, { kind: 'call' }>

export interface Start extends common.Start {
  expansions: Choice[] // the first one is the base game
  layouts: Record<string, Choice[]> // by expansion
  grids?: Record<string, number[]> // by expansion and layout ("mocha first"): its places row by row; none for a random one
  editions: Choice[] // of the base game
  decks: Choice[] // of Letters & Seals
  neutral: boolean[] // by number of players from players[0]: allowed?
}

export interface Words extends common.Words {
  places: Record<number, { name: string; short: string; does: string; go: string; rule: string; family: string }> // go: the label of a walk there
  cards: Record<string, { title: string; effect: string; when: string; face: Sign[]; play?: string }> // play: the action, if it is not "play" and the name
  tiles: Record<string, { title: string; effect: string; sign: Sign; tint: string }>
  figures: Record<string, string> // names
  goods: { letter: string; name: string; sign: Sign }[]
}
