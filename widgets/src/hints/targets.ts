import type { Snap } from '../protocol'

// What a question of any game may hold: what is clicked on tiles, spots and cards, and what is put together.
interface Asked {
  tiles?: Record<string, { act: string; pairs?: Record<string, string> }>
  spots?: Record<string, { act: string }>
  cards?: Record<string, string>
  pick?: { kind: string; options?: string[]; calls?: { act: string }[] }
}

const named = (attribute: string, value: string) => `[data-${attribute}="${CSS.escape(value)}"]`

const keys = <T>(all: Record<string, T> | undefined, fits: (one: T) => boolean) =>
  Object.entries(all ?? {}).flatMap(([key, one]) => (fits(one) ? key : []))

// The dice that a reroll picks up: the first ones with these faces.
const dice = (snap: Snap, words: string[]) => {
  const { roll = [] } = snap as { roll?: { face: string; used: boolean }[] }
  const left = Object.fromEntries(words.map((word) => [word[0], +word.slice(1) || 1]))
  return roll.flatMap(({ face, used }, i) => (!used && left[face] > 0 && left[face]-- ? named('key', `die ${i}`) : []))
}

// Where an action is clicked, as selectors.
export const targets = (snap: Snap, act: string): string[] => {
  const ask = snap.ask as Asked | null
  const [verb, ...words] = act.split(' ')
  const [card, cushion] = words
  const found = [`:is(.btn, .offer, .drawn, .else, .square)${named('act', act)}`]
  if (!ask) return found
  const { tiles, spots, cards, pick } = ask
  found.push(
    ...keys(tiles, (tile) => tile.act === act || Object.values(tile.pairs ?? {}).includes(act)).map(
      (place) => `.tile${named('place', place)}`,
    ),
  )
  found.push(...keys(spots, (spot) => spot.act === act).map((place) => named('spot', place)))
  found.push(...keys(cards, (does) => does === act).map((name) => named('card', name)))
  const call = pick?.calls?.findIndex((one) => one.act === act) ?? -1
  if (call >= 0) found.push(`.calls > :nth-child(${call + 1})`)
  if (pick?.options?.includes(act)) found.push('.goods, .checks')
  if (verb === 'bid' && card && cushion) found.push(`.money${named('card', card)}`, named('cushion', cushion))
  if (verb === 'draw') found.push('.sack[data-place="bag"]')
  if (verb === 'reroll') found.push(...dice(snap, words))
  return found
}
