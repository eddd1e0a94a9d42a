import { say } from "../text";
import { Icon } from "../parts/icon";
import type { Snap, Words } from "../protocol";

const before = [3, 1, 4]; // what a die shows on its way, counted on from where it comes to rest

// A die that tumbles over four faces and rests on the last one.
const Die = ({ face, size, rolling }: { face: number; size: number; rolling: boolean }) => (
  <span class={rolling ? "cube rolling" : "cube"} style={{ "--z": `${size}px` }}>
    <span>
      {rolling && before.map((on) => <Icon id={`d${((face + on) % 6) + 1}`} size={size} />)}
      <Icon id={`d${face}`} size={size} />
    </span>
  </span>
);

interface RollProps {
  dice: number[];
  size?: number;
  words: Words;
  rolling?: boolean;
}

export const Roll = ({ dice, size = 26, words, rolling = false }: RollProps) => (
  <span class="roll" role="img" aria-label={say(words, "dice-show", { dice: dice.join(" + "), sum: dice.reduce((a, b) => a + b, 0) })}>
    {dice.map((face, i) => (
      <Die key={i} face={face} size={size} rolling={rolling} />
    ))}
  </span>
);

// Whether the dice were rolled in the very step that is shown.
export const fresh = (snap: Snap) => snap.effects.some(({ kind }) => kind === "dice");
