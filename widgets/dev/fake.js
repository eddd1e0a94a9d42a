// Shows a snapshot without a kernel: index.html?snap=name&part=board&theme=dark. Intents go to the console.
import widget from "../../istanbul_nb/table/static/table.js";

const asked = new URLSearchParams(location.search);
const { snaps, words, start, logs } = await (await fetch("snaps.json")).json();
const name = asked.get("snap") ?? "move";
const language = asked.get("lang") ?? "en";
const traits = {
  part: asked.get("part") ?? "table",
  seat: null,
  snap: name === "start" ? {} : snaps[language][name],
  start: name === "start" ? start[language] : null,
  words: words[language],
  pace: +(asked.get("pace") ?? 1),
};
const listeners = {};
const call = (event, ...facts) => (listeners[event] ?? []).forEach((listener) => listener(...facts));
const model = {
  get: (trait) => traits[trait],
  set: (trait, value) => void (traits[trait] = value),
  save_changes() {},
  send(message) {
    console.log(JSON.stringify(message));
    if (message.kind === "log") setTimeout(() => call("msg:custom", { kind: "log", lines: logs[language][name] ?? [] }));
    if (message.kind === "why") call("msg:custom", { kind: "refused", text: "It is 3 steps away, and a merchant walks 1 or 2.", rule: "ist.move.steps", says: ["Steps", "Move the merchant with the assistants under him 1 or 2 steps."], act: message.act });
  },
  on: (event, listener) => void (listeners[event] ??= []).push(listener),
  off: (event, listener) => void (listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener)),
};

window.show = (next, more = {}) => {
  traits.snap = { ...snaps[language][next], ...more };
  call("change:snap");
};
if (asked.get("theme") === "dark") document.body.dataset.jpThemeLight = "false";
const { initialize, render } = widget();
initialize({ model });
render({ model, el: document.body.appendChild(document.createElement("div")) });
