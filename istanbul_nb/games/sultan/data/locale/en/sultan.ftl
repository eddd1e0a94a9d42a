# Every word of Sultan that a person sees, in English.
#
# Functions: STONE, SEAT, TOPIC and DOING look up the message of that name, in the form asked for; several names
# come as a list (style: "and", "or"). COUNT counts things, LIST writes several words.


## Stones, and things that are counted. Forms: of, as in "no white stone"; paid, as in "draws 5 cards".

stone-W = white
    .title = White
    .of = white
stone-R = red
    .title = Red
    .of = red
stone-Y = yellow
    .title = Yellow
    .of = yellow
stone-G = green
    .title = Green
    .of = green
stone-B = blue
    .title = Blue
    .of = blue

count-stone =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
    .paid =
        { $count ->
            [one] { $count } stone
           *[other] { $count } stones
        }
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .paid =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }


## What is to be decided. `topic` names it for those who wait.

question-offer = you are the first player of this trick. Draw { COUNT($number, of: "stone", form: "paid") } from the bag.
question-lay = which stone goes back into the bag? The others will lie on the cushions.
question-bid =
    { $of ->
        [1] which card do you lay face down, and beside which cushion?
       *[other] which card do you lay face down, and beside which cushion? (Card { $number } of { $of })
    }

topic-offer = which stones to offer
topic-lay = which stone goes back into the bag
topic-bid = which card to lay, and where


## Labels of actions

action-draw = Draw { COUNT($number, of: "stone", form: "paid") } from the bag
action-return = Return { STONE($stone) }, offer { STONE($stones, style: "and") }
action-bid = Lay your { $card } beside cushion { $cushion } ({ STONE($stone) })


## What happened

event-trick = Round { $round }, trick { $trick }: { DOES($name, "is", "are") } the first player.
event-round = Round { $round } begins, and everyone draws a new hand.
event-hand-seen = { $name } drew these cards: { LIST($drawn, style: "and") }.
event-drawn = { $name } drew stones from the bag: { STONE($stones, style: "and") }.
event-laid = { $name } put { STONE($returned) } back into the bag. On the cushions: { STONE($stones, style: "and") }.
event-bid = { $name } laid a card face down beside cushion { $cushion }.
event-bid-seen = { $name } laid { $card } face down beside cushion { $cushion }.
event-won =
    { $why ->
        [only] Cushion { $cushion }, { STONE($stone) }: { DOES($name, "wins", "win") } it with { $card }, the only card there.
        [earlier] Cushion { $cushion }, { STONE($stone) }: { DOES($name, "wins", "win") } it with { $card }, laid earlier than the equal card. Beaten: { $cards }.
        [first] Cushion { $cushion }, { STONE($stone) }: { DOES($name, "wins", "win") } it with { $card }; the cards are equal, so the first player gets the stone. Beaten: { $cards }.
       *[highest] Cushion { $cushion }, { STONE($stone) }: { DOES($name, "wins", "win") } it with { $card }. Beaten: { $cards }.
    }
event-unclaimed = Cushion { $cushion }, { STONE($stone) }: nobody laid a card there, so the stone goes back into the bag.
event-game-over = All cards are played. The screens are lifted.


## What is not allowed. A sentence ends with the rule behind it.

refusal-draw-first = You cannot { DOING($verb) } yet: a trick begins with the stones.
    .draw = First draw them from the bag.
refusal-lay-first = You cannot { DOING($verb) } now: one of the stones that were drawn has to go back into the bag.
    .return = First choose which.
refusal-laid-already = You cannot { DOING($verb) } any more: the stones of this trick lie on the cushions.
    .bid = Lay a card beside one of them.
refusal-must-bid =
    { $cards ->
        [1] Nobody passes here: everyone lays one card in every trick, a low one too.
       *[other] Nobody passes here: everyone lays { $cards } cards in every trick, low ones too.
    }
    .bid = Lay a card beside one of the stones.
    .draw = First draw the stones from the bag.
    .return = First choose which stone goes back into the bag.
refusal-not-drawn = No { STONE($stone, form: "of") } stone was drawn, only these: { STONE($stones, style: "and") }.
    .return = Return one of them.
refusal-stone-unknown = There is no stone “{ $stone }”.
    .return = Write it like this: “{ $example }”.
refusal-no-such-cushion = There is no cushion { $cushion }.
    .bid = Choose one from 1 to { $cushions }.
refusal-no-such-card = There is no card { $card }: money cards go from 1 to { $highest }.
    .bid = Choose one from your hand.
refusal-not-in-hand = You have no { $card } in your hand.
    .bid = Choose one of the cards that you hold.
refusal-same-cushion = Your other card of this trick lies beside cushion { $cushion } already, and both may not bid for the same stone.
    .bid = Choose another cushion.

# What one cannot do: "You cannot …"
doing-draw = draw stones
    .can = draw stones
doing-return = return a stone
    .can = return a stone
doing-bid = lay a card
    .can = lay a card


## Options of a new game

option-memory = Remember for me
    .about = The table goes on showing what everyone has seen: the stones that each player has won, and the cards that are played. Without it you have to remember, as the rules want it: won stones vanish behind the screens.
option-memory-yes = the table remembers
option-memory-no = everyone remembers alone

options-component-hands = Each player has { $cards } cards and draws { $hand } in each of the { $rounds } rounds, and that does not come out even. Correct the tables so that just all cards are drawn.
options-component-bids = A hand of { $hand } cards cannot be laid in tricks of { $bids } cards each. Make the hand a multiple of the cards of a trick.
options-component-stones = The bag holds { $stones } stones, but a game may need { $needed }. Put more stones into it.


## Why data are not a position

state-sultan-cards = At { $where } there should be { $expected } cards at this moment of the game, but { $found } were found.
state-sultan-stones = At { $where } the players should have won { $least } to { $most } stones in all so far, but { $found } were found.
state-sultan-table = At { $where } something does not fit what lies on the table, or what is to be decided.
state-sultan-bid = At { $where } there is a card that cannot lie beside this cushion.
state-sultan-last = At { $where } the last trick does not fit what the players have won and laid.


## Standings

standing-points = Points
standing-stones = Stones


## In a terminal

text-welcome = Welcome to Sultan! Bid in secret for coloured stones, and gather the most valuable collection. Type help at any time, and quit to stop.
text-start-help =
    First say how many play, then a name for each, or bot for a computer player, then who begins, then whether the table remembers for you.
    What stands in [brackets] is taken if you just press Enter. With the memory a first game is easier. quit: leave.
text-first = The youngest begins. Who is it? { $names } [drawn by lot]
text-first-again = “{ $text }” is not one of them. Type a number from 1 to { $players } or a name, or just press Enter to draw lots.
text-memory = By the rules won stones vanish behind the screens. Shall the table remember for you who has won which stones, and which cards are gone? yes or no [no]
text-memory-again = “{ $text }” is neither yes nor no. Type yes or no, or just press Enter for no.
text-signs =
    Beside a cushion: ●7 is your own card, ▲? is a card of another player that lies face down; the one on the left was laid first.
    “to you +7” means: this stone would bring you 7 points, bonuses included. W R Y G B are white, red, yellow, green and blue stones.
text-ties = With equal points, the number of stones decides.
example-action = bid 7 2
example-rule = rule bonus: the rules about bonuses
example-file = sultan.match

picture-title = Sultan, round { $round } of { $rounds }, trick { $trick } of { $tricks }. First player: { $first }.
picture-over = Sultan, after the last round.
picture-drawn = Drawn from the bag:
picture-last = The last trick, turned up:
picture-gain = to you +{ $gain }
picture-only = the only card
picture-highest = the highest card
picture-earlier = equal, laid earlier
picture-first = equal, first player
picture-unclaimed = back into the bag
picture-values = A stone is worth: { $values }
picture-bonus = Bonus for one colour: { $bonus }
picture-bonus-line = { $stones } stones +{ $points }
picture-bonus-most = { $stones } or more +{ $points }
picture-bag = In the bag: { COUNT($stones, of: "stone") }.
picture-bag-known = In the bag: { COUNT($stones, of: "stone") } ({ $contents }).
# Nine headings with a space between them, each one word: cards in hand, cards not drawn yet, stones, each colour, points.
picture-seat-heads = hand deck stones W R Y G B points
# Seven headings with a space between them, each one word.
picture-sheet-heads = W R Y G B total stones
picture-sheet = { $cell } means { COUNT($stones, of: "stone") }, { COUNT($points, of: "point") } for them and a bonus of { $bonus }.
picture-unseen = Cards of the others that have not been turned up yet:
picture-undrawn = Cards that you have not drawn yet: { $cards }
picture-type-bid = Type a card and a cushion: { $card } { $cushion } lays your { $card } beside cushion { $cushion }.


## Why a bot would do something. What stands before it is the action.

reason-alone = nobody can bid against you there: { COUNT($points, of: "point") } for sure
reason-bonus = your { STONE($stone, form: "of") } stone number { $number }: { COUNT($points, of: "point") }, a bonus of { $bonus } included; by the bot's estimate you win it in about { $percent } of 100 cases
reason-stone = brings { COUNT($points, of: "point") } and the start or growth of a set; by the bot's estimate you win it in about { $percent } of 100 cases
reason-keep = keeps the { STONE($stone, form: "of") } stone from { SEAT($seat) }, to whom it is worth more than to you
reason-cheap = a low card is spent where little is lost; your high cards stay in hand
reason-deny = the { STONE($stone, form: "of") } stone goes back: it is worth more to { SEAT($seat) } than to you
reason-useless = the { STONE($stone, form: "of") } stone goes back, the others suit you better
reason-none = there is nothing better to do

position-cards =
    { $pile ->
        [hand] Seat { $seat } holds { $most } cards at this moment of the game, but { $given } are named.
       *[gone] Seat { $seat } has laid { $most } cards by this moment of the game, but { $given } are named.
    }
position-stones = More stones “{ $letter }” are laid out than there are: { $most }.
position-last-trick = No last trick fits what the players have won and laid. Say which one it was: last_trick.

column-points = points that the stones are worth
column-stones = stones
column-turns-white = white stones
column-turns-red = red stones
column-turns-yellow = yellow stones
column-turns-green = green stones
column-turns-blue = blue stones

plot-points = points
plot-stones = stones
plot-trick = trick
plot-growth-trick = Points and stones by trick

position-unknown-money-card = There is no money card { $name }. Possible are: { $known }.
position-unknown-trick = There is no trick { $name } in a round. Possible are: { $known }.
position-unknown-round = There is no round { $name }. Possible are: { $known }.
position-none-left-money-card = Money card { $name } lies somewhere else already.
