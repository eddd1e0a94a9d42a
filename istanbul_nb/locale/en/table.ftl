# What every game at this table says, in English.

list-and = { $most } and { $last }
list-or = { $most } or { $last }


## Taking back

undo-nothing = There is nothing to take back yet.
undo-other-player = The turn has passed to another player. Only steps of the turn under way can be taken back.
undo-turn-over = The turn is over. Only steps of the turn under way can be taken back.
undo-revealed = Something new has been shown since then. What has been seen cannot be taken back.
redo-nothing = There is no step to bring back. Only a step that was just taken back can return.


## Answers that do not fit

stale = That was an answer to an earlier question; the table has moved on to step { $revision }. Look at the new question and answer again.
not-your-turn = It is { NAME($name) }’s turn. Please wait until it is yours.
unreadable-action = “{ $text }” cannot be read as an action. Choose one from the list, or write a verb and its words, like “{ example-action }”.
seat-name-empty = Every player needs a name. Write at least one letter.
seat-name-long =
    { $most ->
        [one] That name is too long. Use { $most } letter at most.
       *[other] That name is too long. Use { $most } letters at most.
    }
seats-number =
    { $players ->
        [one] This game is for { $players } player, but { $given } were named. Make the numbers match.
       *[other] This game is for { $players } players, but { $given } were named. Make the numbers match.
    }


## Saving and loading

save-not-text = This file is not text, so it cannot be a saved match. Choose a file that was saved here.
save-not-json = This file cannot be read as a saved match: it is not JSON. Perhaps only a part of it was copied; try the original file.
save-not-a-match = This file holds something else, not a saved match. Choose a file that was saved here.
save-version = The match was saved in format { $version }, and this program can read format { $known }. Load it with a version of the program that knows that format.
save-game = This is a match of “{ $game }”, and there is no such game here. Install a version of the program that has it.
save-rules = The match was played by version { $version } of the rules “{ $name }”, and here is version { $known }. Load it with a version of the program that has those rules.
save-damaged = The file is damaged at “{ $where }”: { $problem }. Use another copy of it, if you have one.
save-changed = The file was changed after it was saved: its contents do not match its seal. Use an unchanged copy.
save-step = The match cannot be played again beyond step { $step }, “{ $action }”: { $problem }. Use another copy of the file, if you have one.
save-options = The match cannot be set up again: { $problem } Use another copy of the file, if you have one.
save-missing = There is no file “{ $path }”. Check its name and folder.
save-unreadable = The file “{ $path }” cannot be opened: { $problem }. Check that it is a file and that you may read it.
resume-nothing = There is no match to go on with. Start a new one.
resume-closed = The folder of kept matches, “{ $path }”, cannot be read: { $problem }. Start a new match, or open a file with load(path).
resume-unknown = It is not known yet whose games these are: the page has not told its key. Open the start panel with play() and go on from there.
save-name = That is not a name for a file. Use letters, digits, spaces, “-”, “_” and dots inside the name; the folder is always the same.
save-open = A match is being kept under this name. Choose another name.
save-many-names = You have fifty saved matches here, and there is no room for more names. Use one of them again: it is overwritten.
save-visitor-unknown = The page has not told its key yet, so there is no place of yours to save in. Try again in a moment.


## The start panel

start-title = New game
start-game = Game
start-players = Players
start-seat = Player { $number }
start-name = Name
start-human = person
start-bot = bot
start-language = Language
start-options = Options
start-seed = Seed for the dice
    .about = The same seed gives the same dice and cards. Leave it empty for a surprise.
start-begin = Start
start-resume = Go on with the last game
start-load = Load a file

language-en = English
language-ru = Русский


## Words on the table

label-undo = Undo
label-redo = Redo
label-hint = Hint
label-save = Save
label-load = Load
label-language = Language
label-speed = Speed
label-menu = Menu
label-round = Round { $round }
label-turn = { OWN($name, form: "title") } turn
label-your-turn = Your turn
label-you = You
    .whom = you
    .own = your
label-bot = bot
label-target = target
label-log = Log
label-hand = Your hand
label-cart = Your cart
label-why = Why not?
label-rules = Rules
label-new = New game
label-win = Win chance


## The game in a terminal

text-how-many = How many play? { $least } to { $most } [{ $default }]
# $seat is the name of the seat, as it is to be shown.
text-who = Who plays { $seat }? Type a name, or bot for the computer (bot random is weaker, bot search stronger) [{ $default }]
text-language = Which language? ({ $choices })
text-choose = Your choice:
text-help =
    You can type:
    the number or letter in front of a choice, or an action, like { example-action }
    undo: take your last step back
    redo: bring it back again
    why ACTION: why an action is not possible
    rule: all rules; { example-rule }
    board: show the table again
    hand: look at your cards
    log: what happened lately; log all: the whole match
    save FILE: save the match ({ example-file }, if you name no file)
    load FILE: go on with a saved match
    quit: leave; the match is kept
text-unknown = “{ $text }” is neither a choice nor a command. Type help to see what you can type.
text-number = There is no choice { $number }. Choose from 1 to { $most }.
text-possible = That is possible: { $action }.
text-rule-unknown = There is no rule “{ $text }”. Type rule alone to see all of them.
text-hand-empty = You hold no cards.
text-log-empty = Nothing has happened yet.
text-saved = The match is saved in { $path }.
text-not-saved = The match could not be saved in “{ $path }”: { $problem }. Try another name or folder.
text-loaded = The match is loaded. Let’s go on.
text-undone = The last step is taken back.
text-redone = The step is back.
text-bye = Goodbye! The match is kept in { $path }. Next time you can go on with it.
text-over = The game is over.
text-pass-screen = Please pass the screen to { NAME($name) }, who presses Enter when ready.


## Questions, refusals, seats, options and standings

# Whom a question is put to. A person called You is asked without a name.
asked = { $name }, { $question }
# A person called You, where somebody else is spoken to.
quoted-name = “{ $name }”
question-over = The game is over.
question-waiting = { DOES($name, "is", "are") } deciding { TOPIC($decision) }.

# Of a game that brings no words of its own: what it calls things itself.
text-welcome-other = Welcome to { $title }! Type help at any time, and quit to stop.
question-other = what do you do? ({ $decision })
event-other =
    { $facts ->
        [none] { $name }: { $kind }
       *[other] { $name }: { $kind } ({ $facts })
    }
refusal-other =
    { $facts ->
        [none] This is not allowed now: { $reason }.
       *[other] This is not allowed now: { $reason } ({ $facts }).
    }
options-other =
    { $facts ->
        [none] The game cannot be set up like that: { $reason }.
       *[other] The game cannot be set up like that: { $reason } ({ $facts }).
    }
state-other = This is not a position of the game: { $reason } at { $where }.
topic-other = “{ $value }”
doing-other = { $value }
    .can = { $value }
view-seats = Players
view-value-yes = yes
view-value-no = no
seat-other = { $value }
    .title = { $value }

# Below a rule, where a match has other numbers than the box.
rule-corrected = The rule tells the printed numbers; this match plays with corrected ones: { $tables }.
refusal = { $sentence } ({ $title }, { $rule })
refusal-game-over = The game is over, and nothing is left to decide. Start a new one to play on.
refusal-not-now = You cannot { DOING($verb) } now: the question is { TOPIC($decision) }.
refusal-verb-unknown = There is no action called “{ $verb }”.
refusal-malformed = “{ $action }” cannot be understood here.
    .same = Write it like this: “{ $example }”.
# What can be done instead, where a refusal has no form of its own that fits.
advice = You can { DOING($verbs, form: "can", style: "or") }.

seat-plum = plum
    .title = Plum
seat-saffron = saffron
    .title = Saffron
seat-teal = teal
    .title = Teal
seat-ink = ink
    .title = Ink
seat-pearl = pearl
    .title = Pearl


options-option-unknown = This game has no option “{ $option }”. Leave it out, or check its spelling.
options-option-choice = The option “{ $option }” cannot be “{ $value }”. Choose one of these: { $choices }.
options-first-seat = The first player must be one of the { $players } at the table. Seats are counted from 0.
options-component-unknown = The box has no table “{ $name }”. Check its spelling.
options-component-shape = The table “{ $name }” does not have the shape of the printed one. Keep its length, and use numbers from 0 to 99 where numbers are printed.
options-component-range = With the table “{ $name }” no game can be played. Use numbers from { $least } to { $most } there.
options-component-twice = The table “{ $name }” has the same tile twice. Make all its tiles different.
option-players = Players
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-first = First player
option-first-none = chosen by lot
option-first-0 = { seat-plum }
option-first-1 = { seat-saffron }
option-first-2 = { seat-teal }
option-first-3 = { seat-ink }
option-first-4 = { seat-pearl }
option-components = Printed tables
    .about = Tables of the box that your own copy prints differently.
option-components-none = as printed
option-components-own = corrected

standing-rank = Rank
standing-player = Player
standing-winner = { DOES($name, "wins", "win") }.
standing-winners = { $names } share the win.
