import { hidden } from "../attributes";
import { Icon, Mark, Merchant, Rose, Tally } from "../parts/icon";
import type { Send } from "../model";
import type { End, Snap, Standing, Words } from "../protocol";
import { say } from "../text";
import { Button } from "./button";
import { Race } from "./race";
import { Rule } from "./rule";

interface EndScreenProps {
  snap: Snap;
  words: Words;
  send: Send;
}

const measures = ["rubies", "lira", "goods", "cards"];
const STARS = 64; // as many as the widest table holds
const signs = ["ruby", "lira", "any", "card"];

const Hero = ({ end, snap }: { end: End; snap: Snap }) => {
  const winners = end.standings.filter(({ rank }) => rank === 1);
  return (
    <div class="hero">
      <Rose />
      {winners.map(({ seat }) => (
        <Merchant seat={seat} stack={snap.seats[seat].stack} size={winners.length > 2 ? 48 : 62} />
      ))}
      <div>
        <h2>{end.title}</h2>
        <p>{end.text}</p>
        <span class="gems" {...hidden}>
          <Tally id="ruby" have={winners[0]?.scores[0] ?? 0} of={winners[0]?.scores[0] ?? 0} size={26} />
        </span>
      </div>
      <svg class="frieze" {...hidden}>
        {Array.from({ length: STARS }, (_, i) => (
          <use href="#ist-star" x={i * 31} width="22" height="22" />
        ))}
      </svg>
    </div>
  );
};

// What came after the score that decided is faint: it was not looked at.
const Score = ({ standing, at }: { standing: Standing; at: number }) => {
  const { decided, scores } = standing;
  return (
    <td class={decided !== null && at > decided ? "off" : ""}>
      <span class={at === decided ? "cell dec" : "cell"}>
        <Icon id={signs[at]} size={17} />
        {scores[at]}
      </span>
    </td>
  );
};

const Ranking = ({ end, snap, words }: { end: End; snap: Snap; words: Words }) => (
  <table class="rank">
    <thead>
      <tr>
        {["rank", "player", ...measures, "decided-by"].map((key) => (
          <th scope="col">{say(words, key)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {end.standings.map((standing) => (
        <tr class={standing.rank === 1 ? "top" : ""}>
          <td>{standing.rank}</td>
          <th scope="row">
            <span class="cell">
              <Mark seat={standing.seat} size={20} />
              {snap.seats[standing.seat].name}
            </span>
          </th>
          {measures.map((_, at) => (
            <Score standing={standing} at={at} />
          ))}
          <td>{standing.why}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

// The end: who won and by what, how it came, and what to do next.
export const EndScreen = ({ snap, words, send }: EndScreenProps) => {
  const end = snap.end!;
  const names = snap.seats.map(({ name }) => name);
  return (
    <section class="panel final" aria-label={say(words, "over")}>
      <Hero end={end} snap={snap} />
      <div class="two">
        <div>
          <Ranking end={end} snap={snap} words={words} />
          <Rule id="ist.end.rank" words={words} titled={false} />
          <p class="setup">{end.setup}</p>
          <div class="acts">
            <Button look="go" onClick={() => send({ kind: "again" })}>
              {say(words, "play-again")}
            </Button>
            <Button icon="undo" onClick={() => send({ kind: "look", step: 0 })}>
              {say(words, "from-start")}
            </Button>
            <Button icon="save" onClick={() => send({ kind: "save", name: "" })}>
              {say(words, "save")}
            </Button>
            <Button icon="copy" onClick={() => send({ kind: "copy" })}>
              {say(words, "copy")}
            </Button>
          </div>
        </div>
        <div class="races">
          <Race title={say(words, "rubies-by-round")} rounds={end.rounds} values={end.rubies} names={names} />
          <Race title={say(words, "wealth-by-round")} rounds={end.rounds} values={end.wealth} names={names} />
        </div>
      </div>
    </section>
  );
};
