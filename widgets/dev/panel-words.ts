import table from "../ui-words.md";
import type { Words } from "../src/protocol";

const cells = (line: string) => line.split("|").map((cell) => cell.trim());
const ui = (column: number) =>
  Object.fromEntries(table.split("\n").filter((line) => /^\| [a-z]/.test(line)).map((line) => [cells(line)[1], cells(line)[column]]));

const families = ["", "gems", "wares", "wares", "wares", "trade", "folk", "folk", "trade", "trade", "trade", "trade", "folk", "gems", "gems", "gems", "gems"];
const rules = ["", "wainwright", "warehouse", "warehouse", "warehouse", "post", "caravansary", "fountain", "blackmarket", "teahouse", "market", "market", "police", "palace", "mosque", "mosque", "dealer"];
const places = (names: string[], does: string[]) =>
  Object.fromEntries(names.map((name, i) => [i + 1, { name, short: name, does: does[i % does.length], rule: `ist.place.${rules[i + 1]}`, family: families[i + 1] }]));

const tile = (sign: string, tint: string, title: string, effect: string) => ({ sign, tint, title, effect });
const card = (face: string[], title: string, effect: string, when: string) => ({ face, title, effect, when });

export const en: Words = {
  language: "en",
  languages: [["en", "English"], ["ru", "Русский"]],
  ui: ui(2),
  places: places(
    ["Wainwright", "Fabric Warehouse", "Spice Warehouse", "Fruit Warehouse", "Post Office", "Caravansary", "Fountain", "Black Market", "Tea House", "Large Market", "Small Market", "Police Station", "Sultan’s Palace", "Small Mosque", "Great Mosque", "Gemstone Dealer"],
    ["Sell up to 5 goods of the demand tile."],
  ),
  cards: {
    far: card(["foot", "=3–4"], "Long walk", "Go 3 or 4 steps instead of 1 or 2.", "when you move"),
    lira: card(["$5"], "Five lira", "Take 5 lira.", "any time"),
    market: card(["any"], "Any goods", "At the Small Market sell any goods.", "at place 11"),
    good: card(["=+1", "any"], "One good", "Gain 1 good of your choice.", "before or after an action"),
    post2: card(["p5", "=×2"], "Post again", "Carry out the Post Office action again.", "after place 5"),
    assistant: card(["ty"], "Assistant back", "Bring one of your assistants back under the merchant.", "before you pay"),
  },
  tiles: {
    R: tile("tr", "r", "Red tile.", "After your roll at the Tea House or the Black Market turn one die to 4, or roll both again once."),
    G: tile("tg", "g", "Green tile.", "At any Warehouse pay 2 lira to gain 1 more good of any kind."),
    B: tile("tb", "b", "Blue tile.", "At once your fifth assistant joins the bottom of your stack."),
    Y: tile("ty", "y", "Yellow tile.", "Once a turn pay 2 lira to bring one of your assistants back."),
  },
  figures: {},
  goods: [["R", "Fabric", "fabric"], ["G", "Spice", "spice"], ["Y", "Fruit", "fruit"], ["B", "Jewelry", "jewel"]].map(([letter, name, sign]) => ({ letter, name, sign })),
  rules: {
    "ist.move.steps": ["Steps", "Move the merchant with the assistants under him 1 or 2 steps."],
    "ist.place.market": ["The markets", "Sell 1 to 5 of the goods on the top demand tile, each symbol once."],
    "ist.end.rank": ["Ranking", "Most rubies wins; then most lira; then most goods; then most bonus cards left. Still equal: shared."],
  },
};

export const ru: Words = {
  ...en,
  language: "ru",
  ui: ui(3),
  places: places(
    ["Каретная мастерская", "Склад тканей", "Склад пряностей", "Склад фруктов", "Почтовая контора", "Караван-сарай", "Фонтан", "Чёрный рынок", "Чайная", "Большой рынок", "Малый рынок", "Полицейский участок", "Дворец султана", "Малая мечеть", "Большая мечеть", "Торговец самоцветами"],
    ["Продайте до 5 товаров с верхней плитки спроса."],
  ),
  cards: {
    ...en.cards,
    far: card(["foot", "=3–4"], "Дальний путь", "Пройдите 3 или 4 шага вместо 1 или 2.", "вместо хода"),
    lira: card(["$5"], "Пять лир", "Возьмите 5 лир.", "в любой момент"),
    market: card(["any"], "Любые товары", "На Малом рынке продайте любые товары.", "место 11"),
    assistant: card(["ty"], "Возвращение помощника", "Верните одного своего помощника под торговца.", "до оплаты"),
  },
  goods: [["R", "Ткани", "fabric"], ["G", "Пряности", "spice"], ["Y", "Фрукты", "fruit"], ["B", "Украшения", "jewel"]].map(([letter, name, sign]) => ({ letter, name, sign })),
  rules: { "ist.move.steps": ["Шаги", "Передвиньте торговца с помощниками под ним на 1 или 2 шага."] },
};
