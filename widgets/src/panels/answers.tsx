import type { Send } from "../model";
import type { Ask, Snap, Words } from "../protocol";
import { Offers, Turns } from "./acts";
import { ActButton, asking, doing } from "./button";
import { PickCall } from "./pick-call";
import { PickGoods } from "./pick-goods";
import { PickPlaces } from "./pick-places";
import { fresh } from "./roll";

interface AnswersProps {
  ask: Ask;
  snap: Snap;
  words: Words;
  send: Send;
}

const picks = { goods: PickGoods, places: PickPlaces, call: PickCall };

// How to answer: dice to turn; choices side by side; steppers, checkboxes or bars; and buttons.
export const Answers = ({ ask: { acts, pick, dice }, snap, words, send }: AnswersProps) => {
  const choose = (act: string) => send(doing(snap, act));
  const offers = acts.filter((act) => act.costs || act.gives);
  const buttons = acts
    .filter((act) => !act.dice && !act.costs && !act.gives)
    .map((act) => <ActButton key={act.act} act={act} words={words} onClick={() => choose(act.act)} />);
  const Pick = pick && (picks[pick.kind] as typeof PickGoods);
  return (
    <>
      {dice && <Turns key={snap.revision} dice={dice} rolling={fresh(snap)} acts={acts.filter((act) => act.dice)} words={words} choose={choose} />}
      {offers.length > 0 && <Offers acts={offers} words={words} choose={choose} />}
      {Pick ? (
        <Pick key={snap.step} pick={pick as never} words={words} choose={choose} why={(act) => send(asking(snap, act))}>
          {buttons}
        </Pick>
      ) : (
        <div class="acts">{buttons}</div>
      )}
    </>
  );
};
