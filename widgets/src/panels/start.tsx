import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { hidden, typing } from "../attributes";
import type { Send } from "../model";
import { Icon, Mark, Rose, seatClass } from "../parts/icon";
import type { Choice, Start as Choices, Words } from "../protocol";
import { say } from "../text";
import { Button } from "./button";
import { Resume } from "./resume";

interface StartProps {
  start: Choices;
  words: Words;
  send: Send;
}

const Select = ({ label, value, choices, set }: { label?: string; value: string; choices: Choice[]; set: (value: string) => void }) => (
  <select aria-label={label} value={value} onChange={(event) => set(event.currentTarget.value)} {...typing}>
    {choices.map(([key, name]) => (
      <option value={key}>{name}</option>
    ))}
  </select>
);

const Field = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <label class="field">
    <span class="lbl">{label}</span>
    {children}
  </label>
);

const Players = ({ start, words, number, set }: { start: Choices; words: Words; number: number; set: (n: number) => void }) => (
  <fieldset class="choice">
    <legend class="lbl">{say(words, "start-players")}</legend>
    {start.players.map((n) => (
      <label class={n === number ? "on" : ""}>
        <input type="radio" class="vh" name="players" checked={n === number} onChange={() => set(n)} {...typing} />
        {n}
      </label>
    ))}
  </fieldset>
);

interface Person {
  name: string;
  bot: string;
}

const SeatRow = ({ seat, person, start, words, set }: { seat: number; person: Person; start: Choices; words: Words; set: (person: Person) => void }) => (
  <div class={`sitter ${seatClass(seat)}`} role="group" aria-label={say(words, "start-seat", { n: seat + 1 })}>
    <Mark seat={seat} size={26} />
    <input type="text" aria-label={say(words, "start-name")} required maxlength={40} value={person.name} onInput={(event) => set({ ...person, name: event.currentTarget.value })} {...typing} />
    <Select label={say(words, "start-kind")} value={person.bot} choices={start.bots} set={(bot) => set({ ...person, bot })} />
  </div>
);

// The places as they would lie; a random layout keeps them to itself.
const Layout = ({ grid, places, words }: { grid?: number[]; places: number; words: Words }) => (
  <div class="plan" style={{ "--cols": places > 16 ? 5 : 4 }} {...hidden}>
    {Array.from({ length: places }, (_, i) => (
      <i style={{ "--f": `var(--${grid ? family(grid[i], words) : "folk"})` }}>{grid ? <Icon id={`p${grid[i]}`} size={24} /> : "?"}</i>
    ))}
  </div>
);

// Words of the expansions come with a game; their places have a colour before that.
const family = (place: number, words: Words) => words.places[place]?.family ?? (place > 20 ? "post" : "bean");

const Check = ({ on, set, children }: { on: boolean; set: (on: boolean) => void; children: ComponentChildren }) => (
  <label class={on ? "check on" : "check"}>
    <input type="checkbox" class="vh" checked={on} onChange={() => set(!on)} {...typing} />
    <i>{on && <Icon id="ok" size={14} />}</i>
    <span>{children}</span>
  </label>
);

// Who plays, on which layout, by which rules; or a game that was saved.
export const Start = ({ start, words, send }: StartProps) => {
  const [number, setNumber] = useState(start.players[Math.min(1, start.players.length - 1)]);
  const [people, setPeople] = useState<Person[]>(() => start.names.map((name, seat) => ({ name, bot: seat ? (start.bots[1]?.[0] ?? "") : "" })));
  const [base] = start.expansions[0];
  const [expansion, setExpansion] = useState(base);
  const layouts = start.layouts[expansion];
  const [wish, setLayout] = useState(layouts[0][0]);
  const layout = (layouts.find(([name]) => name === wish) ?? layouts[0])[0];
  const [edition, setEdition] = useState(start.editions[0][0]);
  const [deck, setDeck] = useState(start.decks[0][0]);
  const [neutral, setNeutral] = useState(false);
  const [caravan, setCaravan] = useState(false);
  const [seed, setSeed] = useState("");
  const allowed = start.neutral[number - start.players[0]];
  const begin = (event: Event) => {
    event.preventDefault();
    const options = { expansion, layout, caravan, ...(expansion === base && { edition }), ...(expansion === "letters" && { deck }), neutral: neutral && allowed, ...(seed.trim() && { seed: seed.trim() }) };
    send({ kind: "start", seats: people.slice(0, number), options });
  };
  return (
    <div class="start">
      <form class="panel" onSubmit={begin}>
        <Rose />
        <h2>{say(words, "start-title")}</h2>
        <Players start={start} words={words} number={number} set={setNumber} />
        <div class="sitters">
          {people.slice(0, number).map((person, seat) => (
            <SeatRow seat={seat} person={person} start={start} words={words} set={(next) => setPeople(people.map((old, i) => (i === seat ? next : old)))} />
          ))}
        </div>
        <div class="setting">
          {start.grids && <Layout grid={start.grids[`${expansion} ${layout}`]} places={start.grids[`${expansion} order`].length} words={words} />}
          <div>
            <Field label={say(words, "start-expansion")}>
              <Select value={expansion} choices={start.expansions} set={setExpansion} />
            </Field>
            <Field label={say(words, "start-layout")}>
              <Select value={layout} choices={layouts} set={setLayout} />
            </Field>
            {expansion === base && (
              <Field label={say(words, "start-edition")}>
                <Select value={edition} choices={start.editions} set={setEdition} />
              </Field>
            )}
            {expansion === "letters" && (
              <Field label={say(words, "start-deck")}>
                <Select value={deck} choices={start.decks} set={setDeck} />
              </Field>
            )}
            <Field label={say(words, "start-seed")}>
              <input type="text" placeholder={say(words, "start-seed-empty")} value={seed} onInput={(event) => setSeed(event.currentTarget.value)} {...typing} />
            </Field>
            {allowed && <Check on={neutral} set={setNeutral}>{say(words, "start-neutral")}</Check>}
            <Check on={caravan} set={setCaravan}>{say(words, "start-caravan")}</Check>
          </div>
        </div>
        <div class="acts">
          <Button look="go" type="submit">
            {say(words, "start-begin")}
          </Button>
        </div>
      </form>
      <Resume saved={start.saved} words={words} send={send} />
    </div>
  );
};
