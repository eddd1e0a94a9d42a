import { Icon } from "../parts/icon";
import { Signs } from "../parts/signs";
import type { Act, Words } from "../protocol";
import { say } from "../text";
import { Reveals, typing } from "./button";
import { Roll } from "./roll";

interface ActsProps {
  acts: Act[];
  words: Words;
  choose: (act: string) => void;
}

const Side = ({ label, row }: { label: string; row: Act["gives"] }) =>
  row?.length ? (
    <span class="side-of">
      <small>{label}</small>
      <span class="row">
        <Signs row={row} size={28} />
      </span>
    </span>
  ) : null;

// Choices side by side: what each gives and what it costs.
export const Offers = ({ acts, words, choose }: ActsProps) => (
  <div class="offers">
    {acts.map((act) => (
      <button key={act.act} type="button" class={`offer ${act.style}`} data-act={act.act} onClick={() => choose(act.act)} {...typing}>
        <Side label={say(words, "you-get")} row={act.gives} />
        <Side label={say(words, "you-pay")} row={act.costs} />
        {act.note && <small class="note">{act.note}</small>}
        <b>
          {act.label}
          {act.reveals && <Reveals words={words} sign={act.sign ?? (act.gives?.includes("card") ? "card" : undefined)} />}
        </b>
      </button>
    ))}
  </div>
);

// A roll that is being decided about: under each die what turning it would make.
export const Turns = ({ dice, rolling, acts, words, choose }: ActsProps & { dice: number[]; rolling: boolean }) => (
  <div class="turns">
    {dice.map((face, i) => (
      <div>
        <Roll dice={[face]} size={46} words={words} rolling={rolling} />
        {acts
          .filter((act) => act.dice?.[i] !== face)
          .map((act) => (
            <button key={act.act} type="button" class="btn plain" data-act={act.act} onClick={() => choose(act.act)} {...typing}>
              <Icon id="redo" />
              <Icon id={`d${act.dice?.[i]}`} size={22} />
              <span>{act.label}</span>
            </button>
          ))}
      </div>
    ))}
    <output class="total">{dice.reduce((a, b) => a + b, 0)}</output>
  </div>
);
