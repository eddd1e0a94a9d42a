// What kernel and browser say to each other about any game. The browser knows no rules: it draws a snapshot and sends
// intents. What a game adds stands in its own protocol.ts, below games/.

// A sign is drawn in a row of small pictures and numbers:
//   "ruby"      the symbol of that name, in the size of its row; "ruby*18" in that size
//   "ruby-"     the same, faint (not yet there)
//   "$7"        a coin with a number; "$$14" a large one, "$-2" a small one with what it costs
//   "=+2"       bold text; "~left 3" soft small text
//   "disc:2"    an assistant of seat 2 (0 to 4; "disc:n" is neutral); also merchant:, family:, mark: (a round seat badge);
//               "disc" and "family" alone belong to whoever looks, or nobody; any other drawing takes the colours of the seat
//   "#7+ 9+ 11+"  a small ladder of steps inside a row
//   "top:lira"  a card, face up: the face of words.cards.lira in a small frame; "top:" an empty pile, "top:?" face down
export type Sign = string

// What a die shows: the symbol "d" and this.
export type Face = number | string

export interface Seat {
  name: string
  bot: string | null
  turn: boolean // it is this seat's turn
  decides: boolean
}

export interface Act {
  act: string
  label: string
  style: 'go' | 'plain' | 'quiet' // the main one, another one, the refusal
  sign?: Sign
  reveals?: boolean // dice or a hidden card: it cannot be undone
  dice?: number[] // turn a die: what both dice would show
  costs?: Sign[] // two or three choices side by side: what one gives …
  gives?: Sign[] // … and what one gets
  note?: string // what it is good for
}

export interface Ask {
  decision: string
  title: string
  text: string
  rule: string // the id of the rule behind it
  board: boolean // decided on the board: what is not lit steps back
  acts: Act[]
}

// A line of the log; `at` is the position just after it.
export interface Line {
  at: number
  seat: number | null
  text: string
  round?: number // a heading: "Round 6"
  dice?: Face[]
}

// What to animate, in this order. Nothing is told by motion alone. A place is whatever carries its name in data-place.
export type Effect =
  | { kind: 'dice'; dice: Face[]; seat: number | null }
  | {
      kind: 'fly'
      sign: Sign
      count: number
      place: number | string | null
      seat: number
      gained: boolean
      wait?: number
    } // wait: ms before it
  | { kind: 'walk'; piece: string; route: number[] } // the places that it passed, both ends included

export interface Standing {
  seat: number
  rank: number
  scores: number[] // by measure
  decided: number | null // which of them parted it from the neighbour
  why: string
}

export interface End {
  title: string
  text: string
  measures: [Sign, string][] // what decides, in this order: sign and name
  standings: Standing[]
  rounds: number[]
  charts: { title: string; values: number[][] }[] // by seat, by round
  setup: string // options and seed
  rule: string // the id of the rule of the ranking
}

export interface Snap {
  revision: number
  step: number // the position that is shown
  steps: number // the number of steps made; step < steps: a look back
  when: string // "Round 7"
  seat: number | null // whose eyes; null: everybody's
  seats: Seat[]
  hand: string[] | null // cards by name
  ask: Ask | null
  wait: { seat: number; bot: boolean; text: string } | null // somebody else decides
  cover: { seat: number; title: string; text: string; button: string } | null // pass the screen
  undo: string | null // why not; null: possible
  redo: boolean
  news: Line[] // lines that this step added
  lines: number // steps told so far: ask for the log unless the last known one was one less (or the same)
  effects: Effect[]
  dice: { dice: Face[]; text: string } | null // the last roll
  end: End | null
  branch: string | null // a sentence if this is a "what if"
  linger?: number // ms that bots wait longer than usual, so that what has happened can be followed
  lesson?: Lesson
  note?: Extract<Down, { kind: 'refused' | 'told' }> // what stays true for a while: the game cannot be kept, or is a copy
}

// A lesson that is being taken at this table. While there is nothing to do at the board (something is read, a quick question
// is open, the task is done), nothing can be done there and nothing is lit. The end of a game is shown where the log is.
export interface Lesson {
  where: string // "Istanbul for beginners, lesson 2 of 16"
  title: string // of the lesson
  step: number
  steps: number // which step of the lesson, from 0 on: the row of dashes
  heading: string // of the step
  says: string[] // paragraphs; *bold* and {sign} (a Sign in the line, e.g. {ruby} {$7} {disc:0}) are marked up
  task: string | null // "Now you": what to do; same mark-up
  done: string | null // the task is done: praise and what has come of it
  answer: { text: string; rule: string; says: [string, string] | null } | null // to a mistake or a wrong choice
  hint: string | null // the hint that was asked for last
  hints: number // how many more there are
  options: { text: string; tried: boolean; right: boolean }[] | null // a quick question; right is told only after it was chosen
  rule: string
  cite: [string, string] | null // the rule behind the step: id, title and sentence
  glossary: [Sign, string, string][] // words so far: sign, word, meaning
  shows: string[] // what is wanted beside board and lesson: "rivals", "cart", "hand", "log", "question", "odds" (of the Dice Game)
  point: string[] // actions that are pointed at (their targets get a ring, see hints/targets.ts)
  back: boolean
  next: 'step' | 'lesson' | 'end' | null // whether one can go back; what comes next (null: first the task)
  show: boolean // whether "Show me" does something now
  turns: { made: number; best: number } | null // a puzzle: turns so far, and the best possible
  contents: { id: string; title: string; state: 'done' | 'begun' | 'open'; now: boolean }[] // the lessons of the course
}

// A choice of the start panel: value and label.
export type Choice = [string, string]
export interface Start {
  players: number[]
  usual: number // how many sit down if nobody says otherwise
  bots: Choice[] // value "" is a person
  strength: string // the bot that sits down if nobody says otherwise
  strengths: Choice[] // names of bots, and what they do
  names: string[] // proposals by seat
  saved: { path: string; label: string }[] // games that can be resumed; path is sent back as it is
}

// A rule as the rulebook has it.
export type Cited = [title: string, sentence: string, example: string]

// Words that change with the language and the setup only: trait `words`.
export interface Words {
  game: string
  face: string // the folder below games/ that draws it: its own, or the plain one
  language: string
  setup: string // what the rest depends on, beside the language
  languages: Choice[]
  ui: Record<string, string> // buttons and labels; {name} stands for a fact
  rules: Record<string, Cited> // those that the table shows
  cards?: Record<string, { face: Sign[] }> // by name
  faces?: Record<string, string> // of dice that have no pips
}

// Something to do: what, what then, why, and how likely one wins with it.
export interface Advised {
  act: string
  label: string
  then: string
  reason: string
  chance: number
}

// A turn of a finished game: what was played and what would have been best, in words, with the chances to win.
export interface Reviewed {
  step: number
  seat: number
  when: string
  played: string
  best: string
  reason: string
  chances: [played: number, best: number]
  cost: number // of the chance to win
}

// An action, and how the games ended that bots played on from it: the share that was won, and where it lies with 95 % certainty.
export interface Tried {
  act: string
  label: string
  played: boolean // what was really done
  share: [low: number, found: number, high: number]
}

// Traits of the widget: part, seat (which cart, hand), snap ({} before the start), start (null during a game), words, pace,
// hints (whether they are wanted).
export type Up =
  | { kind: 'do'; act: string; seat: number | null; revision: number }
  | { kind: 'why'; act: string; revision: number } // why is this not allowed?
  | { kind: 'undo' | 'redo'; revision: number }
  | { kind: 'open'; seat: number } // "it is me": uncover the hand
  | { kind: 'look'; step: number | null } // a position of the history, or now
  | { kind: 'bot'; revision: number; all: boolean } // let the bot decide: once, or until a person is asked
  | { kind: 'language'; language: string }
  | { kind: 'log' }
  | { kind: 'odds'; act: string; revision: number } // what would a roll make possible?
  | { kind: 'hints'; revision: number; step: number } // what would be best here, and who wins?
  | { kind: 'review' } // of a game that is over
  | { kind: 'whatif'; revision: number; step: number } // what comes of the best actions here, if bots play on?
  | { kind: 'stop' } // hints, a review or a what if: what was found so far will do
  | { kind: 'module' } // the second module, see lazy-module.ts
  | { kind: 'save'; name: string }
  | { kind: 'load'; text: string } // the text of a match
  | { kind: 'resume'; path: string }
  | { kind: 'copy' }
  | { kind: 'start'; seats: { name: string; bot: string }[]; options: Record<string, unknown> } // of the game, and the seed
  | { kind: 'again' } // back to the start panel
  | { kind: 'lesson'; what: 'next' | 'back' | 'again' | 'hint' | 'show' } // again: begin this step anew
  | { kind: 'lesson'; what: 'choose'; option: number } // an answer to the quick question
  | { kind: 'lesson'; what: 'open'; lesson: string } // one of the contents

export type Down =
  | { kind: 'refused'; text: string; rule: string; says: Cited | null; act: string } // act: what was tried, "" if nothing in particular
  | { kind: 'told'; text: string }
  | { kind: 'log'; lines: Line[] }
  | { kind: 'odds'; act: string; revision: number; odds: Record<string, number> } // by name, of 1
  | {
      kind: 'hints'
      revision: number
      step: number
      seat: number | null
      language: string
      hints: Advised[] | null
      odds: string[]
      chances: number[]
    } // hints: null if they are not for these eyes
  | {
      kind: 'review'
      done: number
      of: number
      over: boolean
      turns: Reviewed[]
      rounds: number[]
      chances: number[][]
    } // chances by seat, by round, in per cent
  | {
      kind: 'whatif'
      revision: number
      step: number
      seat: number | null
      language: string
      done: number
      of: number
      over: boolean
      ways: Tried[]
    } // done: games
  | { kind: 'forget' } // hints and the review: another match is shown
  | { kind: 'module'; text: string }
  | { kind: 'copy'; text: string }
