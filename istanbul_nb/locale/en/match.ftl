### What a match says beside the rules: taking back, and what is wrong with a file.

undo-over = The game is over. To try something else, branch off from an earlier step.
seed-number = The seed of the dice must be a whole number, not “{ $seed }”. Leave it out for a surprise.
step-range = The match has { $steps } steps, so there is no step { $step }. Choose one from 0 to { $steps }.
branch-forgotten = What lay on the table at step { $step } is forgotten: this table does not remember for the players. Branch off from now, or when the game is over.
autosave-full = The match could not be kept in “{ $path }”: { $problem }. You can play on: every step tries again. To be sure, save it under a name, from the menu or with match.save(…).
autosave-taken = This match was taken over elsewhere, so its file “{ $path }” was left to the other table. What is played here is kept as “{ $copy }”; you can play on.
autosave-copy = This match is open elsewhere, in “{ $path }”. What you have here is a copy, kept as “{ $copy }”; to go on with the original, take it over: resume(take_over=True), or the start panel.

match-long = This match has { $steps } steps, and no file can hold more. Start a new match.
game-unknown = There is no game “{ $game }” here. Choose one of these: { $games }.
names-list = Names are a list, like ["Anna", "Boris"]. Put the names in brackets, each in quotes.
seat-range = There is no seat “{ $seat }”. Seats are counted from 0 to { $most }.
bot-unknown = There is no bot called “{ $bot }” here. Choose one of these, or give a function: { $bots }.
not-after-the-end = The game is over, and nobody can decide anything any more.
answers-list = Dice and cards are a list, like [3, 5], not “{ $given }”. Put them in brackets.
seconds-number = The time to think is a number of seconds from 0 to { $most }, not “{ $given }”.
count-number = There should be a whole number from 1 to { $most } here, not “{ $given }”.
path-kind = A file has a name in quotes, like "evening.match", or a path; “{ $path }” cannot be one.
match-position = A position of { $game } is needed here, such as match.position() gives, not a value of the kind “{ $given }”.
bot-answer = The bot “{ $bot }” answered “{ $answer }”, which is no action. A bot answers with one of the legal actions, or with its notation.
bot-refused = The bot “{ $bot }” answered with an action that is not allowed now. A bot answers with one of the legal actions, or with its notation.
match-kind = A match is needed here, such as Match() or load() gives, not a value of the kind “{ $given }”.
answers-wrong = The dice and cards that you noted do not fit. Possible are: { $asked }.
answers-one = Dice and cards can be noted for one action at a time. Do the actions one by one.
answers-many =
    { $left ->
        [one] One die or card more was noted than this action asks for. Leave it out.
       *[other] { $left } dice or cards more were noted than this action asks for. Leave them out.
    }

fault-file = it is not an ordinary file
fault-lines = it should be a list of lines
fault-large = it is too large
fault-packed = it cannot be unpacked
fault-object = it should be an object with named entries
fault-missing = it is missing
fault-kind = it is of the wrong kind
fault-seat = it should have a name and a bot
fault-name = it has no proper name
fault-answers = it holds more answers of dice and cards than were asked for
fault-number = the number is too large
fault-step = it should begin with an action
fault-over = the game is over before it
fault-notation = that cannot be read as an action
fault-chance = the dice and cards noted there do not fit what was asked
fault-seats = there should be as many as there are players
fault-count = it does not count the steps of the file
fault-position = the steps lead to another position than the one that was saved


## Why data are not a position; $where is a path such as state.seats[0].

state-not-object = At { $where } there should be an object with named entries.
state-missing = At { $where } the entry “{ $key }” is missing.
state-not-list = At { $where } there should be a list.
state-length =
    { $length ->
        [one] At { $where } there should be { $length } entry.
       *[other] At { $where } there should be { $length } entries.
    }
state-range = At { $where } there should be a whole number from { $least } to { $most }.
state-not-flag = At { $where } there should be true or false.
state-not-one-of = At { $where } there should be one of these: { $choices }.
state-not-rising = At { $where } the entries should be in rising order.
state-options = At { $where } the options do not work. { $problem }
state-decisions-many = At { $where } there are too many decisions at once; the most is { $most }.
state-decisions-order = At { $where } there should be a pause of the turn, then what it led to.
state-decisions-over = At { $where } the game should be over exactly when nothing is left to decide.
state-not-decision = At { $where } there should be the name of a decision.
state-not-roll = At { $where } there should be what the dice were rolled for.
state-stuck = At { $where } there is a decision in which nothing can be done.
state-count = The position does not add up: { $what } should be { $expected }, but { $found } were found.
package-missing = This needs the package “{ $package }”, which is not installed. Install it with: pip install "istanbul_nb[{ $extra }]"
scorebook-notes = Notes are a text, like "move 9; leave; call 9: 3 5", not “{ $given }”.
scorebook-line = Line { $line }, “{ $note }”: { $problem } All that stands before it has been entered.
scorebook-missing = Something fell here that has to be told, number { $number } of this: one of { $asked }. Add it to what you tell.
scorebook-otherwise = Number { $number } of what fell here must be one of { $asked }, not { $told }. Look again at the dice or the card, and enter it anew.
what-if-not-yours = Bots play on only from a decision of your own, or from any when the game is over. Wait until you are asked, or look back later.
review-running = The game is not over yet. Play it to the end, or let bots finish a branch of it; then it can be gone through.
# Of a game that brings no judgement of its own.
reason-plain-score = it brings the most
reason-plain-none = nothing else would be better
game-part-missing = { $game } does not bring { $part }. Rules alone are enough for matches, the table, bots, the terminal and frames; its kit can name the rest (see docs/adding-a-game.md).
reason-likely = most likely { $reason }
