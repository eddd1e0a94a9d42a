import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/icon";
import { Signs } from "../../parts/signs";
import { say } from "../../text";
import type { Hands } from "./hands";
import { SpotButton } from "./spot";

const goods = ["R", "G", "Y", "B"];
const pairs = goods.flatMap((one, i) => goods.slice(i + 1).map((two) => `${one} ${two}`));
const triples = goods.map((missing) => goods.filter((good) => good !== missing).join(" ")).reverse();

interface TradeProps {
  kind: string;
  hands: Hands;
  children: ComponentChildren;
}

const Trade = ({ kind, hands: { words }, children }: TradeProps) => (
  <div class={`trade for-${kind}`} role="group" aria-label={say(words, `kind-${kind}`)} data-place={kind}>
    <h5>{say(words, `trade-${kind}`)}</h5>
    <div>{children}</div>
  </div>
);

// The six kinds of actions beside rubies and tiles, each with all its choices.
export const Trades = ({ hands }: { hands: Hands }) => {
  const { snap, words } = hands;
  const sign = (letter: string) => words.goods.find((good) => good.letter === letter)!;
  const names = (letters: string) => letters.split(" ").map((letter) => sign(letter).name).join(", ");
  const signs = (letters: string, size: number) => <Signs row={letters.split(" ").map((letter) => sign(letter).sign)} size={size} />;
  const coins = snap.roll.filter(({ face, used }) => face === "L" && !used).length;
  const cards = snap.roll.filter(({ face, used }) => face === "C" && !used).length;
  return (
    <div class="trades">
      <Trade kind="token" hands={hands}>
        {goods.map((good) => (
          <SpotButton place={`token ${good}`} name={say(words, "deal-token", { good: sign(good).name })} hands={hands}>
            <Signs row={[sign(good).sign, sign(good).sign]} size={16} />
          </SpotButton>
        ))}
      </Trade>
      <Trade kind="crystal" hands={hands}>
        {pairs.map((pair) => (
          <SpotButton place={`crystal ${pair}`} name={say(words, "deal-crystal", { goods: names(pair) })} hands={hands}>
            {signs(pair, 16)}
          </SpotButton>
        ))}
      </Trade>
      <Trade kind="brown" hands={hands}>
        {triples.map((triple) => (
          <SpotButton place={`brown ${triple}`} name={say(words, "deal-brown", { goods: names(triple) })} hands={hands}>
            {signs(triple, 14)}
          </SpotButton>
        ))}
      </Trade>
      <Trade kind="two" hands={hands}>
        <SpotButton place="two" name={say(words, "kind-two")} hands={hands}>
          {signs(goods.join(" "), 15)}
        </SpotButton>
      </Trade>
      <Trade kind="lira" hands={hands}>
        <SpotButton place="lira" name={say(words, "kind-lira")} hands={hands}>
          <Icon id="lira" size={20} />
          {coins > 1 && <b>×{coins}</b>}
        </SpotButton>
      </Trade>
      <Trade kind="cards" hands={hands} >
        {Array.from({ length: Math.max(1, cards) }, (_, i) => (
          <SpotButton place={`cards ${i + 1}`} name={say(words, "deal-cards", { n: i + 1 })} hands={hands}>
            <Icon id="card" size={20} />
            {cards > 1 && <b>{i + 1}</b>}
          </SpotButton>
        ))}
      </Trade>
    </div>
  );
};
