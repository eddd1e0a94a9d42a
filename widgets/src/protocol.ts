// What kernel and browser say to each other. The browser knows no rules: it draws a snapshot and sends intents.

// A sign is drawn in a row of small pictures and numbers:
//   "ruby"      the symbol of that name, in the size of its row; "ruby*18" in that size
//   "ruby-"     the same, faint (not yet there)
//   "$7"        a coin with a number; "$$14" a large one, "$-2" a small one with what it costs
//   "=+2"       bold text; "~left 3" soft small text
//   "disc:2"    an assistant of seat 2 (0 to 4; "disc:n" is neutral); also merchant:, family:, mark: (a round seat badge);
//               "disc" and "family" alone belong to whoever looks, or nobody
//   "#7+ 9+ 11+"  a small ladder of steps inside a row
//   "top:lira"  a card, face up: the face of words.cards.lira in a small frame; "top:" an empty pile, "top:?" face down
export type Sign = string;
export type Row =
  | Sign[]
  | { ladder: (number | string)[]; on?: number } // prices by number of goods; `on` counts from 1
  | { slots: Sign; have: number; of: number } // bays of a cart
  | { post: [Sign, boolean][] } // two rows of four; true: covered by a mail marker
  | { piles: { tile: Sign; good: Sign; need: number; left: number; tint: string }[]; rubies: number } // tiles of a mosque
  | { wrap: Sign[] }; // a row that may wrap

export interface Place {
  rows: Row[];
  brief: Row[]; // for phones: the one fact that decides
  say: string; // state and pieces in a sentence, for the lens and for screen readers
}

// What a piece is called is put together in the browser, from words.ui and the names of the seats.
export interface Piece {
  id: string; // stable while the game lasts: "m0" merchant of seat 0, "a0-3", "f0", "c0", "nm1"; figures by name: "governor"
  kind: "merchant" | "assistant" | "family" | "companion" | "figure" | "neutral-merchant" | "neutral-assistant";
  seat: number | null; // figures and neutral pieces have none
  place: number;
  stack?: ("own" | "neutral")[]; // under a merchant, bottom first
}

export interface Seat {
  name: string;
  bot: string | null;
  lira: number;
  rubies: number;
  goods: number[]; // fabric, spice, fruit, jewelry
  capacity: number;
  cards: number;
  tiles: string[]; // mosque tiles: "R", "G", "Y", "B"
  stack: ("own" | "neutral")[];
  notes: { assistants: string; family: string }; // "2 with you, 3 out", "at 9 Tea House"
  extras?: Extra[]; // what expansions add: coffee, guild cards, letters …
  turn: boolean; // it is this seat's turn
  decides: boolean;
}

// A thing of which a seat has so many, or (with a word, perhaps an empty one) just has it. Its signs are parted by
// spaces; its name, for hovering and for screen readers, is put together in the browser.
export type Extra = [signs: string, count: number | string];

// Something that can be done at what it is drawn on.
export interface Target {
  act: string; // the notation that goes back
  label: string; // what it does, for the button, the lens and screen readers
  flag?: Sign[]; // steps, assistant down or up ("down", "up"), toll
  lines?: [Sign, string][]; // what would happen, what it costs
  piece?: string; // the piece that would go there
  pairs?: Record<number, string>; // this place and a second one: the act for each of those
}

export interface Act {
  act: string;
  label: string;
  style: "go" | "plain" | "quiet"; // the main one, another one, the refusal
  sign?: Sign;
  reveals?: boolean; // dice or a hidden card: it cannot be undone
  dice?: number[]; // turn a die: what both dice would show
  costs?: Sign[]; // two or three choices side by side: what one gives …
  gives?: Sign[]; // … and what one gets
  note?: string; // what it is good for
}

export interface GoodLine {
  good: string; // "R"
  sign: Sign;
  name: string;
  note: string; // "wanted 2, you have 3"
  least: number;
  most: number;
}

export type Pick =
  | {
      kind: "goods"; // steppers; the action is verb and goods, "sell R2 G", in the order of lines
      verb: string;
      lines: GoodLine[];
      start: number[];
      options: string[]; // every action that is legal; the button is open when the composed one is among them
      labels: string[]; // of the button, by number of goods; [0] when none is chosen yet
      scale?: { label: string; lira: number }[]; // what each number of goods pays
      quick?: { act: string; label: string }; // the largest one
    }
  | {
      kind: "places"; // a subset of places or goods: call back assistants
      verb: string;
      start: string[]; // words that are chosen at first
      items: { word: string; label: string; sign: Sign }[];
      options: string[];
      labels: string[]; // by number
    }
  | {
      kind: "call";
      calls: { act: string; number: number; dice: number; tile: number; mean: string; say: string; label: string }[]; // odds in per cent: by the dice alone, and with the red tile in all
      start: number; // index
      tile: boolean; // whether the seat has the red tile
    };

export interface Ask {
  decision: string;
  phase: number | null; // 0 move, 1 pay, 2 act, 3 meet
  place: number | null; // where it is decided
  title: string;
  text: string;
  rule: string; // the id of the rule behind it
  board: boolean; // decided on the board: what is not lit steps back
  tiles: Record<number, Target>;
  cards: Record<string, string>; // cards of one's own hand by name, with the notation that goes back
  acts: Act[];
  pick?: Pick;
  dice?: number[]; // a roll that is being decided about
}

// A line of the log; `at` is the position just after it.
export interface Line {
  at: number;
  seat: number | null;
  text: string;
  round?: number; // a heading: "Round 6"
  dice?: number[];
}

// What to animate, in this order. Nothing is told by motion alone.
export type Effect =
  | { kind: "dice"; dice: number[]; seat: number | null }
  | { kind: "fly"; sign: Sign; count: number; place: number | null; seat: number; gained: boolean };

export interface Standing {
  seat: number;
  rank: number;
  scores: number[]; // rubies, lira, goods, cards
  decided: number | null; // which of them parted it from the neighbour
  why: string;
}

export interface End {
  title: string;
  text: string;
  standings: Standing[];
  rounds: number[];
  rubies: number[][]; // by seat, by round
  wealth: number[][]; // lira and the price of goods, by seat, by round
  setup: string; // layout, edition, variant, seed
}

export interface Snap {
  revision: number;
  step: number; // the position that is shown
  steps: number; // the number of steps made; step < steps: a look back
  when: string; // "Round 7"
  seat: number | null; // whose eyes; null: everybody's
  target: number;
  columns: number;
  layout: number[];
  places: Record<number, Place>;
  pieces: Piece[];
  seats: Seat[];
  barrier?: [number, number]; // it closes the way between two places
  hand: string[] | null; // cards by name; an action on one is named in ask.cards
  ask: Ask | null;
  wait: { seat: number; bot: boolean; text: string } | null; // somebody else decides
  cover: { seat: number; title: string; text: string; button: string } | null; // pass the screen
  undo: string | null; // why not; null: possible
  redo: boolean;
  news: Line[]; // lines that this step added
  lines: number; // steps told so far: ask for the log unless the last known one was one less (or the same)
  effects: Effect[];
  dice: { dice: number[]; text: string } | null; // the last roll
  end: End | null;
  branch: string | null; // a sentence if this is a "what if"
}

// As it travels (see unpack.ts): a row of signs is one string, its signs parted by spaces; a piece is "m0 7 oon" (name,
// place, stack); lines of targets are numbers of `ask.texts`, flags one string; a piece that all targets share stands in `ask`; the sentences
// of calls are templates; walks have neither act ("move 9") nor label, which stands in the words.
export type PackedRow = string | Exclude<Row, Sign[]>;
export type PackedPlace = Omit<Place, "rows" | "brief"> & { rows: PackedRow[]; brief: PackedRow[] };
export type PackedTarget = Omit<Target, "act" | "label" | "lines" | "flag"> & { act?: string; label?: string; lines?: number[]; flag?: string };
export type PackedPick = Exclude<Pick, { kind: "call" }> | (Omit<CallPick, "calls"> & { calls: Omit<CallPick["calls"][0], "say" | "label">[]; say: string; label: string });
export type PackedAsk = Omit<Ask, "tiles" | "pick"> & { tiles: Record<number, PackedTarget>; texts: [Sign, string][]; piece?: string; pick?: PackedPick };
export type Packed = Omit<Snap, "ask" | "places" | "pieces"> & { ask: PackedAsk | null; places: Record<number, PackedPlace>; pieces: string[] };
type CallPick = Extract<Pick, { kind: "call" }>;

// A choice of the start panel: value and label.
export type Choice = [string, string];
export interface Start {
  players: number[];
  bots: Choice[]; // value "" is a person
  names: string[]; // proposals by seat
  expansions: Choice[]; // the first one is the base game
  layouts: Record<string, Choice[]>; // by expansion
  grids?: Record<string, number[]>; // by expansion and layout ("mocha first"): its places row by row; none for a random one
  editions: Choice[]; // of the base game
  decks: Choice[]; // of Letters & Seals
  neutral: boolean[]; // by number of players from players[0]: allowed?
  saved: { path: string; label: string }[]; // games that can be resumed
}

// Words that change with the language only: trait `words`.
export interface Words {
  language: string;
  setup: string; // what the rest depends on, beside the language
  languages: Choice[];
  ui: Record<string, string>; // buttons and labels; {name} stands for a fact
  places: Record<number, { name: string; short: string; does: string; go: string; rule: string; family: string }>; // go: the label of a walk there
  cards: Record<string, { title: string; effect: string; when: string; face: Sign[]; play?: string }>; // play: the action, if it is not "play" and the name
  tiles: Record<string, { title: string; effect: string; sign: Sign; tint: string }>;
  figures: Record<string, string>; // names
  goods: { letter: string; name: string; sign: Sign }[];
  rules: Record<string, [string, string]>; // title and sentence of the rules that the table shows
}

// Traits of the widget: part, seat (which cart, hand), snap ({} before the start), start (null during a game), words, pace.
export type Up =
  | { kind: "do"; act: string; seat: number | null; revision: number }
  | { kind: "why"; act: string; revision: number } // why is this not allowed?
  | { kind: "undo" | "redo"; revision: number }
  | { kind: "open"; seat: number } // "it is me": uncover the hand
  | { kind: "look"; step: number | null } // a position of the history, or now
  | { kind: "bot"; revision: number; all: boolean } // let the bot decide: once, or until a person is asked
  | { kind: "language"; language: string }
  | { kind: "log" }
  | { kind: "save"; name: string }
  | { kind: "load"; text: string } // the text of a match
  | { kind: "resume"; path: string }
  | { kind: "copy" }
  | { kind: "start"; seats: { name: string; bot: string }[]; options: Record<string, unknown> } // layout, edition, neutral, seed
  | { kind: "again" }; // back to the start panel

export type Down =
  | { kind: "refused"; text: string; rule: string; says: [string, string] | null; act: string } // says: title and sentence of the rule; act: what was tried, "" if nothing in particular
  | { kind: "told"; text: string }
  | { kind: "log"; lines: Line[] }
  | { kind: "copy"; text: string };
