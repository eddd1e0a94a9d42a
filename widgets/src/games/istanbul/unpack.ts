import { lookup } from '../../lookup'
import { fill, say } from '../../text'
import type {
  Ask,
  Packed,
  PackedAsk,
  PackedPick,
  PackedRow,
  Pick,
  Piece,
  Place,
  Row,
  Snap,
  Target,
  Words,
} from './protocol'

const known = new WeakMap<Packed, Snap>()

// What the kernel sent in few bytes, as the parts read it. Worked out once for each message.
export const readSnap = (sent: object, words: Words): Snap => {
  const packed = sent as Packed
  const snap = known.get(packed) ?? unpack(packed, words)
  known.set(packed, snap)
  return snap
}

const unpack = (packed: Packed, words: Words): Snap => ({
  ...packed,
  places: each(packed.places, (place): Place => ({ ...place, rows: place.rows.map(row), brief: place.brief.map(row) })),
  pieces: packed.pieces.map(piece),
  ask: packed.ask && ask(packed.ask, words),
})

const each = <From, To>(all: Record<number, From>, change: (one: From, place: number) => To): Record<number, To> =>
  Object.fromEntries(Object.entries(all).map(([place, one]) => [place, change(one, +place)]))

const row = (packed: PackedRow): Row => (typeof packed === 'string' ? packed.split(' ') : packed)

const kinds: Record<string, Piece['kind']> = {
  m: 'merchant',
  a: 'assistant',
  f: 'family',
  c: 'companion',
  nm: 'neutral-merchant',
  na: 'neutral-assistant',
}

const piece = (packed: string): Piece => {
  const [id = '', place, stack] = packed.split(' ')
  const [, letters = '', seat] = /^(m|a|f|c|nm|na)(\d)/.exec(id) ?? []
  const kind = kinds[letters] ?? 'figure'
  const found: Piece = { id, kind, seat: letters.length === 1 ? Number(seat) : null, place: Number(place) }
  if (kind === 'merchant') found.stack = [...(stack ?? '')].map((letter) => (letter === 'o' ? 'own' : 'neutral'))
  return found
}

const label = (place: number, pairs: unknown, words: Words) =>
  pairs ? say(words, 'act-barrier', { place: lookup(words.places, place).name }) : lookup(words.places, place).go

const ask = ({ texts, piece, tiles, pick, ...rest }: PackedAsk, words: Words): Ask => ({
  ...rest,
  tiles: each(
    tiles,
    (target, place): Target => ({
      piece,
      act: `move ${place}`,
      label: label(place, target.pairs, words),
      ...target,
      flag: target.flag?.split(' '),
      lines: target.lines?.map((line) => lookup(texts, line)),
    }),
  ),
  ...(pick && { pick: picked(pick) }),
})

const picked = (pick: PackedPick): Pick =>
  pick.kind === 'call'
    ? {
        ...pick,
        calls: pick.calls.map((call) => ({ ...call, say: fill(pick.say, call), label: fill(pick.label, call) })),
      }
    : pick
