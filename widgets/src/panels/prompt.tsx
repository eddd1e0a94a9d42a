import type { Send } from "../model";
import { Icon, Nook, Rose } from "../parts/icon";
import type { Snap, Words } from "../protocol";
import { say } from "../text";
import { Answers } from "./answers";
import { type Message, Notice } from "./notice";
import { PlaceCard } from "./place-card";
import { Roll, fresh } from "./roll";
import { RuleBehind } from "./rule";
import { unasked } from "./unasked";
import { useQuestionFocus } from "./use-question-focus";

interface PromptProps {
  snap: Snap;
  words: Words;
  send: Send;
  hover: number | null; // a place that is to be shown here instead of the question: on phones the one that was tapped
  setHover: (place: number | null) => void;
  notice: Message | null;
}

const figures: Record<string, string> = { governor: "governor", smuggler: "smuggler", bribe: "smuggler", trader: "trader", courier: "courier" }; // whom it is decided with
const phases = ["phase-move", "phase-pay", "phase-act", "phase-meet"];

const Phases = ({ now, words }: { now: number; words: Words }) => (
  <ol class="phases">
    {phases.map((name, i) => (
      <li class={i < now ? "done" : i === now ? "now" : ""} aria-current={i === now ? "step" : undefined}>
        <i>{i < now ? <Icon id="ok" size={10} /> : i + 1}</i>
        {say(words, name)}
      </li>
    ))}
  </ol>
);

// Dice that were just thrown, unless the question is about them.
const Rolled = ({ snap, words }: { snap: Snap; words: Words }) =>
  snap.dice && fresh(snap) && !snap.ask?.dice ? (
    <p class="sum">
      <Roll key={snap.revision} dice={snap.dice.dice} words={words} rolling />
      <span>{snap.dice.text}</span>
    </p>
  ) : null;

const Question = ({ snap, words, send }: { snap: Snap; words: Words; send: Send }) => {
  const { ask } = snap;
  const other = ask ? null : unasked(snap, words);
  const { title, text } = ask ?? other!;
  const place = ask?.place;
  const figure = ask && figures[ask.decision];
  return (
    <>
      {ask && (
        <div class="head">
          {ask.phase !== null && <Phases now={ask.phase} words={words} />}
          <RuleBehind id={ask.rule} words={words} />
        </div>
      )}
      <div class="ask" aria-live="polite">
        {figure ? <Icon id={figure} size={46} /> : place && <Nook place={place} family={words.places[place].family} />}
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
      </div>
      <Rolled snap={snap} words={words} />
      {ask && <Answers ask={ask} snap={snap} words={words} send={send} />}
      {other && (
        <div class="acts">
          <other.Body snap={snap} words={words} send={send} />
        </div>
      )}
    </>
  );
};

// The one question that is open, always here; what it asks about is lit where it lies.
export const Prompt = ({ snap, words, send, hover, setHover, notice }: PromptProps) => {
  const section = useQuestionFocus(snap);
  const leave = () => setHover(null);
  return (
    <section ref={section} class={snap.ask || snap.cover ? "prompt" : "prompt idle"} aria-label={say(words, "question")} onKeyDown={(event) => event.key === "Escape" && leave()}>
      <Rose />
      {hover === null ? <Question snap={snap} words={words} send={send} /> : <PlaceCard place={hover} snap={snap} words={words} send={send} leave={leave} />}
      {notice && <Notice notice={notice} words={words} />}
    </section>
  );
};
