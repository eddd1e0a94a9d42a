# The words of Letters & Seals, the Grand Bazaar and the caravan leader. What the base game says too stands in
# istanbul.ftl, with a branch for the expansions.


## Places

place-21 = Embassy
    .short = Embassy
    .full = 21 Embassy
    .to = to the Embassy
    .at = at the Embassy
    .from = from the Embassy
    .of = of the Embassy
    .between = the Embassy
    .does = Take 2 letters.
place-22 = Kiosk
    .short = Kiosk
    .full = 22 Kiosk
    .to = to the Kiosk
    .at = at the Kiosk
    .from = from the Kiosk
    .of = of the Kiosk
    .between = the Kiosk
    .does = Take a letter. Then everyone may use one kiosk tile, and you one more.
place-23 = Auction House
    .short = Auction
    .full = 23 Auction House
    .to = to the Auction House
    .at = at the Auction House
    .from = from the Auction House
    .of = of the Auction House
    .between = the Auction House
    .does = Take any good. Then everyone bids for 2 bonus cards.
place-24 = Secret Society
    .short = Society
    .full = 24 Secret Society
    .to = to the Secret Society
    .at = at the Secret Society
    .from = from the Secret Society
    .of = of the Secret Society
    .between = the Secret Society
    .does = Discard letters with 6 seals for a ruby and the next lira that lie here.
place-25 = Catacombs
    .short = Catacombs
    .full = 25 Catacombs
    .to = to the Catacombs
    .at = in the Catacombs
    .from = from the Catacombs
    .of = of the Catacombs
    .between = the Catacombs
    .does = Take any good or a coffee, then go to any other place.
# What the Fountain does besides.
fountain-companion = You may also take your companion into your own supply.


## Things that are counted

count-letter =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
    .paid =
        { $count ->
            [one] { $count } letter
           *[other] { $count } letters
        }
count-seal =
    { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }
    .paid =
        { $count ->
            [one] { $count } seal
           *[other] { $count } seals
        }
count-kiosk =
    { $count ->
        [one] { $count } kiosk tile
       *[other] { $count } kiosk tiles
    }


## Bonus cards: title, effect, when.

card-letter = One letter
    .effect = Take 1 letter.
    .when = before or after an action
card-letterroll = Roll for letters
    .effect = Roll two dice. Each brings { GAINS($gains) }.
    .when = before or after an action
card-sale = Quick sale
    .effect = Give 1 good for 7 lira. A coffee will do, too.
    .when = before or after an action
card-good3R = Fabric and three lira
    .effect = Take 1 fabric and 3 lira.
    .when = before or after an action
card-good3G = Spice and three lira
    .effect = Take 1 spice and 3 lira.
    .when = before or after an action
card-good3Y = Fruit and three lira
    .effect = Take 1 fruit and 3 lira.
    .when = before or after an action
card-again = Top card again
    .effect = Use the effect of the top card of the discard pile.
    .when = whenever that card could be played
card-familywalk = Family walk
    .effect = Your family member walks 1 step and may act there. This is the whole turn.
    .when = instead of moving
card-follow = Follow a merchant
    .effect = Go to another player’s merchant. You do not pay him.
    .when = instead of moving
card-companion2 = Quick companion
    .effect = Your companion walks 2 steps instead of 1.
    .when = instead of moving
card-meet = Meet from afar
    .effect = Use one of the neutral figures, wherever he is, at the usual price.
    .when = before or after an action
card-mosque2 = Mosque again
    .effect = Carry out the action of the same Mosque again.
    .when = right after 14 Small Mosque or 15 Great Mosque
card-society2 = Society again
    .effect = Carry out the action of the Secret Society again.
    .when = right after 24 Secret Society
card-anywhere = To any place
    .effect = Pay 3 lira and go to any other place instead of walking 1 or 2 steps.
    .when = instead of moving


## Kiosk tiles: name, effect, use (the label of using it, where there is only
## one way). Two give coffee or lira: alone (the effect without coffee), lira (the label of taking lira).

kiosk-good-lira-Y = fruit and a lira
    .effect = 1 fruit and 1 lira
    .use = Take 1 fruit and 1 lira
kiosk-good-lira-G = spice and a lira
    .effect = 1 spice and 1 lira
    .use = Take 1 spice and 1 lira
kiosk-good-lira-R = fabric and a lira
    .effect = 1 fabric and 1 lira
    .use = Take 1 fabric and 1 lira
kiosk-goods-Y = two fruit
    .effect = 2 fruit
    .use = Take 2 fruit
kiosk-goods-G = two spice
    .effect = 2 spice
    .use = Take 2 spice
kiosk-goods-R = two fabric
    .effect = 2 fabric
    .use = Take 2 fabric
kiosk-good-Y = one fruit
    .effect = 1 fruit
    .use = Take 1 fruit
kiosk-good-G = one spice
    .effect = 1 spice
    .use = Take 1 spice
kiosk-good-R = one fabric
    .effect = 1 fabric
    .use = Take 1 fabric
kiosk-good-B = one jewelry
    .effect = 1 jewelry
    .use = Take 1 jewelry
kiosk-card = bonus card
    .effect = a bonus card
    .use = Draw a bonus card
kiosk-lira = two lira
    .effect = 2 lira
    .use = Take 2 lira
kiosk-coffee2 = coffee or two lira
    .effect = a coffee or 2 lira
    .alone = 2 lira
    .lira = Take 2 lira
kiosk-coffee3 = coffee or three lira
    .effect = a coffee or 3 lira
    .alone = 3 lira
    .lira = Take 3 lira
kiosk-companion = companion
    .effect = your companion, into your own supply
    .use = Take your companion into your own supply
kiosk-die = one die
    .effect = as many lira as a die shows
    .use = Roll the die
kiosk-extension-lira = extension for lira
    .effect = an extension for 10 lira
    .use = Pay 10 lira for an extension
kiosk-extension-goods = extension for goods
    .effect = an extension for 1 good of each kind
    .use = Give 1 good of each kind for an extension
kiosk-fountain = to the Fountain
    .effect = your merchant, to the Fountain
    .use = Put your merchant on the Fountain
kiosk-good-letter = good or letter
    .effect = a good for a letter, or a letter for a good
kiosk-card-letter = card or letter
    .effect = a bonus card for a letter, or a letter for a bonus card
kiosk-lira-letter = lira or letter
    .effect = 2 lira for a letter, or a letter for 3 lira
kiosk-lira-good = lira or good
    .effect = 2 lira for a good, or a good for 3 lira
kiosk-lira-card = lira or card
    .effect = 2 lira for a bonus card, or a bonus card for 3 lira


## The courier, pieces

figure-courier = courier
    .title = Courier
    .met = the courier

piece-letter = letter
piece-seal = seal
piece-companion = companion
piece-kiosk = kiosk tile
piece-caravan = caravan token


## What is to be decided

question-double = do you discard letters with 3 seals for another turn?
question-familywalk = where does your family member walk?
question-follow = which merchant do you follow?
question-stride = where does your companion walk in 2 steps?
question-anywhere = to which place does your merchant go?
question-seals =
    { $purpose ->
        [double] which letter do you discard for the turn? Still to pay: { COUNT($missing, of: "seal") }.
       *[society] which letter do you discard for the ruby? Still to pay: { COUNT($missing, of: "seal") }.
    }
question-hire = do you also take your companion into your own supply?
question-courier = how do you pay the courier?
question-kiosk = which kiosk tile do you pick?
question-kiosk-use = do you use the kiosk tile “{ KIOSK($tile) }”?
question-kiosk-good = which good do you take for the letter?
question-bid =
    { $highest ->
        [0] how much do you bid for 2 bonus cards?
       *[other]
            { $last ->
                [yes] the highest bid is { COUNT($highest, of: "lira") }. Do you raise it a last time?
               *[no] the highest bid for 2 bonus cards is { COUNT($highest, of: "lira") }. Do you raise it?
            }
    }
question-sale = what do you sell for 7 lira?
question-lettergood = which good do you take for the roll?
question-summon = whom do you meet from afar?
question-mosque = which tile { PLACE($mosque, form: "of") } do you take now?
question-society = from where do you take the ruby this time?
question-emerge =
    { $figure ->
        [family] where does your family member come out?
        [companion] where does your companion come out?
       *[merchant] where does your merchant come out?
    }

topic-double = whether to take another turn
topic-familywalk = where the family member walks
topic-follow = which merchant to follow
topic-stride = where the companion walks
topic-anywhere = where to go
topic-seals = which letters to discard
topic-hire = whether to take the companion
topic-courier = how to pay the courier
topic-kiosk = which kiosk tile to pick
topic-kiosk-use = whether to use the kiosk tile
topic-kiosk-good = which good to take
topic-bid = how much to bid
topic-sale = what to sell
topic-lettergood = which good to take
topic-summon = whom to meet from afar
topic-mosque = which mosque tile to take
topic-society = from where to take the ruby
topic-emerge = where to come out of the Catacombs


## Labels of actions

action-accept = Take 2 letters
action-browse = Take a letter and turn up { COUNT($tiles, of: "kiosk") }
action-auction =
    { $full ->
        [yes] Take { GOODS($good) } (no room, it is lost) and open the auction
       *[no] Take { GOODS($good) } and open the auction
    }
action-bid = Bid { COUNT($amount, of: "lira", form: "paid") }
action-pass = Pass
action-petition = Take the next ruby { PLACE($place, form: "of") } for 6 seals
action-pick =
    { $coffee ->
        [yes] Pick the tile: { KIOSK($tile, form: "effect") }
       *[no] Pick the tile: { KIOSK($tile, form: "alone") }
    }
action-use =
    { $gives ->
        [nothing]
            { $takes ->
                [coffee] Take 1 coffee
                [lira] { KIOSK($tile, form: "lira") }
               *[tile] { KIOSK($tile, form: "use") }
            }
       *[something]
            { $gives ->
                [lira] Pay 2 lira
                [card] Discard “{ CARD($what) }”
                [letter] Discard the letter to { PLACE($what, form: "full") } (1 seal)
                [delivered] Discard the delivered letter to { PLACE($what, form: "full") } (2 seals)
               *[good] Give { GOODS($what) }
            } { $takes ->
                [lira] for 3 lira
                [card] for a bonus card
                [letter] for a letter
                [any] for a good of your choice
               *[good] for { GOODS($gain) }
            }
    }
action-seal =
    { $delivered ->
        [yes]
            { $decision ->
                [courier] Give the courier the delivered letter to { PLACE($place, form: "full") }
               *[other] Discard the delivered letter to { PLACE($place, form: "full") }: 2 seals
            }
       *[no]
            { $decision ->
                [courier] Give the courier the letter to { PLACE($place, form: "full") }
               *[other] Discard the letter to { PLACE($place, form: "full") }: 1 seal
            }
    }
action-double = Take another turn for 3 seals
action-place = Place your companion { PLACE($place, form: "at") }
action-hire = Take your companion into your own supply
action-walk = Companion: walk to { PLACE($place, form: "full") }
action-lead = Family member: walk to { PLACE($place, form: "full") }
action-follow = Follow { MERCHANT($seat) } to { PLACE($place, form: "full") }
action-trade = Sell { GOODS($good) } for 7 lira
action-descend =
    { $full ->
        [yes] Take { GOODS($good) } (no room, it is lost) and go down
       *[no] Take { GOODS($good) } and go down
    }
action-emerge = Come out { PLACE($place, form: "at") } ({ $place })


## What happened

event-letter =
    { $source ->
        [embassy] At the Embassy { WHOM($name) } got a letter to { PLACE($place, form: "full") }.
        [kiosk] At the Kiosk { WHOM($name) } got a letter to { PLACE($place, form: "full") }.
        [courier] The courier gave { WHOM($name) } a letter to { PLACE($place, form: "full") }.
       *[card] { $name } got a letter to { PLACE($place, form: "full") }.
    }
event-letters-reshuffled = The discarded letters were shuffled into a new pile.
event-no-letter = There was no letter for { WHOM($name) } to take.
event-delivered = { OWN($name, form: "title") } letter to { PLACE($place, form: "full") } is delivered and shows 2 seals.
event-letter-gone =
    { $delivered ->
        [yes] { $name } discarded the delivered letter to { PLACE($place, form: "full") }: 2 seals.
       *[no] { $name } discarded the letter to { PLACE($place, form: "full") }: 1 seal.
    }
event-companion-hired = { $name } hired the companion.
event-companion-placed = { $name } placed the companion { PLACE($place, form: "at") }.
event-companion-moved = { OWN($name, form: "title") } companion walked to { PLACE($to, form: "full") }.
event-kiosk-tiles = The kiosk tiles are: { KIOSK($tiles) }.
event-kiosk-reshuffled = The discarded kiosk tiles were shuffled into a new pile.
event-kiosk-picked = { $name } picked “{ KIOSK($tile) }”.
event-kiosk-declined = { $name } did not use “{ KIOSK($tile) }”.
event-bid = { $name } bid { COUNT($amount, of: "lira", form: "paid") }.
event-passed = { $name } passed.
event-auction-won = { $name } won the auction with { COUNT($amount, of: "lira", form: "paid") }.
event-no-bids = Nobody bid, and nobody drew a card.
event-emerged =
    { $figure ->
        [family] { OWN($name, form: "title") } family member came out { PLACE($to, form: "at") } ({ $to }).
        [companion] { OWN($name, form: "title") } companion came out { PLACE($to, form: "at") } ({ $to }).
       *[merchant] { OWN($name, form: "title") } merchant came out { PLACE($to, form: "at") } ({ $to }).
    }
event-caravan = { $name } got the caravan token from { WHOM($from) }.
event-caravan-first = { $name } took the caravan token.


## What is not allowed

refusal-no-letter = There is no letter left to take.
    .same = Choose something else.
refusal-no-coffee = There is no coffee in this game.
    .same = Choose something else.
refusal-top-card-not-now = You could not play “{ CARD($card) }” now, the top card of the discard pile, so you cannot use it again either. This card can wait for a better moment.
refusal-family-one-step = Your family member is { PLACE($place, form: "at") } and walks exactly 1 step, but not to the Police Station.
    .lead = Choose a neighbouring place.
refusal-nobody-to-follow = You can follow only another player’s merchant who stands at another place.
    .follow = Write it like this: “{ $example }”.
refusal-companion-off-board = Your companion is not in the city but in the general supply. He is taken at the Fountain and put on the board before a move.
refusal-companion-in-supply = Your companion is not in the city but in your own supply.
    .place = First put him down where your merchant is.
refusal-companion-hired = Your companion is in your own supply already.
refusal-companion-not-in-supply = Your companion is not in your own supply but in the general one. He is taken at the Fountain.
refusal-companion-on-board = Your companion is on the board already, { PLACE($place, form: "at") }.
    .walk = Move him instead.
refusal-companion-steps = From { PLACE($here, form: "full") } your companion walks exactly { COUNT($steps, of: "step") } and does not come back to where he began.
    .walk = Choose another place.
refusal-seals-short = That costs { COUNT($needed, of: "seal") }, and your letters show { $seals }.
refusal-seals-wasted = With this letter, one of those that you discard would not be needed.
    .seal = Choose another letter.
refusal-letter-not-held = “{ $action }” does not name a letter that you have.
    .same = Choose something that you have, like this: “{ $example }”.
refusal-bid-too-low =
    { $highest ->
        [0] A bid is at least 1 lira.
       *[other] The highest bid is { COUNT($highest, of: "lira") }.
    }
    .bid-pass = Bid more, or pass.
    .bid = Bid more.
refusal-bid-too-high = You have { COUNT($lira, of: "lira") } and cannot bid more.
    .bid-pass = Bid less, or pass.
    .bid = Bid less.
refusal-must-open = This is your auction, and you have lira: you have to open it.
    .bid = Bid at least 1 lira.
refusal-tile-not-there = The kiosk tile “{ KIOSK($tile) }” is not among these.
    .pick = Choose one that is left.
refusal-tile-no-use = “{ $action }” is not a way to use this tile.
    .use = Write it like this: “{ $example }”.
refusal-at-fountain = Your merchant is at the Fountain already, so this tile changes nothing.
refusal-emerge-elsewhere = From the Catacombs one comes out at any place but the one where one stands.
    .emerge = Choose another place.

# What one cannot do: "You cannot …"
doing-accept = take letters
    .can = take letters
doing-browse = turn up kiosk tiles
    .can = turn up kiosk tiles
doing-auction = open an auction
    .can = open an auction
doing-bid = bid
    .can = bid
doing-pass = pass
    .can = pass
doing-petition = pay seals for a ruby
    .can = pay seals for a ruby
doing-pick = pick a kiosk tile
    .can = pick a kiosk tile
doing-use = use a kiosk tile
    .can = use the kiosk tile
doing-seal = pay with a letter
    .can = pay with a letter
doing-double = pay for another turn
    .can = pay for another turn
doing-place = put down your companion
    .can = put down your companion
doing-hire = take your companion
    .can = take your companion
doing-walk = move your companion
    .can = move your companion
doing-lead = move your family member
    .can = move your family member
doing-follow = follow a merchant
    .can = follow a merchant
doing-trade = sell a good with a card
    .can = sell a good with the card
doing-descend = go down into the Catacombs
    .can = go down into the Catacombs
doing-emerge = come out of the Catacombs
    .can = come out of the Catacombs


## Options of a new game

option-expansion-letters = Letters & Seals
option-expansion-grand = Grand Bazaar
option-caravan = Caravan leader
    .about = The player who acted at the Caravansary last discards no card there.
option-caravan-no = no
option-caravan-yes = yes
option-deck = Bonus cards
    .about = Old and new bonus cards together, or only the new ones of Letters & Seals.
option-deck-all = old and new
option-deck-new = only new
options-deck-expansion = A deck of new bonus cards only is for Letters & Seals alone. Choose that expansion, or all bonus cards.


## Why data are not a position; $where is a path such as state.letters.open.

state-not-letter = At { $where } there should be only places that letters can be for.
state-kiosk-tiles = At { $where } there should be only kiosk tiles that are turned up.
state-bid = At { $where } the auction does not fit the bids or the lira of the players.


## The picture of a table in text

picture-courier = Cou
# In front of a player's sign on the board.
picture-companion = c
picture-pile = pile { $pile }, used { $discard }
picture-kiosk = tiles { $tiles }
picture-auction = +?, bid→2 cards
picture-society = 6 seals → ♦
picture-catacombs = +? or C → any
picture-legend-letters =
    Cou courier  { $companion } companion
# Five headings with a space between them, each one word.
picture-letter-heads = letters delivered seals companion double
# Where a companion is who is not on the board, and a double turn that was taken this round.
picture-own = own
picture-general = general
picture-used = used
picture-caravan = { DOES($name, "has", "have") } the caravan token.
picture-caravan-first = The caravan token lies at the Caravansary.
text-signs-letters =
    On the board: 6 seals → ♦ +{ $lira } means letters with 6 seals for a ruby and { COUNT($lira, of: "lira") }; +? means any good.
    Below the carts: the numbers under letters are the places that letters go to; a companion is on a place, in his owner’s own supply or in the general one; used means that somebody has taken a double turn this round.


## Under a question, and what a walk would bring

help-double = Seals beyond 3 are lost. You may do this once a round.
help-familywalk = One step, but not to the Police Station. It is the whole turn.
help-follow = You do not pay that merchant. You pay the others there as usual.
help-stride = { $lit } places are lit. Click one, or type its number.
help-anywhere = { $lit } places are lit. Click one, or type its number.
help-seals = A letter that is not delivered counts 1 seal, a delivered one 2.
help-hire = When a turn of yours begins, you can place him where your merchant is.
help-courier = You pay first: 2 lira, or any of your letters. Then you take a new letter.
help-kiosk = Everyone has to pick one in turn. The player who opened may use the last one, too.
help-kiosk-use = Used or not, the tile is gone.
help-kiosk-good = Take one. A full row takes no more.
help-bid = The highest bidder draws 2 bonus cards. The opener pays the supply, anyone else pays the opener.
help-sale = One good, or a coffee, for 7 lira.
help-lettergood = Take one good. A full row takes no more.
help-summon = You pay the usual price. Then he goes where the dice send him.
help-mosque = At the same Mosque, at its usual cost.
help-society = You pay 6 seals again.
help-emerge = Any other place. Nobody acts or meets anyone there.
line-courier = Courier: a letter for 2 lira or a letter.


## Why somebody would do something: hints. Facts are those after it was done.

reason-letters = letters with { COUNT($seals, of: "seal") }
reason-society = towards the Secret Society: { $seals } of { COUNT($price, of: "seal") }
reason-companion = your companion is ready to help
reason-auction = a bid that may bring two cards or their price
reason-caravan = the caravan token: no card is discarded at the Caravansary
