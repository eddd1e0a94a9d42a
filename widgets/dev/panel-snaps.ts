import type { Ask, Line, Pick, Seat, Snap, Start } from "../src/protocol";

const seat = (name: string, more: Partial<Seat>): Seat => ({
  name, bot: null, lira: 9, rubies: 2, goods: [0, 2, 1, 1], capacity: 3, cards: 2, tiles: [], stack: ["own", "own"],
  notes: { assistants: "2 with the merchant, 3 out", family: "at 9 Tea House" }, turn: false, decides: false, ...more,
});

export const seats: Seat[] = [
  seat("Anna", { lira: 11, goods: [3, 1, 2, 2], capacity: 4, cards: 3, tiles: ["R", "B"], stack: ["neutral", "own"], turn: true, decides: true }),
  seat("Boris", { bot: "Random", tiles: ["G"] }),
  seat("<img src=x onerror=alert(1)>", { lira: 16, rubies: 1, goods: [2, 0, 3, 0], cards: 1 }),
  seat("Dora", { bot: "Random", lira: 4, rubies: 1, goods: [1, 3, 0, 2], cards: 4, tiles: ["R", "G", "B", "Y"], capacity: 5 }),
  seat("Emre", { bot: "Random", lira: 12, rubies: 0, goods: [2, 0, 1, 0], capacity: 2 }),
];

export const lines: Line[] = [
  { at: 40, seat: null, text: "Round 6", round: 6 },
  { at: 41, seat: 3, text: "Dora took 1 fabric, 1 fruit and 2 lira at the Post Office." },
  { at: 43, seat: 2, text: "<img src=x onerror=alert(1)> sold 1 fabric and 1 fruit for 5 lira." },
  { at: 45, seat: 1, text: "Boris met the governor, who left for place 6.", dice: [2, 4] },
  { at: 47, seat: null, text: "Round 7", round: 7 },
  { at: 48, seat: 0, text: "Anna walked to the Large Market and took her assistant back." },
];

const base: Snap = {
  revision: 48, step: 48, steps: 48, when: "Round 7", seat: 0, target: 5, columns: 4,
  layout: [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
  places: { 10: { rows: [["fabric", "fabric", "spice", "jewel", "jewel"], { ladder: [3, 7, 12, 18, 25], on: 4 }], brief: [], say: "Wants 2 fabric, 1 spice, 2 jewelry. Here: family of Chen, the smuggler." } },
  pieces: seats.map((_, i) => ({ id: `f${i}`, kind: "family" as const, seat: i, place: [9, 12, 10, 12, 12][i], label: "" })),
  seats: seats.slice(0, 4), hand: ["far", "lira", "market"], ask: null, wait: null, cover: null, undo: null, redo: false,
  news: [], lines: lines.length, effects: [], dice: { dice: [2, 4], text: "Boris rolled 6 for the governor: he moves to the Caravansary." }, end: null, branch: null,
};

const ask = (more: Partial<Ask>): Partial<Snap> => ({
  ask: { decision: "act", phase: 2, place: 10, title: "", text: "", rule: "ist.place.market", board: false, tiles: {}, cards: {}, acts: [], ...more },
});
const cards = { lira: { act: "play lira", label: "Play “Five lira”: take 5 lira" } };
const stop = { act: "end", label: "Stop: the turn ends", style: "quiet" as const };
const skip = { act: "pass", label: "Do nothing here", style: "quiet" as const };

const percent = (n: number) => Math.round((100 * [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1][n - 2]) / 36);
const tiled = [100, 100, 100, 99, 95, 85, 68, 44, 16, 5];
const call: Pick = {
  kind: "call", start: 5, tile: true,
  calls: Array.from({ length: 10 }, (_, i) => ({
    act: `call ${i + 3}`, number: i + 3, dice: percent(i + 3), tile: tiled[i], mean: ((i + 3) * tiled[i] / 100 + 2 * (1 - tiled[i] / 100)).toFixed(1), label: `Call ${i + 3} and roll`,
    say: `Calling ${i + 3} pays ${i + 3} lira in ${tiled[i]} of 100 rolls: ${percent(i + 3)} by the dice, the rest by turning a die to 4 or rolling again.`,
  })),
};
const goodLine = (good: string, sign: string, name: string, note: string, most: number, least = 0) => ({ good, sign, name, note, least, most });
const sell: Pick = {
  kind: "goods", verb: "sell", start: [2, 1, 1], quick: { act: "sell R2 G B2", label: "Sell all 5 for 25 lira" },
  lines: [goodLine("R", "fabric", "Fabric", "wanted 2, you have 3", 2), goodLine("G", "spice", "Spice", "wanted 1, you have 1", 1), goodLine("B", "jewel", "Jewelry", "wanted 2, you have 2", 2)],
  options: [0, 1, 2].flatMap((r) => [0, 1].flatMap((g) => [0, 1, 2].map((b) => ["sell", ...[["R", r], ["G", g], ["B", b]].flatMap(([l, n]) => (n ? `${l}${n === 1 ? "" : n}` : []))].join(" ")))).filter((act) => act !== "sell"),
  labels: ["Sell something", "Sell 1 for 3 lira", "Sell 2 for 7 lira", "Sell 3 for 12 lira", "Sell 4 for 18 lira", "Sell 5 for 25 lira"],
  scale: [3, 7, 12, 18, 25].map((lira, i) => ({ label: `${i + 1} sold`, lira })),
};
const deliver: Pick = {
  kind: "goods", verb: "deliver", start: [1, 1, 1, 1],
  lines: [goodLine("R", "fabric", "Fabric", "1 shown, you have 3", 2, 1), goodLine("G", "spice", "Spice", "1 shown, you have 1", 1, 1), goodLine("Y", "fruit", "Fruit", "1 shown, you have 2", 2, 1), goodLine("B", "jewel", "Jewelry", "1 shown, you have 2", 2, 1)],
  options: ["deliver R2 G Y B", "deliver R G Y2 B", "deliver R G Y B2"],
  labels: ["", "", "", "", "Give 4 goods", "Give 5 goods for a ruby"],
};
const gather: Pick = {
  kind: "places", verb: "gather",
  items: [["3", "3 Spice Warehouse"], ["10", "10 Large Market"], ["16", "16 Gemstone Dealer"]].map(([word, label]) => ({ word, label, sign: "disc:0" })),
  options: ["gather 3 10 16", "gather 3 10", "gather 3 16", "gather 10 16", "gather 3", "gather 10", "gather 16"],
  labels: ["Choose at least one", "Call back 1 assistant", "Call back 2 assistants", "Call back all 3 assistants"],
};
const walk = {
  10: { act: "move 10", label: "Walk to 10 Large Market", flag: ["foot", "=1"], lines: [["foot", "1 step, nobody to pay"], ["$$25", "You could sell all five for 25 lira"], ["disc:0", "Take your assistant back"], ["family:2", "Catch Chen’s family: 3 lira or a card"], ["smuggler", "Smuggler: 1 good for 2 lira or a good"]] as [string, string][] },
};

const move = ask({ decision: "move", phase: 0, place: null, title: "Where does your merchant walk?", text: "1 or 2 steps from the Wainwright. Seven places are lit. Click one, or type its number.", rule: "ist.move.steps", board: true, tiles: walk, cards: { ...cards, far: { act: "play far", label: "Go 3 or 4 steps" } }, acts: [{ act: "play far", label: "Go 3 or 4 steps", style: "plain", sign: "foot" }] });

export const scenes: Record<string, { snap: Snap; hover?: number; slim?: boolean; notice?: { text: string; rule?: string } }> = Object.fromEntries(
  Object.entries({
    move: { snap: move },
    tapped: { snap: move, hover: 10 },
    refused: { snap: move, notice: { text: "The Great Mosque is 3 steps away, and a merchant walks 1 or 2. Choose a nearer place.", rule: "ist.move.steps" } },
    leave: { snap: ask({ decision: "arrive", phase: 0, title: "Leave an assistant here?", text: "None of yours is here. Without leaving one the turn ends.", acts: [{ act: "leave", label: "Leave one", style: "go", sign: "disc:0" }, stop] }) },
    pay: { snap: ask({ decision: "pay", phase: 1, title: "Pay Boris and Dora?", text: "2 lira to each merchant here: all of them or none.", acts: [{ act: "pay", label: "Pay 4 lira", style: "go", sign: "lira" }, stop], cards }) },
    sell: { snap: ask({ title: "What do you sell?", text: "The top demand tile takes each sign once. Then it goes under its stack.", pick: sell, acts: [{ act: "pass", label: "Sell nothing", style: "quiet" }], cards }), slim: true },
    palace: { snap: ask({ place: 13, title: "Which goods do you give?", text: "One of each, and one of any colour.", pick: deliver, acts: [skip] }), slim: true },
    tea: { snap: ask({ place: 9, title: "Which number do you call?", text: "Roll at least that much and take as many lira. A miss gives 2.", pick: call, acts: [{ act: "pass", label: "No tea today", style: "quiet" }], cards }), slim: true },
    roll: { snap: { ...ask({ decision: "dice", place: 9, title: "Keep the 6?", text: "You called 8. Your red tile can turn one die to 4, or roll both again once.", dice: [2, 4], acts: [{ act: "turn 1", label: "makes 8", style: "plain", dice: [4, 4] }, { act: "reroll", label: "Roll again", style: "plain", reveals: true }, { act: "keep", label: "Keep 6: take 2 lira", style: "go" }] }), effects: [{ kind: "dice", dice: [2, 4], seat: 0 }] } },
    black: { snap: { ...ask({ decision: "good", place: 8, title: "Which good do you take?", text: "The dice gave 2 jewelry. Choose one more good.", acts: [{ act: "take R", label: "Fabric", style: "plain", gives: ["fabric"] }, { act: "take G", label: "Spice (full: lost)", style: "plain", gives: ["spice"] }, { act: "take Y", label: "Fruit", style: "plain", gives: ["fruit"] }] }), effects: [{ kind: "dice", dice: [4, 5], seat: 0 }], dice: { dice: [4, 5], text: "Anna rolled 9 at the Black Market: 2 jewelry." } } },
    caravan: { snap: ask({ place: 6, title: "Where does the first card come from?", text: "Take 2 cards, then discard 1.", acts: [{ act: "draw deck", label: "Draw", style: "plain", gives: ["card"], reveals: true, sign: "card" }, { act: "draw top", label: "Take “Five lira”", style: "plain", gives: ["top:lira"] }, skip] }) },
    discard: { snap: { ...ask({ decision: "discard", place: 6, title: "Which card do you discard?", text: "A new or an old one.", cards: Object.fromEntries(["far", "lira", "market", "good", "assistant"].map((name) => [name, { act: `discard ${name}`, label: `Discard ${name}` }])) }), hand: ["far", "lira", "lira", "market", "good", "assistant"] } },
    mosque: { snap: ask({ place: 14, title: "Which tile do you take?", text: "The cart must hold as many as the tile shows; one of them is paid.", acts: [{ act: "tile R", label: "Red tile", style: "plain", gives: ["tr"], costs: ["fabric"] }, { act: "tile G", label: "Green tile and a ruby", style: "plain", gives: ["tg", "ruby"], costs: ["spice"] }, skip] }) },
    dealer: { snap: ask({ place: 16, title: "Buy a ruby?", text: "The next one costs 1 lira more.", acts: [{ act: "buy", label: "Buy for 14 lira", style: "go", sign: "ruby" }, skip], cards }) },
    fountain: { snap: ask({ place: 7, title: "Which assistants do you call back?", text: "As many as you like come back under your merchant.", pick: gather, acts: [{ act: "pass", label: "Leave them there", style: "quiet" }] }) },
    governor: { snap: ask({ decision: "governor", phase: 3, place: 6, title: "How do you pay the governor?", text: "You drew “One good”. Pay 2 lira or discard a card.", acts: [{ act: "pay", label: "Pay 2 lira", style: "go", costs: ["$$2"] }], cards: { lira: { act: "discard lira", label: "Discard “Five lira”" } } }) },
    smuggler: { snap: ask({ decision: "smuggler", phase: 3, title: "How do you pay the smuggler?", text: "2 lira, or one good.", acts: [{ act: "give lira", label: "2 lira", style: "plain", costs: ["$$2"] }, { act: "give R", label: "1 fabric", style: "plain", costs: ["fabric"] }, { act: "give G", label: "1 spice", style: "plain", costs: ["spice"] }, { act: "give B", label: "1 jewelry", style: "plain", costs: ["jewel"] }] }) },
    catch: { snap: ask({ decision: "reward", phase: 3, title: "What do you take for Chen’s family?", text: "It goes back to the Police Station.", acts: [{ act: "reward lira", label: "Take 3 lira", style: "plain", gives: ["$$3"] }, { act: "reward card", label: "Draw a card", style: "plain", gives: ["card"], reveals: true, sign: "card" }] }) },
    wait: { snap: { wait: { seat: 1, bot: true, text: "Boris is at the Fountain. He may call back any of his assistants." }, ...{ seats: seats.slice(0, 4).map((one, i) => ({ ...one, turn: i === 1, decides: i === 1 })) }, effects: [{ kind: "dice" as const, dice: [2, 4], seat: 1 }] } },
    cover: { snap: { cover: { seat: 2, title: "Pass the screen to Chen", text: "The cards are covered until Chen is here.", button: "I am Chen" }, hand: null, seat: null } },
    past: { snap: { step: 43 } },
    five: { snap: { ...move, seats } },
  }).map(([name, scene]) => [name, { ...scene, snap: { ...base, ...scene.snap } as Snap }]),
);

const rubies = [[0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5], [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5], [0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 4], [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4]];
export const ended = (tie: boolean): Snap => ({
  ...base,
  seats: seats.slice(0, 4).map((one) => ({ ...one, turn: false, stack: ["own", "own", "own", "own", "own"] })),
  end: {
    title: tie ? "Boris and Anna win together" : "Boris wins by his purse", text: tie ? "Equal in rubies, lira, goods and cards." : "Five rubies each; his 23 lira beat your 17.",
    standings: [
      { seat: 1, rank: 1, scores: [5, 23, 4, 1], decided: tie ? null : 1, why: tie ? "Equal in everything: a shared win" : "23 lira beat 17" },
      { seat: 0, rank: tie ? 1 : 2, scores: tie ? [5, 23, 4, 1] : [5, 17, 7, 2], decided: tie ? null : 1, why: tie ? "" : "Same rubies, fewer lira" },
      { seat: 3, rank: 3, scores: [4, 6, 5, 3], decided: 2, why: "Tied on rubies and lira; 5 goods beat 3" },
      { seat: 2, rank: 4, scores: [4, 6, 3, 0], decided: 2, why: "" },
    ],
    rounds: Array.from({ length: 12 }, (_, i) => i + 1), rubies,
    wealth: rubies.map((line, s) => line.map((_, i) => Math.round(4 + i * (2.2 - s * 0.3) + 7 * Math.abs(Math.sin(i + s))))),
    setup: "Four players, short paths, Big Box edition, seed 20240517.",
  },
});

export const start: Start = {
  players: [2, 3, 4, 5], bots: [["", "person"], ["random", "bot: Random"], ["greedy", "bot: Greedy"]], names: ["Anna", "Boris", "Chen", "Dora", "Emre"],
  layouts: [["short", "short paths"], ["long", "long paths"], ["order", "in order"], ["random", "random"]], editions: [["bigbox", "Big Box"], ["2016", "2016"]],
  grids: { short: base.layout, order: Array.from({ length: 16 }, (_, i) => i + 1) },
  neutral: [true, true, true, false], saved: [{ path: "a", label: "Anna, Boris, Chen: round 7, yesterday 18:20" }, { path: "b", label: "Anna, Dora: finished, 12 May" }],
};
