import { lookup } from '../../lookup'
import { say } from '../../text'
import type { Ask, Packed, PackedSpot, Payment, Snap, Spot, Words } from './protocol'

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
  roll: [...packed.roll].map((letter) => ({ face: letter.toUpperCase(), used: letter !== letter.toUpperCase() })),
  ask: packed.ask && {
    ...packed.ask,
    text: helped(packed.ask, words),
    spots: Object.fromEntries(Object.entries(packed.ask.spots).map(spot)),
  },
})

// Under a question: what the one who is asked is offered, what the card says that it is about, or how to answer.
const helped = ({ decision, card, reroll, text }: Pick<Ask, 'decision' | 'card' | 'reroll' | 'text'>, words: Words) =>
  text || (card ? lookup(words.cards, card).effect : say(words, `help-${reroll ? 'reroll' : decision}`))

const spot = ([place, { act = place, pay, ...rest }]: [string, PackedSpot]): [string, Spot] => [
  place,
  { ...rest, act, ...(pay && { pay: paid(pay) }) },
]

const kinds = ['R', 'G', 'Y', 'B', 'brown']

const paid = (pay: string): Payment => {
  const found: Payment = { dice: {}, tokens: kinds.map(() => 0), lira: 0 }
  for (const word of pay.split(' ')) {
    const [, mark, name = '', number = ''] = /^([+$]?)([A-Za-z]*)(\d*)$/.exec(word)!
    if (mark === '$') found.lira = +number
    else if (mark) found.tokens[kinds.indexOf(name)] = +(number || 1)
    else found.dice[name] = +(number || 1)
  }
  return found
}
