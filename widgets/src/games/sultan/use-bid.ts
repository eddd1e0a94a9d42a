import { useState } from 'preact/hooks'
import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { asking, doing } from '../../panels/button'
import type { Snap } from './protocol'

// What is pointed at or chosen: a card of the hand by its index, a cushion by its number, a drawn stone by its index.
interface Points {
  card?: number | null
  cushion?: number | null
  stone?: number | null
}

interface Kept {
  revision: number
  chosen: Points
  pointed: Points
}

// A bid is a card and a cushion, chosen in either order. The second choice sends it.
export const useBid = (snap: Snap, send: Send) => {
  const { revision, ask } = snap
  const hand = snap.hand ?? []
  const [kept, keep] = useState<Kept>({ revision, chosen: {}, pointed: {} })
  const current = (old: Kept): Kept => (old.revision === revision ? old : { revision, chosen: {}, pointed: {} })
  const { chosen, pointed } = current(kept)
  // Focus moves in between, so that several changes may come before the next drawing.
  const choose = (next: Points) => keep((old) => ({ ...current(old), chosen: next }))
  const point = (next: Points) => keep((old) => ({ ...current(old), pointed: { ...current(old).pointed, ...next } }))

  const bids = (card: number | null | undefined) => (card == null ? undefined : ask?.bids[+lookup(hand, card)])
  const why = (card: number | null | undefined, cushion: number) =>
    send(asking(snap, `bid ${hand[card ?? 0] ?? 1} ${cushion}`))
  const lay = (card: number, cushion: number) => {
    if (bids(card)?.[cushion] === undefined) return why(card, cushion)
    choose({})
    send(doing(snap, `bid ${hand[card]} ${cushion}`))
  }

  return {
    chosen,
    card: pointed.card ?? chosen.card ?? null, // what would be laid …
    cushion: pointed.cushion ?? chosen.cushion ?? null, // … and where
    stone: pointed.stone ?? null,
    point,
    clear: () => choose({}),
    open: (cushion: number) => Object.values(ask?.bids ?? {}).some((cushions) => cushions[cushion] !== undefined),
    chance: (card: number | null, cushion: number) => bids(card)?.[cushion],
    takeCard: (card: number) => {
      if (!bids(card)) why(card, chosen.cushion ?? 1)
      else if (chosen.cushion != null) lay(card, chosen.cushion)
      else choose({ card: chosen.card === card ? null : card })
    },
    takeCushion: (cushion: number) => {
      if (chosen.card != null) lay(chosen.card, cushion)
      else if (!hand.some((_, card) => bids(card)?.[cushion] !== undefined)) why(null, cushion)
      else choose({ cushion: chosen.cushion === cushion ? null : cushion })
    },
    why,
  }
}

export type Bid = ReturnType<typeof useBid>
