import type { Snap } from './protocol'

// Whether two places are closed to a piece by the barrier: whoever has its token passes.
const isShut = ({ barrier, seats }: Snap, piece: string, one: number, two: number) =>
  !!barrier?.includes(one) &&
  barrier.includes(two) &&
  !seats[+piece.charAt(1)]?.extras?.some(([sign]) => sign.startsWith('barrier'))

// The neighbours of a place, those of its row first.
const beside = ({ layout, columns }: Snap, place: number) => {
  const at = layout.indexOf(place)
  const row = (index: number) => Math.floor(index / columns)
  const sides = [at - 1, at + 1].filter((index) => row(index) === row(at))
  return [...sides, at - columns, at + columns].flatMap((index) => layout[index] ?? [])
}

// The places from one to another: along a row and then a column, and around the barrier.
export const route = (snap: Snap, piece: string, from: number, to: number): number[] => {
  if (!/^[mnc]\d/.test(piece)) return [from, to]
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1)!
    if (last === to) return way
    for (const next of beside(snap, last))
      if (!seen.has(next) && !isShut(snap, piece, last, next)) {
        seen.add(next)
        ways.push([...way, next])
      }
  }
  return [from, to]
}
