import { lookup } from '../../lookup'
import { say } from '../../text'
import type { Piece, Snap, Words } from './protocol'

const called = ({ id, kind, seat, stack }: Piece, { seats }: Snap, words: Words) =>
  kind === 'figure'
    ? words.figures[id]
    : say(words, `piece-${kind}`, { name: seat === null ? '' : lookup(seats, seat).name, count: stack?.length ?? 0 })

// Who stands at a place, in words.
export const occupants = (place: number, snap: Snap, words: Words) => {
  const here = snap.pieces.filter((piece) => piece.place === place).map((piece) => called(piece, snap, words))
  return here.length ? say(words, 'here', { who: here.join(', ') }) : ''
}
