import type { Send } from '../../model'
import type { Snap, Spot, Words } from './protocol'

// What pointing and pressing do on the board at this moment, and how it looks.
export interface Controls {
  snap: Snap
  words: Words
  send: Send
  spots: Record<string, Spot>
  odds: Record<string, number> | null // of what could be done after the roll that is planned
  picked: ReadonlySet<number> // dice that are to be rolled again
  pick: (die: number) => void
  pointed: string | null // the place that is pointed at, or was tapped
  point: (place: string | null) => void
  press: (place: string) => void
  refused: string | null // what was just not allowed
  cursor: string // what has the focus when the board gets it
  setCursor: (key: string) => void
  twoTaps: boolean
}

// Chances are for whoever knows the game: in a lesson they are shown where it wants them.
export const wantsOdds = ({ lesson }: Snap) => !lesson || lesson.shows.includes('odds')

const letters = 'RGYBLC'

// Faces as the words of an action: "R G2".
export const writeFaces = (faces: string[]) =>
  [...letters].flatMap((letter) => {
    const count = faces.filter((face) => face === letter).length
    return count ? letter + (count > 1 ? count : '') : []
  })

export const rerollAction = ({ snap, picked }: Pick<Controls, 'snap' | 'picked'>) =>
  ['reroll', ...writeFaces(snap.roll.filter((_, die) => picked.has(die)).map(({ face }) => face))].join(' ')

// The goods of a price, one by one: "R3" is three times R.
export const listGoods = (words: string) =>
  words.split(' ').flatMap((word) => Array.from({ length: +word.slice(1) || 1 }, () => word[0]))

export const percent = (chance: number) =>
  chance > 0 && chance < 0.005 ? '<1%' : chance < 1 && chance >= 0.995 ? '>99%' : `${Math.round(100 * chance)}%`
