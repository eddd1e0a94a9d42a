// What the Dice Game adds to the protocol of all games.
import type * as common from '../../protocol'
import type { Choice, Sign } from '../../protocol'

export type { Act, Sign } from '../../protocol'

export interface Seat extends common.Seat {
  lira: number
  crystal: number
  tokens: number[] // fabric, spice, fruit, jewelry, brown
  tiles: string[]
  fresh: string[] // those of the tiles that work from the next turn on
  dice: number // extra ones
  rubies: number
  mosque: boolean // has had the ruby for tiles
}

// What an action takes.
export interface Payment {
  dice: Record<string, number> // by face
  tokens: number[] // as a seat has them
  lira: number
}

// Something on the board that can be taken: "token R", "crystal R G", "cards 2", "tile lira-R", "ruby mixed".
export interface Spot {
  act: string
  label: string
  pay?: Payment // what it would take; nothing if it is free
  other?: boolean // it can be paid otherwise
}

export interface Ask extends common.Ask {
  spots: Record<string, Spot>
  cards: Record<string, string> // drawn cards by name, with the notation that goes back
  reroll?: boolean // dice can be rolled again
  card?: string // the card that it is about
  paying?: string // the action that is being paid …
  paid?: string[] // … what was given for it so far, "use R" or "give brown" …
  due?: string // … and the good that is asked for: its letter, or "any"
}

export interface Snap extends common.Snap {
  target: number
  need: number // so many tiles bring a ruby
  tracks: Record<string, [rubies: number, prices: number[]]>
  mosque: number
  row: [tile: string, cost: string][] // "R3" or "R G Y B"
  stack: number
  deck: number
  discard: [number, top?: string]
  supply: number[] // fabric, spice, fruit, jewelry, brown, crystal, lira
  roll: { face: string; used: boolean }[]
  coming: number // dice that are about to be rolled
  actions: number | null // left in this turn
  seats: Seat[]
  ask: Ask | null
}

// As it travels (see unpack.ts): dice are letters, small ones if they are used; what an action takes is one string; an
// action that is called like its place is not named again.
export type PackedSpot = Omit<Spot, 'act' | 'pay'> & { act?: string; pay?: string }
export type Packed = Omit<Snap, 'roll' | 'ask'> & {
  roll: string
  ask: (Omit<Ask, 'spots'> & { spots: Record<string, PackedSpot> }) | null
}

export interface Start extends common.Start {
  first: Choice[] // "" is by lot
}

export interface Words extends common.Words {
  cards: Record<string, { title: string; effect: string; face: Sign[] }>
  tiles: Record<string, { title: string; effect: string; short: string; sign: Sign[]; tint: string }>
  goods: { letter: string; name: string; sign: Sign }[]
  tracks: Record<string, { name: string; sign: Sign }>
  faces: Record<string, string>
  deals: Record<string, string> // the rules behind what can be done
}
