import type { Snap } from './protocol'

// The seat whose things are shown in full.
export const ownSeat = (snap: Snap) =>
  snap.seat ??
  snap.cover?.seat ??
  Math.max(
    0,
    snap.seats.findIndex(({ decides, turn }) => decides || turn),
  )
