import { Icon } from '../parts/icon'
import type { Face, Snap, Words } from '../protocol'
import { say } from '../text'

const before = [3, 1, 4] // what a die shows on its way, counted on from where it comes to rest
const letters = 'RGYBLC' // the faces of a die that has no pips

const onItsWay = (face: Face) =>
  before.map((on) => (typeof face === 'number' ? ((face + on) % 6) + 1 : letters[(letters.indexOf(face) + on) % 6]))

// A die that tumbles over four faces and rests on the last one.
export const Die = ({ face, size, rolling }: { face: Face; size: number; rolling: boolean }) => (
  <span class={rolling ? 'cube rolling' : 'cube'} style={{ '--z': `${size}px` }}>
    <span>
      {rolling && onItsWay(face).map((shown) => <Icon id={`d${shown}`} size={size} />)}
      <Icon id={`d${face}`} size={size} />
    </span>
  </span>
)

interface RollProps {
  dice: Face[]
  size?: number
  words: Words
  rolling?: boolean
}

const told = (dice: Face[], words: Words) => {
  const sum = dice.reduce<number>((all, face) => all + Number(face), 0)
  return Number.isNaN(sum)
    ? say(words, 'dice-faces', { dice: dice.map((face) => words.faces?.[face] ?? face).join(', ') })
    : say(words, 'dice-show', { dice: dice.join(' + '), sum })
}

export const Roll = ({ dice, size = 26, words, rolling = false }: RollProps) => (
  <span class="roll" role="img" aria-label={told(dice, words)}>
    {dice.map((face, i) => (
      <Die key={i} face={face} size={size} rolling={rolling} />
    ))}
  </span>
)

// Whether the dice were rolled in the very step that is shown.
export const fresh = (snap: Snap) => snap.effects.some(({ kind }) => kind === 'dice')
