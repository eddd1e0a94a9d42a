# The words of Mocha & Baksheesh. What the base game says too stands in istanbul.ftl, with a branch for the expansion.


## Places

place-17 = Roasting Plant
    .short = Roasting
    .full = 17 Roasting Plant
    .to = to the Roasting Plant
    .at = at the Roasting Plant
    .from = from the Roasting Plant
    .of = of the Roasting Plant
    .between = the Roasting Plant
    .does = Get 2 coffee for 2 lira, 2 for a good and 2 for a card: one, two or all three of these.
place-18 = Guild Hall
    .short = Guild Hall
    .full = 18 Guild Hall
    .to = to the Guild Hall
    .at = at the Guild Hall
    .from = from the Guild Hall
    .of = of the Guild Hall
    .between = the Guild Hall
    .does = Take 1 coffee and 2 guild cards, then discard a guild card.
place-19 = Tavern
    .short = Tavern
    .full = 19 Tavern
    .to = to the Tavern
    .at = at the Tavern
    .from = from the Tavern
    .of = of the Tavern
    .between = the Tavern
    .does = Put up the barrier and act beside it, or take a tavern tile, or give baksheesh for a ruby.
place-20 = Coffee House
    .short = Coffee House
    .full = 20 Coffee House
    .to = to the Coffee House
    .at = at the Coffee House
    .from = from the Coffee House
    .of = of the Coffee House
    .between = the Coffee House
    .does = Buy the next ruby of the row for coffee, { $most } at most.
# What the Caravansary does besides.
caravansary-coffee = You also get 1 coffee.


## Coffee, and things that are counted

good-C = coffee
    .title = Coffee
    .of = coffee
    .count = { $count } coffee
count-coffee = { $count } coffee
    .paid = { $count } coffee
count-guild =
    { $count ->
        [one] { $count } guild card
       *[other] { $count } guild cards
    }
    .paid =
        { $count ->
            [one] { $count } guild card
           *[other] { $count } guild cards
        }


## Bonus cards: title, effect, when.

card-coffee = Two coffee
    .effect = Take 2 coffee.
    .when = before or after an action
card-guild = Guild contact
    .effect = Pay 2 coffee and draw a guild card.
    .when = before or after an action
card-coffeesale = Coffee for sale
    .effect = Pay 1 coffee and take 8 lira.
    .when = before or after an action
card-swap = Swap up to three
    .effect = Give up to 3 goods or coffee and take as many others.
    .when = before or after an action
card-corner = To a corner
    .effect = Go to another corner place instead of walking 1 or 2 steps.
    .when = instead of moving
card-six = Die to six
    .effect = Turn one die of your roll to 6.
    .when = right after you roll
card-coffeeroll = Roll for coffee
    .effect = Roll two dice. Each brings { GAINS($gains) }.
    .when = before or after an action
card-wainwright2 = Wainwright again
    .effect = Carry out the action of the Wainwright again.
    .when = right after 1 Wainwright
card-coffeehouse2 = Coffee House again
    .effect = Carry out the action of the Coffee House again.
    .when = right after 20 Coffee House


# What a roll of two dice brings: what, and for which numbers of a die.
roll-gain = { $what } ({ $numbers })
roll-nothing = nothing


## Guild cards: title, effect. All are played when a turn begins, instead of the four phases.

guild-1 = Free extension
    .effect = Take an extension for nothing.
guild-2 = Fabric and more
    .effect = Fill up with fabric, then take up to 3 different goods.
guild-3 = Spice and more
    .effect = Fill up with spice, then take up to 3 different goods.
guild-4 = Fruit and more
    .effect = Fill up with fruit, then take up to 3 different goods.
guild-5 = Four lira and goods
    .effect = Take 4 lira and up to 4 different goods.
guild-6 = Three bonus cards
    .effect = Draw 3 bonus cards.
guild-7 = Fountain and another turn
    .effect = Put your merchant on the Fountain, bring back assistants and take another turn.
guild-8 = Better Black Market
    .effect = Take 2 goods, each fabric, spice or fruit, and roll: 4 to 6 brings 1 jewelry, 7 or more brings 3.
guild-9 = Double at the Tea House
    .effect = Call a number and roll as at the Tea House, for double the lira.
guild-10 = Fifteen lira
    .effect = Give 1 fabric, 1 spice and 1 fruit for 15 lira.
guild-11 = Twenty lira
    .effect = Give 1 fabric, 1 spice and 1 jewelry for 20 lira.
guild-12 = Action of any place
    .effect = Carry out the action of any place; then your family member goes to the Police Station.
guild-13 = Ruby for six goods
    .effect = Give any 6 goods for the next ruby of the Sultan’s Palace.
guild-14 = Tile of the Small Mosque
    .effect = Take a red or a green tile that you do not have, for 1 good of its colour.
guild-15 = Tile of the Great Mosque
    .effect = Take a blue or a yellow tile that you do not have, for 1 good of its colour.
guild-16 = Ruby for fifteen lira
    .effect = Pay 15 lira for the next ruby of the Gemstone Dealer, then take 1 coffee for each of your rubies.
guild-17 = Five coffee
    .effect = Take 5 coffee.
guild-18 = Two guild cards
    .effect = Take 1 coffee and draw 2 guild cards.
guild-19 = One or two Tavern actions
    .effect = Carry out one or two actions of the Tavern for 1 coffee less in all.
guild-20 = Ruby at half price
    .effect = Buy the next ruby of the Coffee House for half its price, rounded up.
guild-window = instead of the whole turn


## The coffee trader, tavern tiles, pieces

figure-trader = coffee trader
    .title = Coffee trader
    .met = the coffee trader

# Forms as of mosque tiles.
tavern-move = movement tile
    .title = Movement tile
    .taken = the movement tile
    .none = movement tile
    .effect = The owner’s merchant may walk any distance in a straight line instead of 1 or 2 steps.
tavern-meet = encounter tile
    .title = Encounter tile
    .taken = the encounter tile
    .none = encounter tile
    .effect = The governor, the smuggler and the other neutral figures serve the owner for nothing.

piece-coffee = coffee
piece-guild = guild card
piece-barrier = barrier
piece-token = barrier token
piece-tavern = tavern tile
piece-baksheesh = baksheesh tile


## What is to be decided

question-after = the guild card is done. Is there anything else before the turn ends?
question-corner = to which corner does your merchant go?
question-beside = do you act { PLACE($one, form: "at") } or { PLACE($two, form: "at") }, or is the barrier enough?
question-roast = what else do you swap for 2 coffee?
question-drop = which guild card do you discard?
question-trader = how do you pay the coffee trader?
question-bend =
    { $purpose ->
        [teahouse] you called { $call } and rolled { LIST($dice, style: "and") }. Do you keep the roll or play a card?
        [guild9] you called { $call } and rolled { LIST($dice, style: "and") }. Do you keep the roll or play a card?
       *[other] you rolled { LIST($dice, style: "and") }. Do you keep the roll or play a card?
    }
question-six = which die do you turn to 6?
question-diced = which good do you take for the roll?
question-swap = what do you give? Up to 3 goods or coffee.
question-swapped =
    { $number ->
        [one] what do you take for it?
       *[other] which { $number } do you take for them?
    }
question-assort = which goods do you take? Up to { $most }, all different.
question-recall = which assistants come back to your merchant?
question-common = do you take fabric, spice or fruit?
question-call = which number do you call for double the lira?
question-anyplace = the action of which place do you carry out?
question-six-goods = which 6 goods do you give for the ruby?
question-tile = which tile { PLACE($mosque, form: "of") } do you take?
question-tavern =
    { $second ->
        [yes] do you carry out a second action of the Tavern?
       *[no] what do you do at the Tavern? The first action costs 1 coffee less.
    }

topic-after = how to finish the turn
topic-corner = to which corner to go
topic-beside = at which place beside the barrier to act
topic-roast = what else to swap for coffee
topic-drop = which guild card to discard
topic-trader = how to pay the coffee trader
topic-bend = whether to change the roll
topic-six = which die to turn to 6
topic-diced = which good to take
topic-swap = what to give
topic-swapped = what to take
topic-assort = which goods to take
topic-recall = which assistants come back
topic-common = which good to take
topic-call = which number to call
topic-anyplace = the action of which place to carry out
topic-six-goods = which goods to give for the ruby
topic-tile = which mosque tile to take
topic-tavern = what to do at the Tavern


## Labels of actions

action-guild = Play the guild card “{ GUILD($number) }”
action-drop = Discard the guild card “{ GUILD($number) }”
action-roast =
    { $what ->
        [lira] Pay 2 lira for 2 coffee
        [card] Discard “{ CARD($card) }” for 2 coffee
        [guild] Discard the guild card “{ GUILD($card) }” for 2 coffee
       *[good] Give { GOODS($what) } for 2 coffee
    }
action-enrol = Take 1 coffee and 2 guild cards, then discard a guild card
action-treat = Buy a ruby for { COUNT($price, of: "coffee") }
action-barrier = Barrier for { COUNT($price, of: "coffee") }: between { PLACE($one, form: "full") } and { PLACE($two, form: "full") }
action-tavern =
    { $price ->
        [0] Take { TAVERN($tile, form: "taken") } for nothing
       *[other] Take { TAVERN($tile, form: "taken") } for { COUNT($price, of: "coffee") }
    }
action-baksheesh = Baksheesh of { COUNT($price, of: "coffee") } and { GOODS($goods) } for the next ruby { PLACE($place, form: "of") }
action-visit = Act { PLACE($place, form: "at") } ({ $place })
action-give = Give { GOODS($goods) }
action-receive =
    { $lost ->
        [0] Take { GOODS($goods) }
       *[other] Take { GOODS($goods) } (no room for { $lost })
    }
action-assort =
    { $count ->
        [0] Take no goods
       *[other]
            { $lost ->
                [0] Take { GOODS($goods) }
               *[other] Take { GOODS($goods) } (no room for { $lost })
            }
    }


## What happened

event-coffee-gained =
    { $source ->
        [caravansary] { $name } got { COUNT($amount, of: "coffee") } at the Caravansary.
        [guildhall] { $name } got { COUNT($amount, of: "coffee") } at the Guild Hall.
        [roasting] { $name } got { COUNT($amount, of: "coffee") } at the Roasting Plant.
        [trader] { $name } got { COUNT($amount, of: "coffee") } from the coffee trader.
        [guild] { $name } got { COUNT($amount, of: "coffee") } with the guild card.
        [kiosk] { $name } got { COUNT($amount, of: "coffee") } at the Kiosk.
        [catacombs] { $name } got { COUNT($amount, of: "coffee") } in the Catacombs.
        [swap] { $name } got { COUNT($amount, of: "coffee") } in exchange.
       *[card] { $name } got { COUNT($amount, of: "coffee") }.
    }
event-coffee-paid =
    { $source ->
        [tavern] { $name } paid { COUNT($amount, of: "coffee") } at the Tavern.
        [coffeehouse] { $name } paid { COUNT($amount, of: "coffee") } at the Coffee House.
        [guild] { $name } paid { COUNT($amount, of: "coffee") }, as the guild card asks.
        [kiosk] { $name } paid { COUNT($amount, of: "coffee") } at the Kiosk.
        [swap] { $name } gave { COUNT($amount, of: "coffee") } in exchange.
       *[card] { $name } paid { COUNT($amount, of: "coffee") }.
    }
event-guild-played = { $name } played the guild card “{ GUILD($number) }”.
event-guild-drawn = { $name } drew a guild card.
event-guild-drawn-seen = { $name } drew the guild card “{ GUILD($number) }”.
event-guild-discarded = { $name } discarded the guild card “{ GUILD($number) }”.
event-guild-reshuffled = The discarded guild cards were shuffled into a new deck.
event-no-guild-card = There was no guild card for { WHOM($name) } to draw.
event-carried = { $name } put the merchant on { PLACE($to, form: "full") }.
event-visited = { $name } chose the action { PLACE($place, form: "of") }.
event-family-returned = { OWN($name, form: "title") } family member went home to the Police Station.
event-another-turn = { DOES($name, "has", "have") } another turn.
event-barrier = { $name } put the barrier between { PLACE($one, form: "between") } and { PLACE($two, form: "between") }.
event-token = { $name } got the barrier token from { WHOM($from) }.
event-token-first = { $name } took the barrier token.
event-tavern-tile = { $name } took { TAVERN($tile, form: "taken") }.
event-baksheesh = The baksheesh tile was turned over and now asks for { GOODS($side) }.


## What is not allowed

refusal-coffee-short = That costs { COUNT($needed, of: "coffee") }, and you have { $coffee }.
    .same = Choose something else.
refusal-no-guild-card = There is no guild card left to draw. This card can wait.
refusal-nothing-to-swap = You have neither goods nor coffee to give.
refusal-already-six = The dice show no other number than 6. This card can wait for another roll.
refusal-too-many-swapped = You can give { $most } at most, goods and coffee together.
    .give = Choose fewer.
refusal-swap-others = You take exactly as many as you gave ({ $number }), and only of other kinds.
    .receive = Write it like this: “{ $example }”.
refusal-not-a-corner = This card leads to a corner of the board, and { PLACE($place, form: "full") } is not in one.
    .move = Choose one of the corners.
refusal-not-straight = { PLACE($place, form: "full") } is { COUNT($steps, of: "step") } away and not in a straight line with your merchant.
    .move = Choose a place in a straight line, or at most 2 steps away.
refusal-barrier-between = The barrier between { PLACE($one, form: "between") } and { PLACE($two, form: "between") } closes the way { PLACE($place, form: "to") }: only figures of its token’s holder walk through it.
    .same = Choose another place.
refusal-family-shut-in = Your family member { PLACE($place, form: "at") } cannot take a step: the barrier closes its only way that does not lead to the Police Station.
refusal-no-action-there = You can do nothing { PLACE($place, form: "at") } now.
    .visit = Choose another place.
refusal-no-tile-to-take = You can take only a tile of this Mosque that you do not have yet, if you have the goods for it.
    .tile = Write it like this: “{ $example }”.
refusal-no-tavern-action = You cannot pay for any action of the Tavern now.
refusal-guild-in-full = A guild card is carried out in full, so you cannot do without this.
refusal-guild-not-held = You do not hold the guild card “{ GUILD($number) }”.
    .same = Choose another one from your hand.
refusal-guild-after-phase1 = A guild card takes the place of all four phases, and you have begun the first one already.
refusal-goods-different = You can take up to { COUNT($most, of: "good") } here, all of different kinds.
    .assort = Write it like this: “{ $example }”.
refusal-roasted-already = You have made this swap already, and each is made only once.
    .roast-done = Choose another one, or stop here.
    .done = Stop here.
refusal-no-such-card = “{ $action }” does not name a card that you hold.
    .same = Choose something that you have, like this: “{ $example }”.
refusal-not-neighbours = “{ $action }” does not name two neighbouring places.
    .barrier = Name two of them, the smaller number first, like this: “{ $example }”.
refusal-tavern-tile-owned = You already have { TAVERN($tile, form: "taken") }, and nobody may have two of one kind.
refusal-tavern-tiles-gone = There is no { TAVERN($tile, form: "none") } left.
refusal-not-beside-barrier = You can act only beside the barrier, { PLACE($one, form: "at") } or { PLACE($two, form: "at") }.
    .visit = Choose one of these.

# What one cannot do: "You cannot …"
doing-guild = play a guild card
    .can = play a guild card
doing-drop = discard a guild card
    .can = discard a guild card
doing-roast = swap anything for coffee
    .can = swap something for coffee
doing-enrol = take guild cards
    .can = take guild cards
doing-treat = buy a ruby for coffee
    .can = buy a ruby for coffee
doing-barrier = put up the barrier
    .can = put up the barrier
doing-tavern = take a tavern tile
    .can = take a tavern tile
doing-baksheesh = give baksheesh
    .can = give baksheesh
doing-visit = act at another place
    .can = choose a place to act at
doing-give = give anything in exchange
    .can = give something in exchange
doing-receive = take anything in exchange
    .can = take something in exchange
doing-assort = take several goods
    .can = take several goods


## Options of a new game

option-layout-first = for a first game
option-expansion = Expansion
    .about = What is played besides the base game.
option-expansion-none = none
option-expansion-mocha = Mocha & Baksheesh
options-edition-expansion =
    { $expansion ->
        [grand] The Grand Bazaar goes only with the rules of the Big Box. Choose that edition, or play without the expansions.
        [letters] Letters & Seals goes only with the rules of the Big Box. Choose that edition, or play without the expansion.
       *[mocha] Mocha & Baksheesh goes only with the rules of the Big Box. Choose that edition, or play without the expansion.
    }


## Why data are not a position; $where is a path such as state.mocha.token.

state-not-edge = At { $where } there should be two neighbouring places, the smaller number first, or none.
state-barrier-token = At { $where } there should be one holder if the barrier stands, and none if not.
state-guild-turn = At { $where } the turn of a guild card does not fit the rest of the turn.


## The picture of a table in text

picture-trader = Trd
# The letters of tavern tiles, on the board and among the tiles of a cart.
picture-move = M
picture-meet = E
picture-roasting = 2, ?, card → C2
picture-legend-mocha =
    Trd coffee trader  C coffee  M movement tile  E encounter tile  # barrier
# Seven headings with a space between them, each one word.
picture-cart-heads-mocha = rubies lira goods coffee tiles cards guild
picture-barrier = The barrier stands between { PLACE($one, form: "between") } and { PLACE($two, form: "between") }. { DOES($name, "has", "have") } its token.
picture-guild = Your guild cards: { $cards }
text-signs-mocha =
    On the board: M:C{ $tile } means the movement tile for { COUNT($tile, of: "coffee") }; C4 { $goods }→♦ means 4 coffee and { GOODS($goods) } for a ruby; C{ $ruby } → ♦ means { COUNT($ruby, of: "coffee") } for a ruby.
    In the carts: coffee takes no room; under guild stands how many guild cards somebody holds.


## Under a question, and what a walk would bring

help-after = A guild card is the whole turn. Bonus cards for any pause may still follow.
help-corner = { $lit } places are lit. Click one, or type its number.
help-beside = You need no assistant there, and you pay and meet nobody.
help-roast = Each of the three swaps once: 2 lira, a good, a card.
help-drop = One guild card of your hand goes to the discard pile, face up. It has no effect.
help-trader = You pay first: 2 lira, or any good of your cart.
help-bend = The roll counts as soon as you keep it.
help-six = The other die stays as it is.
help-diced = Take one good. A full row takes no more.
help-swap = Give all of it first; then you take as many others.
help-swapped = Goods that do not fit are lost. Coffee needs no room.
help-assort = One of each kind at most. What does not fit is lost.
help-recall = As many as you like. Then you have another turn.
help-common = Two goods in all, which may be the same.
help-call = Reach it and you get twice as many lira, miss it and you get 4. The red tile does not work on this roll.
help-anyplace = You need no assistant there, and you pay and meet nobody.
help-six-goods = Any kinds will do. Coffee is not a good.
help-tile = It costs one good of its colour, however many you have.
help-tavern = One or two actions, one after the other.
line-trader = Coffee trader: a coffee for 2 lira or a good.


## Why somebody would do something: hints. Facts are those after it was done.

reason-coffee =
    { $price ->
        [0] { COUNT($coffee, of: "coffee") } in stock
       *[other] towards the Coffee House: { $coffee } of { $price } coffee
    }
reason-baksheesh = towards the baksheesh at the Tavern: { $had } of { $needed } coffee and goods
reason-guild = { COUNT($cards, of: "guild") } in hand
reason-tavern = a tavern tile that lasts
