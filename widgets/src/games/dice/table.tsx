import { useId, useState } from "preact/hooks";
import { ownSeat } from "../../own-seat";
import { Dice } from "../../panels/dice";
import { EndScreen } from "../../panels/end";
import { Log } from "../../panels/log";
import { Notice } from "../../panels/notice";
import { unasked } from "../../panels/unasked";
import { Merchant } from "../../parts/icon";
import { type Tab, Tabs } from "../../parts/tabs";
import { say } from "../../text";
import type { Seen } from "../../view";
import { Board, useHands } from "./board";
import { Cart } from "./cart";
import { Drawn } from "./drawn";
import { Lens } from "./lens";
import { Prompt } from "./prompt";
import type { Snap, Words } from "./protocol";
import { Rivals } from "./rivals";
import { Tapped } from "./tapped";

const phone = 560;

type Shared = Seen<Snap, Words>;

// What is asked, for who sees the board alone.
const Moment = ({ snap, words }: { snap: Snap; words: Words }) => {
  const { title, text } = snap.ask ?? unasked(snap, words);
  return (
    <div class="panel">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
};

const BoardAlone = ({ store, snap, width }: Shared) => {
  const { notice, words } = store;
  const hands = useHands(store, snap, false);
  return (
    <div class="alone">
      <Board hands={hands} store={store} narrow={width < phone} />
      <div class="under">{hands.pointed ? <Lens place={hands.pointed} snap={snap} words={words} /> : notice ? <Notice notice={notice} words={words} /> : <Moment snap={snap} words={words} />}</div>
    </div>
  );
};

// The board and the others, and beside them the question, what one has, and the log.
export const WholeTable = ({ store, snap, width }: Shared) => {
  const { words, send, notice } = store;
  const twoTaps = width < phone;
  const hands = useHands(store, snap, twoTaps);
  const [tab, setTab] = useState<Tab>("table");
  const lens = useId();
  const self = ownSeat(snap);
  const shows = (part: Tab) => !twoTaps || tab === part;
  const asks = !snap.end && shows("table");
  const { pointed } = hands;
  const pay = pointed ? hands.spots[pointed]?.pay : undefined;
  return (
    <>
      {notice && !asks && !twoTaps && <Notice notice={notice} words={words} />}
      {snap.end && shows("table") && <EndScreen snap={snap} words={words} send={send} figure={(seat, size) => <Merchant seat={seat} size={size} />} />}
      <div class={snap.cover ? "deck pass" : "deck"}>
        {shows("table") && (
          <div class="main">
            <Rivals snap={snap} words={words} self={snap.end ? null : self} />
            <Board hands={hands} store={store} narrow={twoTaps} />
          </div>
        )}
        <aside class="side">
          {asks && <Prompt snap={snap} words={words} send={send} notice={twoTaps ? null : notice} />}
          <div class="things">
            {shows("table") && !snap.end && <Cart snap={snap} words={words} seat={self} pay={snap.seats[self].turn ? pay : undefined} send={send} />}
            {twoTaps && tab === "rivals" && snap.seats.map((_, seat) => seat !== self && <Cart key={seat} snap={snap} words={words} seat={seat} />)}
          </div>
          {shows("log") && <Log snap={snap} words={words} lines={store.lines} send={send} />}
          {pointed && !twoTaps && <Lens place={pointed} snap={snap} words={words} id={lens} />}
        </aside>
      </div>
      {twoTaps && (
        <div class="dock">
          {notice && <Notice notice={notice} words={words} close={() => store.notify(null)} />}
          {pointed && hands.spots[pointed] && shows("table") && <Tapped place={pointed} snap={snap} words={words} send={send} leave={() => hands.point(null)} />}
          <Tabs tab={tab} setTab={setTab} words={words} />
        </div>
      )}
    </>
  );
};

// One part on its own.
export const OnePart = ({ store, snap, width }: Shared) => {
  const { part, words, send } = store;
  const seat = store.seat ?? ownSeat(snap);
  if (part === "board") return <BoardAlone store={store} snap={snap} width={width} />;
  if (part === "cart") return <Cart snap={snap} words={words} seat={seat} />;
  if (part === "log") return <Log snap={snap} words={words} lines={store.lines} send={send} />;
  if (part === "dice") return <Dice snap={snap} words={words} />;
  return (
    <section class="hand" aria-label={say(words, "hand")}>
      <h3>{say(words, "hand-of", { name: snap.seats[seat].name })}</h3>
      <Drawn snap={snap} words={words} send={send} />
    </section>
  );
};
