# Every word of the Dice Game that a person sees, in English.
#
# Functions: CARD, TILE, TRACK, FACE, HELD, SEAT, GOOD, TOPIC and DOING look up the message of that name, in the form
# asked for; several names come as a list (style: "and", "or"). THINGS counts several things ("token-R2 lira3"), GOODS counts
# goods ("R G2"), COUNT counts one thing.


## What lies on the table, counted

count-die =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
count-die-R =
    { $count ->
        [one] { $count } fabric die
       *[other] { $count } fabric dice
    }
count-die-G =
    { $count ->
        [one] { $count } spice die
       *[other] { $count } spice dice
    }
count-die-Y =
    { $count ->
        [one] { $count } fruit die
       *[other] { $count } fruit dice
    }
count-die-B =
    { $count ->
        [one] { $count } jewelry die
       *[other] { $count } jewelry dice
    }
count-die-L =
    { $count ->
        [one] { $count } coin die
       *[other] { $count } coin dice
    }
count-die-C =
    { $count ->
        [one] { $count } card die
       *[other] { $count } card dice
    }
count-token-R =
    { $count ->
        [one] { $count } fabric token
       *[other] { $count } fabric tokens
    }
count-token-G =
    { $count ->
        [one] { $count } spice token
       *[other] { $count } spice tokens
    }
count-token-Y =
    { $count ->
        [one] { $count } fruit token
       *[other] { $count } fruit tokens
    }
count-token-B =
    { $count ->
        [one] { $count } jewelry token
       *[other] { $count } jewelry tokens
    }
count-brown =
    { $count ->
        [one] { $count } brown token
       *[other] { $count } brown tokens
    }
count-crystal =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
count-tile =
    { $count ->
        [one] { $count } mosque tile
       *[other] { $count } mosque tiles
    }
    .paid =
        { $count ->
            [one] { $count } mosque tile
           *[other] { $count } mosque tiles
        }
count-card =
    { $count ->
        [one] { $count } bazaar card
       *[other] { $count } bazaar cards
    }
    .paid =
        { $count ->
            [one] { $count } bazaar card
           *[other] { $count } bazaar cards
        }
count-action =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
count-worth = { $count } lira in all

# What dice show, where it is clear that dice are meant.
count-R = { GOODS("R", $count) }
count-G = { GOODS("G", $count) }
count-Y = { GOODS("Y", $count) }
count-B = { GOODS("B", $count) }
count-L =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .paid =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
count-C =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .paid =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }

face-R = fabric
face-G = spice
face-Y = fruit
face-B = jewelry
face-L = coin
face-C = card

# What somebody does not have: "You have no …"
held-R = fabric token
held-G = spice token
held-Y = fruit token
held-B = jewelry token
held-brown = brown token
held-crystal = crystal
held-lira = lira
held-other = tile of that kind

# Where rubies are. Form: from, as in "a ruby from the fabric track".
track-R = fabric track
    .from = from the fabric track
    .on = on the fabric track
track-G = spice track
    .from = from the spice track
    .on = on the spice track
track-Y = fruit track
    .from = from the fruit track
    .on = on the fruit track
track-B = jewelry track
    .from = from the jewelry track
    .on = on the jewelry track
track-mixed = mixed track
    .from = from the mixed track
    .on = on the mixed track
track-lira = lira track
    .from = from the lira track
    .on = on the lira track
track-mosque = mosque
    .from = from the mosque
    .on = in the mosque


## Mosque tiles: what they bring, and the good that they cost

tile-lira-R = Lira (fabric)
tile-lira-G = Lira (spice)
tile-lira-Y = Lira (fruit)
tile-lira-B = Lira (jewelry)
tile-crystal-R = Crystal (fabric)
tile-crystal-G = Crystal (spice)
tile-crystal-Y = Crystal (fruit)
tile-crystal-B = Crystal (jewelry)
tile-card-R = Bazaar card (fabric)
tile-card-G = Bazaar card (spice)
tile-card-Y = Bazaar card (fruit)
tile-card-B = Bazaar card (jewelry)
tile-action-R = Extra action (fabric)
tile-action-G = Extra action (spice)
tile-action-Y = Extra action (fruit)
tile-action-B = Extra action (jewelry)
tile-good-R = Fabric with lira
tile-good-G = Spice with lira
tile-good-Y = Fruit with lira
tile-good-B = Jewelry with lira
tile-die = Extra die

# What a tile does. Form: short, beside the tile on the table.
does-lira = At the start of the owner’s turn: { COUNT($lira, of: "lira") }.
    .short = { COUNT($lira, of: "lira") } each turn
does-crystal = At the start of the owner’s turn: { COUNT($crystal, of: "crystal") }.
    .short = { COUNT($crystal, of: "crystal") } each turn
does-card = At the start of the owner’s turn: 1 bazaar card is turned up and carried out.
    .short = 1 bazaar card each turn
does-action = One more action each turn for the owner.
    .short = 1 more action each turn
does-good-R = When the owner takes lira for coins: also 1 fabric token.
    .short = +1 fabric when you take lira
does-good-G = When the owner takes lira for coins: also 1 spice token.
    .short = +1 spice when you take lira
does-good-Y = When the owner takes lira for coins: also 1 fruit token.
    .short = +1 fruit when you take lira
does-good-B = When the owner takes lira for coins: also 1 jewelry token.
    .short = +1 jewelry when you take lira
does-die = One more die each turn, for the owner alone.
    .short = 1 more die each turn


## Bazaar cards: title and effect; offer: what another player is offered

card-lira-crystal = Crystals wanted
    .effect = The active player takes { COUNT($take, of: "lira", form: "paid") }. Each other player may give 1 crystal for { COUNT($gain, of: "lira", form: "paid") }.
    .offer = You may give 1 crystal for { COUNT($gain, of: "lira", form: "paid") }.
card-lira-token = Goods wanted
    .effect = The active player takes { COUNT($take, of: "lira", form: "paid") }. Each other player may give 1 goods token for { COUNT($gain, of: "lira", form: "paid") }.
    .offer = You may give 1 goods token for { COUNT($gain, of: "lira", form: "paid") }; a brown one will do, too.
card-brown-R = Fabric for the others
    .effect = The active player takes 1 brown token. Each other player takes 1 fabric token.
card-brown-G = Spice for the others
    .effect = The active player takes 1 brown token. Each other player takes 1 spice token.
card-brown-Y = Fruit for the others
    .effect = The active player takes 1 brown token. Each other player takes 1 fruit token.
card-brown-B = Jewelry for the others
    .effect = The active player takes 1 brown token. Each other player takes 1 jewelry token.
card-token-R = Fabric sale
    .effect = The active player takes 1 fabric token. Each other player may buy one for { COUNT($price, of: "lira", form: "paid") }.
    .offer = You may buy 1 fabric token for { COUNT($price, of: "lira", form: "paid") }.
card-token-G = Spice sale
    .effect = The active player takes 1 spice token. Each other player may buy one for { COUNT($price, of: "lira", form: "paid") }.
    .offer = You may buy 1 spice token for { COUNT($price, of: "lira", form: "paid") }.
card-token-Y = Fruit sale
    .effect = The active player takes 1 fruit token. Each other player may buy one for { COUNT($price, of: "lira", form: "paid") }.
    .offer = You may buy 1 fruit token for { COUNT($price, of: "lira", form: "paid") }.
card-token-B = Jewelry sale
    .effect = The active player takes 1 jewelry token. Each other player may buy one for { COUNT($price, of: "lira", form: "paid") }.
    .offer = You may buy 1 jewelry token for { COUNT($price, of: "lira", form: "paid") }.
card-token-lira-R = Fabric and lira
    .effect = The active player takes 1 fabric token and { COUNT($lira, of: "lira", form: "paid") }. Each other player takes one of the two.
    .offer = You take 1 fabric token or { COUNT($lira, of: "lira", form: "paid") }.
card-token-lira-G = Spice and lira
    .effect = The active player takes 1 spice token and { COUNT($lira, of: "lira", form: "paid") }. Each other player takes one of the two.
    .offer = You take 1 spice token or { COUNT($lira, of: "lira", form: "paid") }.
card-token-lira-Y = Fruit and lira
    .effect = The active player takes 1 fruit token and { COUNT($lira, of: "lira", form: "paid") }. Each other player takes one of the two.
    .offer = You take 1 fruit token or { COUNT($lira, of: "lira", form: "paid") }.
card-token-lira-B = Jewelry and lira
    .effect = The active player takes 1 jewelry token and { COUNT($lira, of: "lira", form: "paid") }. Each other player takes one of the two.
    .offer = You take 1 jewelry token or { COUNT($lira, of: "lira", form: "paid") }.
card-ruby-brown = Ruby for brown tokens
    .effect =
        { $price ->
            [none] The active player may take the next ruby of any track for nothing. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
           *[other] The active player may give { THINGS($price, style: "and") } for the next ruby of any track. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-crystal = Ruby for crystals
    .effect =
        { $price ->
            [none] The active player may take the next ruby of any track for nothing. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
           *[other] The active player may give { THINGS($price, style: "and") } for the next ruby of any track. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-brown-lira = Ruby for brown tokens and lira
    .effect =
        { $price ->
            [none] The active player may take the next ruby of any track for nothing. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
           *[other] The active player may give { THINGS($price, style: "and") } for the next ruby of any track. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-tile-lira = Ruby for a tile and lira
    .effect =
        { $price ->
            [none] The active player may take the next ruby of any track for nothing. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
           *[other] The active player may give { THINGS($price, style: "and") } for the next ruby of any track. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-tile-crystal = Ruby for a tile and crystals
    .effect =
        { $price ->
            [none] The active player may take the next ruby of any track for nothing. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
           *[other] The active player may give { THINGS($price, style: "and") } for the next ruby of any track. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-tile-brown-lira = Ruby for a tile, brown and lira
    .effect =
        { $price ->
            [none] The active player may take the next ruby of any track for nothing. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
           *[other] The active player may give { THINGS($price, style: "and") } for the next ruby of any track. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
        }
card-two-crystal = { COUNT($dice, of: "die-C") }: crystals
    .effect = With { COUNT($dice, of: "die-C") } or more the active player takes { THINGS($gain) }. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-two-brown = { COUNT($dice, of: "die-C") }: brown tokens
    .effect = With { COUNT($dice, of: "die-C") } or more the active player takes { THINGS($gain) }. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-two-lira = { COUNT($dice, of: "die-C") }: lira
    .effect = With { COUNT($dice, of: "die-C") } or more the active player takes { THINGS($gain) }. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-two-tile = { COUNT($dice, of: "die-C") }: a tile
    .effect = With { COUNT($dice, of: "die-C") } or more the active player takes an open mosque tile. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-has-lira = { COUNT($brown, of: "brown") }: lira
    .effect = If the active player has { COUNT($brown, of: "brown") }, that player takes { THINGS($gain) } and keeps the tokens. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-has-crystal = { COUNT($brown, of: "brown") }: a crystal
    .effect = If the active player has { COUNT($brown, of: "brown") }, that player takes { THINGS($gain) } and keeps the tokens. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-has-two-lira = { COUNT($brown, of: "brown") }: lira
    .effect = If the active player has { COUNT($brown, of: "brown") }, that player takes { THINGS($gain) } and keeps the tokens. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.
card-has-two-tile = { COUNT($brown, of: "brown") }: a tile
    .effect = If the active player has { COUNT($brown, of: "brown") }, that player takes an open mosque tile and keeps the tokens. Otherwise the card brings { COUNT($instead, of: "lira", form: "paid") }.


## What is to be decided. `topic` is the same for those who wait.

question-income =
    { $number ->
        [one] your tiles bring you a bazaar card. Turn it up.
       *[other] your tiles bring you { COUNT($number, of: "card", form: "paid") }. Turn up the first.
    }
question-roll = roll the dice.
question-act =
    { $reroll ->
        [yes] what do you do? You have { COUNT($actions, of: "action") }, and for a crystal you may roll again.
       *[no]
            { $acted ->
                [yes] what do you do next? You have { COUNT($actions, of: "action") } left.
               *[no] what do you do? You have { COUNT($actions, of: "action") }.
            }
    }
question-pay =
    { $due ->
        [any] how do you pay the next good? Any colour will do.
       *[other] how do you pay the next good, { GOOD($due) }?
    }
question-two = which two tokens do you take?
question-cards = which card do you carry out? The others are discarded unseen.
question-ruby = do you give what the card asks for and take a ruby?
question-give = which mosque tile do you give up?
question-track = which ruby do you take?
question-condition = you can do what the card asks for. Do you take what it offers?
question-open = which open mosque tile do you take?
question-others = what do you do about “{ CARD($card) }”?

topic-income = when to turn up a bazaar card
topic-roll = when to roll the dice
topic-act = which action to take
topic-pay = how to pay
topic-two = which two tokens to take
topic-cards = which of the drawn cards to carry out
topic-ruby = whether to exchange something for a ruby
topic-give = which mosque tile to give up
topic-track = which ruby to take
topic-condition = whether to take what the card offers
topic-open = which open mosque tile to take
topic-others = what to do about the bazaar card


## Labels of actions

action-draw = Turn up a bazaar card
action-roll = Roll { COUNT($number, of: "die") }
action-reroll = Give 1 crystal and roll again: { THINGS($dice) }
action-token = Take { THINGS($what) } for { THINGS($price, style: "and") }
action-crystal = Take { THINGS($what) } for { THINGS($price, style: "and") }
action-brown = Take { THINGS($what) } for { THINGS($price, style: "and") }
action-two = Take any 2 tokens for { THINGS($price, style: "and") }
action-lira = Take { THINGS($what, style: "and") } for { THINGS($price) }
action-cards =
    { $number ->
        [one] Draw 1 bazaar card and carry it out
       *[other] Draw { $number } bazaar cards and carry out one
    }
action-tile =
    { $ruby ->
        [yes] Take “{ TILE($tile) }” and a ruby for { THINGS($price, style: "and") }
       *[no] Take “{ TILE($tile) }” for { THINGS($price, style: "and") }
    }
action-ruby = Take a ruby { TRACK($track, form: "from") } for { THINGS($price, style: "and") }
action-choose =
    { $verb ->
        [tile] Choose how to pay for “{ TILE($tile) }”
        [ruby] Choose how to pay for a ruby { TRACK($track, form: "from") }
        [two] Choose how to pay for any 2 tokens
       *[other] Choose how to pay { GOODS($goods) } for { THINGS($what) }
    }
action-use = Pay with { THINGS($what) }
action-give =
    { $decision ->
        [pay] Pay with { THINGS($what) }
        [give] Give up “{ TILE($tile) }”
       *[others] Give { THINGS($what) } for { THINGS($gain) }
    }
action-take =
    { $decision ->
        [track] Take the ruby { TRACK($track, form: "from") }
        [open] Take “{ TILE($tile) }”: { $ruby ->
                [yes] it brings you a ruby
               *[no] it is free
            }
       *[other] Take { THINGS($what, style: "and") }
    }
action-carry = Carry out “{ CARD($card) }”
action-exchange =
    { $price ->
        [none] Take a ruby for nothing
       *[other] Give { THINGS($price, style: "and") } for a ruby
    }
action-accept = Take { THINGS($what) }
action-pay = Pay { THINGS($price) } for { THINGS($what) }
action-decline =
    { $decision ->
        [others] Decline
       *[other] Take { THINGS($what) } instead
    }
action-end =
    { $acted ->
        [yes] End the turn
       *[no] End the turn without an action
    }

# Where there are too many choices to list them: what to type.
spelled-reroll = Give 1 crystal and roll again the dice that you name
spelled-choose = Pay in another way: choose, then the action


## What happened

event-turn = Round { $round }: { OWN($name) } turn.
event-gained = { $name } took { THINGS($what) }.
event-gained-income = { $name } took { THINGS($what) } as income.
event-returned = The supply was short. Everyone who had any returned { THINGS($what) }: { $from }.
event-rolled =
    { $purpose ->
        [reroll] { $name } rolled again: { FACE($dice) }.
       *[roll] { $name } rolled: { FACE($dice) }.
    }
event-paid = { $name } paid { THINGS($what, style: "and") }.
event-paid-used = { $name } used { THINGS($what, style: "and") }.
event-paid-reroll = { $name } gave { THINGS($what) } to roll again.
event-tile-taken = { $name } took the mosque tile “{ TILE($tile) }”.
event-tile-given = { $name } gave up the mosque tile “{ TILE($tile) }”.
event-tile-shown = New among the open mosque tiles: “{ TILE($tile) }”.
event-die-back =
    { $number ->
        [one] { OWN($name, form: "title") } extra die went back to the box.
       *[other] { $number } of { OWN($name) } extra dice went back to the box.
    }
event-ruby = { $name } got a ruby { TRACK($track, form: "from") } and { VERB($name, "has", "have") } { $rubies } now.
event-last-round = { DOES($name, "has", "have") } enough rubies: this is the last round.
event-ruby-tiles = { $name } got a ruby { TRACK($track, form: "from") } for having enough tiles and { VERB($name, "has", "have") } { $rubies } now.
event-cards-drawn = { $name } drew { COUNT($number, of: "card", form: "paid") }.
event-cards-drawn-seen = { $name } drew these bazaar cards: { CARD($cards) }.
event-card = { $name } carried out the bazaar card “{ CARD($card) }”.
event-card-income = { $name } turned up the bazaar card “{ CARD($card) }”.
event-reshuffled = The discarded bazaar cards were shuffled into a new deck.
event-instead = { $name } did without what “{ CARD($card) }” offers.
event-declined = { $name } declined the offer of “{ CARD($card) }”.
event-game-over = The game is over.


## What is not allowed. A sentence ends with the rule behind it.

refusal-goods-short =
    { $any ->
        [0] That costs { GOODS($goods) }, and you are short of { COUNT($missing, of: "good") }.
       *[other] That costs { GOODS($goods) } and { COUNT($any, of: "any") }, and you are short of { COUNT($missing, of: "good") }.
    }
    .same = Choose something else.
refusal-no-coin = None of your dice shows a coin, so there is no lira to take.
refusal-coins-used = You have used your coins already, and the action takes all of them at once.
refusal-card-dice-short =
    { $dice ->
        [0] No free die of yours shows a card.
       *[other] You want to use { COUNT($needed, of: "die-C") } and have { $dice }.
    }
    .cards = Use fewer.
refusal-tile-unknown = There is no mosque tile “{ $tile }”.
    .same = Choose one of the open ones, like this: “{ $example }”.
refusal-tile-not-open = The mosque tile “{ TILE($tile) }” is not open.
    .same = Choose one of the open ones.
refusal-sold-out = There are no rubies left { TRACK($track, form: "on") }.
    .same = Choose another track.
refusal-ruby-mosque = The rubies in the mosque are not for sale: the player who comes to have exactly { COUNT($tiles, of: "tile") } takes one, once a game.
refusal-mosque-not-a-track = A card brings a ruby from one of the six tracks, never from the mosque.
    .take = Choose one of the tracks.
refusal-lira-short = That costs { COUNT($needed, of: "lira") }, and you have { $lira }.
    .same = Choose something else.
refusal-too-late = You have taken an action already, and dice are rolled again only before the first one.
refusal-crystal-short = Rolling again costs a crystal, and you have none.
refusal-dice-short = You did not roll all of these: { THINGS($dice) }.
    .reroll = Name dice that lie there.
refusal-one-payment = There is only one way to pay for “{ $action }”, so there is nothing to choose.
    .named = Just write the action itself: “{ $action }”.
refusal-not-due =
    { $due ->
        [any] You cannot pay with “{ $action }” now.
       *[other] You cannot pay with “{ $action }” now: { GOOD($due) } is due.
    }
    .same = Write it like this: “{ $example }”.
refusal-nothing-of-it = You have no { HELD($what) } to give.
    .give = Give something that you have, like this: “{ $example }”.
refusal-not-asked = This card does not take “{ $action }”.
    .same = Write it like this: “{ $example }”.
refusal-cannot-decline = What a card gives for nothing is taken: it cannot be declined.
    .take = Choose what you take.
refusal-no-such-die = No free die of yours shows { GOOD($good) }.
    .use-give = Pay with another die or a token, like this: “{ $example }”.
    .give = Pay with a token.
    .use = Pay with another die.
refusal-pay-order = “{ $action }” cannot come now: of each colour dice are used first, then tokens are given and brown ones last, and enough must be left for the rest.
    .same = Write it like this: “{ $example }”.
refusal-not-drawn = You have not drawn “{ CARD($card) }”.
    .carry = Choose one of the cards that you have drawn.
refusal-not-offered = “{ $action }” is not offered here.
    .same = Write it like this: “{ $example }”.

# What one cannot do: "You cannot …"
doing-draw = turn up a bazaar card
    .can = turn up a bazaar card
doing-roll = roll the dice
    .can = roll the dice
doing-reroll = roll again
    .can = roll again
doing-token = take a token
    .can = take a token
doing-crystal = take a crystal
    .can = take a crystal
doing-brown = take a brown token
    .can = take a brown token
doing-two = take two tokens
    .can = take two tokens
doing-lira = take lira
    .can = take lira
doing-cards = draw bazaar cards
    .can = draw bazaar cards
doing-tile = take a mosque tile
    .can = take a mosque tile
doing-ruby = take a ruby
    .can = take a ruby
doing-choose = choose a payment
    .can = choose a payment
doing-use = use a die
    .can = use a die
doing-give = give anything
    .can = give something
doing-take = take anything
    .can = take something
doing-carry = carry out a card
    .can = carry out a card
doing-exchange = exchange anything for a ruby
    .can = exchange something for a ruby
doing-accept = accept an offer
    .can = accept the offer
doing-decline = decline anything
    .can = decline
doing-pay = pay
    .can = pay
doing-end = end the turn
    .can = end the turn


## Why data are not a position

state-dice-turn = At { $where } the dice do not fit the turn.
state-tiles-turn = At { $where } there are new tiles that nobody has.
state-pay-way = At { $where } there is a payment that cannot be made.
state-card-condition = At { $where } there is a card whose condition is not met.


## Standings

standing-worth = Money


## In a terminal

text-welcome = Welcome to Istanbul: The Dice Game! Roll dice and collect rubies faster than the others. Type help at any time, and quit to stop.
text-start-help =
    First say how many play, then a name for each, or bot for a computer player.
    What stands in [brackets] is taken if you just press Enter. quit: leave.
text-signs =
    On the table: R fabric, G spice, Y fruit, B jewelry, L coin, C card, brown: any good; ♦3 means 3 rubies left.
    A ruby costs the price in [brackets]; +2 means one good of each kind and 2 more of any. A die in (brackets) is used.
    A tile with * works from the next turn on; hand tells what your tiles do.
text-trades =
    Pay with dice and tokens: 2 equal goods for a token, 2 different ones for a crystal, 3 different ones for a brown token, 4 different ones for any 2 tokens; the goods of a mosque tile for the tile, the price of a ruby for the ruby.
    Coins bring { COUNT($lira, of: "lira") } each, and card dice draw bazaar cards, of which you carry out one.
text-ties = With equal rubies, money decides: each token counts as { COUNT($token, of: "lira") }, each crystal as { $crystal }.
example-action = token R
example-rule = rule ruby: the rules about rubies
example-file = dice.match

picture-round = The Dice Game, round { $round }. { COUNT($target, of: "ruby") } to win.
picture-rubies = Rubies for: [next price], ♦ left
picture-mixed = one of each
picture-lira = lira
picture-open = Open mosque tiles ({ $stack } in the stack)
picture-under = under the stack: { TILE($tiles) }
picture-deck = Bazaar cards: { $deck } in the deck, { $discard } discarded
picture-top = on top “{ CARD($card) }”
picture-supply = Supply: { $goods }  brown { $brown }  crystals { $crystal }  lira { $lira }
# Seven headings with a space between them, each one word.
picture-heads = rubies lira crystals goods brown dice tiles
picture-dice = Dice: { $dice }
picture-actions = { COUNT($actions, of: "action") } left
picture-legend = R fabric  G spice  Y fruit  B jewelry  L coin  C card
picture-paid = Paid so far: { THINGS($what, style: "and") }.
picture-drawn = “{ CARD($card) }”: { $effect }
hand-none = You have no mosque tiles and no drawn cards.


## Hints: why somebody would do it

reason-won = takes the ruby that is still needed
reason-rubies =
    { $track ->
        [lira] buys the ruby for { COUNT($price, of: "lira") }
        [mixed] buys the ruby for { COUNT($price, of: "good") } of all colours
        [mosque] has tiles enough for the ruby from the mosque
       *[other] buys the ruby for { GOODS($track, $price) }
    }
reason-near =
    { $missing ->
        [0] keeps { GOODS($track, $count) }: enough for a ruby
       *[other] keeps { GOODS($track, $count) }: { $missing } more for a ruby
    }
reason-goods = gathers { THINGS($what, style: "and") }
reason-lira =
    { $price ->
        [0] takes lira: they count if there is a tie
       *[other] saves for the lira track: { $lira } of { $price }
    }
reason-mosque = a tile more: { $count } of { $needed } for the ruby from the mosque
reason-tiles =
    { $does ->
        [lira] a tile that pays: { COUNT($lira, of: "lira") } each turn
        [crystal] a tile that pays: { COUNT($crystal, of: "crystal") } each turn
        [card] a tile that pays: 1 bazaar card each turn
        [action] a tile that pays: 1 more action each turn
        [die] a tile that pays: 1 more die each turn
        [good-R] a tile that pays: fabric with every lira action
        [good-G] a tile that pays: spice with every lira action
        [good-Y] a tile that pays: fruit with every lira action
       *[good-B] a tile that pays: jewelry with every lira action
    }
reason-crystals = keeps { COUNT($count, of: "crystal") } for a better roll
reason-brown = takes { COUNT($count, of: "brown") }: good for any ruby
reason-dice = rolls again: what may fall is worth more than the crystal
reason-cards = draws from the bazaar: no other action brings more on average
reason-none = nothing else would help more

chart-worth = Money by round: lira, and tokens and crystals at their price

position-supply = The players have more of “{ $what }” than there is: { $most }.

column-worth = money that decides a tie: lira, tokens and crystals
column-turns-brown = brown tokens
column-turns-crystal = crystals
column-turns-dice = dice of one’s own

plot-worth = money and what counts as money

position-unknown-dice-tile = There is no mosque tile “{ $name }”. Possible are: { $known }.
position-unknown-bazaar-card = There is no bazaar card “{ $name }”. Possible are: { $known }.
position-unknown-circle = There cannot be { $name } rubies there. Possible are: { $known }.
position-none-left-dice-tile = No mosque tile “{ $name }” is left: all of them lie somewhere else already.
position-none-left-bazaar-card = No bazaar card “{ $name }” is left: all of them lie somewhere else already.
