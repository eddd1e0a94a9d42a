// Every panel with hand-written snapshots, one scene at a time: see panels.html.
import { render } from "preact";
import { useState } from "preact/hooks";
import { layOut } from "../src/art/sprite";
import { Cart } from "../src/panels/cart";
import { Dice } from "../src/panels/dice";
import { EndScreen } from "../src/panels/end";
import { Hand } from "../src/panels/hand";
import { Log } from "../src/panels/log";
import { Prompt } from "../src/panels/prompt";
import { Rivals } from "../src/panels/rivals";
import { Start } from "../src/panels/start";
import { Eyes } from "../src/parts/signs";
import type { Up, Words } from "../src/protocol";
import { ended, lines, scenes, start } from "./panel-snaps";
import { en, ru } from "./panel-words";

const query = new URLSearchParams(location.search);
const wide = +(query.get("width") ?? 440) - (query.has("phone") ? 16 : 0);
const send = (intent: Up) => console.log(JSON.stringify(intent));

const Side = ({ name, words }: { name: string; words: Words }) => {
  const scene = scenes[name];
  const [hover, setHover] = useState(scene.hover ?? null);
  const { snap } = scene;
  return (
    <div style={`display:grid;gap:10px;width:${wide}px`}>
      {query.has("rivals") && <Rivals snap={snap} words={words} self={query.has("all") ? null : 0} />}
      <Prompt snap={snap} words={words} send={send} hover={hover} setHover={setHover} notice={scene.notice ?? null} />
      {query.has("prompt") || (
        <>
          <Cart snap={snap} words={words} seat={0} />
          <Hand snap={snap} words={words} send={send} slim={scene.slim} />
          <Log snap={snap} words={words} lines={lines} send={send} />
        </>
      )}
      {query.has("dice") && <Dice snap={snap} words={words} />}
    </div>
  );
};

const Scene = () => {
  const name = query.get("scene") ?? "move";
  const words = query.get("language") === "ru" ? ru : en;
  if (name === "start") return <Start start={start} words={words} send={send} />;
  if (name === "end" || name === "tie") return <EndScreen snap={ended(name === "tie")} words={words} send={send} />;
  return <Side name={name} words={words} />;
};

const root = document.createElement("div");
root.className = "ist";
root.lang = query.get("language") ?? "en";
root.dataset.theme = query.get("theme") ?? "light";
root.style.width = query.has("phone") ? `${wide + 16}px` : `max(${wide + 24}px, 600px)`;
document.body.append(root);
layOut(document);
render(
  <Eyes.Provider value={{ cards: en.cards, seat: 0 }}>
    <Scene />
  </Eyes.Provider>,
  root,
);
