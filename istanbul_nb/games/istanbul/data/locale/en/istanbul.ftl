# Every word of Istanbul that a person sees, in English.
#
# Functions: PLACE, GOOD, CARD, GUILD, TILE, TAVERN, KIOSK, SEAT, FIGURE, WINDOW, TOPIC and DOING look up the message
# of that name, in the form asked for; several names come as a list (style: "and", "or"). GOODS counts goods and coffee
# ("R G2 C", or a letter and a number), COUNT counts things, LIST writes several words.


## Places. Forms: short (phones), full (with its number), to, at, from, of, between; does: what one can do there.

place-1 = Wainwright
    .short = Wainwright
    .full = 1 Wainwright
    .to = to the Wainwright
    .at = at the Wainwright
    .from = from the Wainwright
    .of = of the Wainwright
    .between = the Wainwright
    .does = Buy an extension for your cart. The third one brings a ruby.
place-2 = Fabric Warehouse
    .short = Fabric
    .full = 2 Fabric Warehouse
    .to = to the Fabric Warehouse
    .at = at the Fabric Warehouse
    .from = from the Fabric Warehouse
    .of = of the Fabric Warehouse
    .between = the Fabric Warehouse
    .does = Fill your cart with fabric.
place-3 = Spice Warehouse
    .short = Spice
    .full = 3 Spice Warehouse
    .to = to the Spice Warehouse
    .at = at the Spice Warehouse
    .from = from the Spice Warehouse
    .of = of the Spice Warehouse
    .between = the Spice Warehouse
    .does = Fill your cart with spice.
place-4 = Fruit Warehouse
    .short = Fruit
    .full = 4 Fruit Warehouse
    .to = to the Fruit Warehouse
    .at = at the Fruit Warehouse
    .from = from the Fruit Warehouse
    .of = of the Fruit Warehouse
    .between = the Fruit Warehouse
    .does = Fill your cart with fruit.
place-5 = Post Office
    .short = Post Office
    .full = 5 Post Office
    .to = to the Post Office
    .at = at the Post Office
    .from = from the Post Office
    .of = of the Post Office
    .between = the Post Office
    .does = Collect the goods and lira on the four uncovered spaces.
place-6 = Caravansary
    .short = Caravansary
    .full = 6 Caravansary
    .to = to the Caravansary
    .at = at the Caravansary
    .from = from the Caravansary
    .of = of the Caravansary
    .between = the Caravansary
    .does = Take two bonus cards, then discard one.
place-7 = Fountain
    .short = Fountain
    .full = 7 Fountain
    .to = to the Fountain
    .at = at the Fountain
    .from = from the Fountain
    .of = of the Fountain
    .between = the Fountain
    .does = Call back as many of your assistants as you like.
place-8 = Black Market
    .short = Black Market
    .full = 8 Black Market
    .to = to the Black Market
    .at = at the Black Market
    .from = from the Black Market
    .of = of the Black Market
    .between = the Black Market
    .does = Take a fabric, spice or fruit, and roll for jewelry.
place-9 = Tea House
    .short = Tea House
    .full = 9 Tea House
    .to = to the Tea House
    .at = at the Tea House
    .from = from the Tea House
    .of = of the Tea House
    .between = the Tea House
    .does = Call a number and roll: reach it and you get that many lira, miss it and you get 2.
place-10 = Large Market
    .short = Large Market
    .full = 10 Large Market
    .to = to the Large Market
    .at = at the Large Market
    .from = from the Large Market
    .of = of the Large Market
    .between = the Large Market
    .does = Sell up to 5 goods of the demand tile.
place-11 = Small Market
    .short = Small Market
    .full = 11 Small Market
    .to = to the Small Market
    .at = at the Small Market
    .from = from the Small Market
    .of = of the Small Market
    .between = the Small Market
    .does = Sell up to 5 goods of the demand tile.
place-12 = Police Station
    .short = Police
    .full = 12 Police Station
    .to = to the Police Station
    .at = at the Police Station
    .from = from the Police Station
    .of = of the Police Station
    .between = the Police Station
    .does = Send your family member to act at another place.
place-13 = Sultan’s Palace
    .short = Palace
    .full = 13 Sultan’s Palace
    .to = to the Sultan’s Palace
    .at = at the Sultan’s Palace
    .from = from the Sultan’s Palace
    .of = of the Sultan’s Palace
    .between = the Sultan’s Palace
    .does = Give the goods shown and take a ruby.
place-14 = Small Mosque
    .short = Small Mosque
    .full = 14 Small Mosque
    .to = to the Small Mosque
    .at = at the Small Mosque
    .from = from the Small Mosque
    .of = of the Small Mosque
    .between = the Small Mosque
    .does = Take the red or the green tile. Both together bring a ruby.
place-15 = Great Mosque
    .short = Great Mosque
    .full = 15 Great Mosque
    .to = to the Great Mosque
    .at = at the Great Mosque
    .from = from the Great Mosque
    .of = of the Great Mosque
    .between = the Great Mosque
    .does = Take the blue or the yellow tile. Both together bring a ruby.
place-16 = Gemstone Dealer
    .short = Dealer
    .full = 16 Gemstone Dealer
    .to = to the Gemstone Dealer
    .at = at the Gemstone Dealer
    .from = from the Gemstone Dealer
    .of = of the Gemstone Dealer
    .between = the Gemstone Dealer
    .does = Buy the next ruby of the row at its price.
# A place that is not on the board, as somebody typed it.
place-other = place { $value }
    .short = { $value }
    .full = place { $value }
    .to = to place { $value }
    .at = at place { $value }
    .from = from place { $value }
    .of = of place { $value }
    .between = place { $value }


## Things that are counted. Form: paid, as in "for 5 lira".

count-card =
    { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }
    .paid =
        { $count ->
            [one] { $count } bonus card
           *[other] { $count } bonus cards
        }
count-step =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
count-assistant =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
    .paid =
        { $count ->
            [one] { $count } assistant
           *[other] { $count } assistants
        }


## Bonus cards: title, effect, when.

card-good = One good
    .effect = Take 1 good of your choice.
    .when = before or after an action
card-lira = Five lira
    .effect = Take 5 lira.
    .when = at any time, even just before you pay
card-palace2 = Palace again
    .effect = Carry out the action of the Sultan’s Palace again.
    .when = right after 13 Sultan’s Palace
card-post2 = Post again
    .effect = Carry out the action of the Post Office again.
    .when = right after 5 Post Office
card-dealer2 = Dealer again
    .effect = Carry out the action of the Gemstone Dealer again.
    .when = right after 16 Gemstone Dealer
card-family = Family home
    .effect = Bring your family member home and take a bonus card or 3 lira.
    .when = before or after an action
card-market = Any goods
    .effect = At the Small Market sell any goods, up to 5.
    .when = as you act at 11 Small Market
card-stay = Stay
    .effect = Do not move. You still take or leave an assistant.
    .when = instead of moving
card-far = Long walk
    .effect = Walk 3 or 4 steps instead of 1 or 2.
    .when = instead of moving
card-assistant = Assistant back
    .effect = Bring one of your assistants back under your merchant.
    .when = before you pay other merchants


## When a card can be played

window-any = at a pause of your turn, not in the middle of an action or a meeting
window-lira = at a pause of your turn, or just before you pay lira
window-phase1 = in the first phase, before you pay other merchants
window-move = instead of the move, before your merchant walks
window-after = right after the action that it repeats
window-with = as its action begins
window-roll = right after a roll
window-last = after the last turn


## Seats, figures, pieces, mosque tiles, phases

figure-governor = governor
    .title = Governor
    .met = the governor
figure-smuggler = smuggler
    .title = Smuggler
    .met = the smuggler

piece-merchant = merchant
piece-assistant = assistant
piece-family = family member
piece-neutral-merchant = neutral merchant
piece-neutral-assistant = neutral assistant
piece-cart = cart
piece-extension = extension
piece-ruby = ruby
piece-demand = demand tile
piece-tile = mosque tile
piece-card = bonus card

tile-R = red tile
    .title = Red tile
    .taken = the red tile
    .none = red tile
    .of = red tile
    .effect = After a roll the owner may turn one die to 4, or roll both again.
tile-G = green tile
    .title = Green tile
    .taken = the green tile
    .none = green tile
    .of = green tile
    .effect = At a Warehouse the owner may buy 1 more good for 2 lira.
tile-Y = yellow tile
    .title = Yellow tile
    .taken = the yellow tile
    .none = yellow tile
    .of = yellow tile
    .effect = Once a turn the owner may call an assistant back for 2 lira.
tile-B = blue tile
    .title = Blue tile
    .taken = the blue tile
    .none = blue tile
    .of = blue tile
    .effect = The owner’s fifth assistant joins the game.

phase-move = Move
phase-pay = Pay
phase-act = Act
phase-meet = Meet
phase-last = Last cards


## What is to be decided. `topic` names it for those who wait.

question-move =
    { $companion ->
        [yes] where does your merchant or your companion walk?
       *[no] where does your merchant walk?
    }
question-arrive =
    { $assistant ->
        [take] do you take your assistant along?
        [leave] do you leave an assistant here?
        [choose] which assistant do you take or leave here?
       *[none] you have no assistant to leave here. Does the turn end?
    }
question-pay =
    { $companions ->
        [0]
            { $merchants ->
                [one] do you pay the merchant here { COUNT($amount, of: "lira", form: "paid") }?
               *[other] do you pay the { $merchants } merchants here { COUNT($amount, of: "lira", form: "paid") } in all?
            }
       *[other]
            { $number ->
                [one] do you pay { COUNT($amount, of: "lira", form: "paid") } for the companion here?
               *[other] do you pay { COUNT($amount, of: "lira", form: "paid") } in all for the { $number } merchants and companions here?
            }
    }
question-act = what do you do { PLACE($place, form: "at") }?
question-meet =
    { $somebody ->
        [catch] a family member has to be caught here. What comes first?
        [yes] do you meet someone here, or does the turn end?
       *[no] is there anything else before the turn ends?
    }
question-last = the last round is over. Do you still play a card?
question-far = where does your merchant walk in 3 or 4 steps?
question-good = which good do you take?
question-reward = which reward do you take?
question-fetch = which assistant comes back?
question-market = which goods do you sell? Any will do.
question-palace = which goods do you give for the next ruby?
question-errand =
    { $who ->
        [family] what does your family member do { PLACE($place, form: "at") }?
       *[own] what do you do { PLACE($place, form: "at") } from afar?
    }
question-green = do you buy one more good for 2 lira?
question-dice =
    { $purpose ->
        [teahouse] you called { $call } and rolled { LIST($dice, style: "and") }. Do you use the red tile?
       *[other] you rolled { LIST($dice, style: "and") }. Do you use the red tile?
    }
question-pick = do you take fabric, spice or fruit?
question-cards = where does the second card come from?
question-discard = which card do you discard?
question-governor = how do you pay the governor?
question-smuggler = which good do you take from the smuggler?
question-bribe = how do you pay the smuggler?

topic-move = where to walk
topic-arrive = whether to take or leave an assistant
topic-pay = whether to pay the other merchants
topic-act = what to do at this place
topic-meet = how to finish the turn
topic-last = which last cards to play
topic-far = where to walk
topic-good = which good to take
topic-reward = which reward to take
topic-fetch = which assistant comes back
topic-market = which goods to sell
topic-palace = which goods to give for the ruby
topic-errand = what to do at the place that was chosen
topic-green = whether to buy one more good
topic-dice = whether to change the roll
topic-pick = which good to take
topic-cards = where the second card comes from
topic-discard = which card to discard
topic-governor = how to pay the governor
topic-smuggler = which good to take from the smuggler
topic-bribe = how to pay the smuggler


## Labels of actions

action-move = Walk to { PLACE($place, form: "full") }
action-take =
    { $which ->
        [neutral] Take the neutral assistant
       *[own] Take your assistant
    }
action-leave =
    { $which ->
        [neutral] Leave the neutral assistant here
       *[own] Leave an assistant here
    }
action-pay =
    { $what ->
        [toll]
            { $companions ->
                [0]
                    { $merchants ->
                        [one] Pay the merchant here { COUNT($amount, of: "lira", form: "paid") }
                       *[other] Pay the { $merchants } merchants here { COUNT($amount, of: "lira", form: "paid") } in all
                    }
               *[other]
                    { $number ->
                        [one] Pay { COUNT($amount, of: "lira", form: "paid") } for the companion here
                       *[other] Pay { COUNT($amount, of: "lira", form: "paid") } in all for the { $number } merchants and companions here
                    }
            }
        [lira]
            { $decision ->
                [governor] Pay the governor 2 lira
                [trader] Pay the coffee trader 2 lira
                [courier] Pay the courier 2 lira
               *[other] Pay the smuggler 2 lira
            }
       *[good]
            { $decision ->
                [trader] Give the coffee trader { GOODS($what) }
               *[other] Give the smuggler { GOODS($what) }
            }
    }
action-skip = No action: go on to the meetings
action-end =
    { $decision ->
        [arrive] Stop here: the turn ends
        [pay] Stop here: the turn ends
        [act] End the turn without an action
        [last] No more cards
        [double] No: the turn ends
       *[other] End the turn
    }
action-meet =
    { $free ->
        [yes]
            { $figure ->
                [governor] Meet the governor: a bonus card for nothing
                [smuggler] Meet the smuggler: a good for nothing
                [trader] Meet the coffee trader: a coffee for nothing
                [courier] Meet the courier: a letter for nothing
               *[other] Meet { FIGURE($figure, form: "met") }
            }
       *[no]
            { $figure ->
                [governor] Meet the governor: a bonus card for 2 lira or a card
                [smuggler] Meet the smuggler: a good for 2 lira or a good
                [trader] Meet the coffee trader: a coffee for 2 lira or a good
                [courier] Meet the courier: a letter for 2 lira or a letter
               *[other] Meet { FIGURE($figure, form: "met") }
            }
    }
action-catch = Catch { FAMILY($seat) }
action-play = Play “{ CARD($card) }”
action-fetch =
    { $decision ->
        [fetch] Bring the assistant back { PLACE($place, form: "from") } ({ $place })
       *[other] Yellow tile: for 2 lira bring the assistant back { PLACE($place, form: "from") } ({ $place })
    }
action-gather =
    { $all ->
        [yes]
            { $count ->
                [one] Call your assistant back { PLACE($places, form: "from") }
               *[other] Call back all { COUNT($count, of: "assistant", form: "paid") }
            }
       *[no] Call back { COUNT($count, of: "assistant", form: "paid") }: { PLACE($places, form: "full") }
    }
action-gain =
    { $full ->
        [yes] Take { GOODS($good) }: no room, it is lost
       *[no] Take { GOODS($good) }
    }
action-reward =
    { $what ->
        [card] Draw a bonus card
       *[lira] Take 3 lira
    }
action-extend =
    { $third ->
        [yes] Buy the third extension for { COUNT($price, of: "lira", form: "paid") }: it brings a ruby
       *[no] Buy an extension for { COUNT($price, of: "lira", form: "paid") }
    }
action-fill =
    { $room ->
        [0] Fill up with { GOOD($good, form: "of") }: there is no room left
       *[other] Fill up: { GOODS($good, $room) }
    }
action-collect = Collect { GOODS($goods) } and { COUNT($lira, of: "lira", form: "paid") }
action-draw =
    { $from ->
        [discard] Take “{ CARD($card) }” from the discard pile
       *[deck]
            { $left ->
                [0] Draw from the deck: no card is left
               *[other] Draw a card from the deck
            }
    }
action-discard =
    { $decision ->
        [governor] Give the governor “{ CARD($card) }”
       *[other] Discard “{ CARD($card) }”
    }
action-roll = Roll the dice
action-call = Call { $number } and roll
action-sell = Sell { GOODS($goods) } for { COUNT($amount, of: "lira", form: "paid") }
action-send = Send your family member to { PLACE($place, form: "full") }
action-decline =
    { $decision ->
        [beside] Only the barrier, no action
        [hire] Leave your companion where he is
        [kiosk-use] Do without this tile
       *[other] No action there
    }
action-deliver = Give { GOODS($goods) } for a ruby
action-tile =
    { $ruby ->
        [yes] Take { TILE($good, form: "taken") } and a ruby for { GOODS($good) }
       *[no] Take { TILE($good, form: "taken") } for { GOODS($good) }
    }
action-buy = Buy a ruby for { COUNT($price, of: "lira", form: "paid") }
action-extra =
    { $full ->
        [yes] Green tile: buy { GOODS($good) } for 2 lira (no room, it is lost)
       *[no] Green tile: buy { GOODS($good) } for 2 lira
    }
action-done =
    { $decision ->
        [roast] No more swaps
        [recall] Leave all assistants where they are
        [tavern] No second action
       *[other] No extra good
    }
action-turn =
    { $total ->
        [0] Turn the { $pips } to { $to }
       *[other] Turn the { $pips } to { $to }: that makes { $total }
    }
action-reroll = Roll both dice again
action-keep =
    { $purpose ->
        [coffeeroll] Keep { LIST($dice, style: "and") }
        [letterroll] Keep { LIST($dice, style: "and") }
       *[other] Keep { $total }
    }


## What happened

event-turn = Round { $round }: { OWN($name) } turn.
event-moved = { $name } walked to { PLACE($to, form: "full") }.
event-stayed = { $name } stayed { PLACE($place, form: "at") }.
event-stopped = { $name } stopped { PLACE($place, form: "at") }: the turn is over.
event-skipped = { $name } did nothing { PLACE($place, form: "at") }.
event-assistant-left =
    { $neutral ->
        [yes] { $name } left a neutral assistant { PLACE($place, form: "at") }.
       *[no] { $name } left an assistant { PLACE($place, form: "at") }.
    }
event-assistant-back = { $name } got an assistant back { PLACE($place, form: "from") }.
event-neutral-taken = { $name } took a neutral assistant { PLACE($place, form: "at") }.
event-fifth-assistant = { $name } got a fifth assistant.
event-toll = { $name } paid { WHOM($to) } { COUNT($amount, of: "lira", form: "paid") }.
event-neutral-moved = The neutral merchant went to { PLACE($to, form: "full") }.
event-figure-moved =
    { $figure ->
        [governor] The governor went to { PLACE($to, form: "full") }.
        [trader] The coffee trader went to { PLACE($to, form: "full") }.
        [courier] The courier went to { PLACE($to, form: "full") }.
       *[smuggler] The smuggler went to { PLACE($to, form: "full") }.
    }
event-called = { $name } called { $number }.
event-rolled =
    { $purpose ->
        [teahouse] { $name } rolled { LIST($dice, style: "and") }.
        [blackmarket] { $name } rolled { LIST($dice, style: "and") } at the Black Market.
        [governor] The dice for the governor: { LIST($dice, style: "and") }.
        [smuggler] The dice for the smuggler: { LIST($dice, style: "and") }.
        [trader] The dice for the coffee trader: { LIST($dice, style: "and") }.
        [courier] The dice for the courier: { LIST($dice, style: "and") }.
        [coffeeroll] { $name } rolled { LIST($dice, style: "and") }.
        [letterroll] { $name } rolled { LIST($dice, style: "and") }.
        [kiosk] { $name } rolled { LIST($dice, style: "and") } at the Kiosk.
        [guild8] { $name } rolled { LIST($dice, style: "and") }.
        [guild9] { $name } rolled { LIST($dice, style: "and") }.
        [neutral] The dice for the neutral merchant: { LIST($dice, style: "and") }.
       *[other] { $name } rolled { LIST($dice, style: "and") }.
    }
event-die-turned = { $name } turned a { $from } to { $to }.
event-met = { $name } met { FIGURE($figure, form: "met") }.
event-caught = { $name } caught { OWN($owner) } family member.
event-family-sent = { $name } sent the family member to { PLACE($place, form: "full") }.
event-declined = { $name } did without the action { PLACE($place, form: "of") }.
event-card-played = { $name } played “{ CARD($card) }”.
event-card-drawn =
    { $source ->
        [governor] { $name } drew a bonus card from the governor.
        [reward] { $name } drew a bonus card as a reward.
        [guild] { $name } drew a bonus card with the guild card.
        [kiosk] { $name } drew a bonus card at the Kiosk.
        [auction] { $name } drew a bonus card at the auction.
       *[caravansary] { $name } drew a bonus card from the deck.
    }
event-card-drawn-seen =
    { $source ->
        [governor] { $name } drew “{ CARD($card) }” from the governor.
        [reward] { $name } drew “{ CARD($card) }” as a reward.
        [guild] { $name } drew “{ CARD($card) }” with the guild card.
        [kiosk] { $name } drew “{ CARD($card) }” at the Kiosk.
        [auction] { $name } drew “{ CARD($card) }” at the auction.
       *[caravansary] { $name } drew “{ CARD($card) }” from the deck.
    }
event-card-taken = { $name } took “{ CARD($card) }” from the discard pile.
event-card-discarded = { $name } discarded “{ CARD($card) }”.
event-no-card = There was no bonus card for { WHOM($name) } to draw.
event-reshuffled = The discard pile was shuffled into a new deck.
event-good =
    { $amount ->
        [0]
            { $lost ->
                [0] { $name } had no room for more { GOOD($good, form: "of") }.
               *[other] { $name } lost { GOODS($good, $lost) }: there was no room.
            }
       *[other]
            { $lost ->
                [0]
                    { $source ->
                        [smuggler] { $name } got { GOODS($good, $amount) } from the smuggler.
                        [green] { $name } got { GOODS($good, $amount) } with the green tile.
                        [blackmarket] { $name } got { GOODS($good, $amount) } at the Black Market.
                        [post] { $name } got { GOODS($good, $amount) } at the Post Office.
                        [warehouse] { $name } got { GOODS($good, $amount) } at the Warehouse.
                        [guild] { $name } got { GOODS($good, $amount) } with the guild card.
                        [kiosk] { $name } got { GOODS($good, $amount) } at the Kiosk.
                        [auction] { $name } got { GOODS($good, $amount) } at the Auction House.
                        [catacombs] { $name } got { GOODS($good, $amount) } in the Catacombs.
                        [swap] { $name } got { GOODS($good, $amount) } in exchange.
                       *[card] { $name } got { GOODS($good, $amount) }.
                    }
               *[other] { $name } got { GOODS($good, $amount) }; there was no room for { $lost } more.
            }
    }
event-goods-paid =
    { $source ->
        [smuggler] { $name } gave the smuggler { GOODS($goods) }.
        [mosque] { $name } gave { GOODS($goods) } at the Mosque.
        [palace] { $name } gave { GOODS($goods) } at the Sultan’s Palace.
        [largemarket] { $name } sold { GOODS($goods) } at the Large Market.
        [smallmarket] { $name } sold { GOODS($goods) } at the Small Market.
        [roasting] { $name } gave { GOODS($goods) } at the Roasting Plant.
        [tavern] { $name } gave { GOODS($goods) } as baksheesh.
        [trader] { $name } gave the coffee trader { GOODS($goods) }.
        [guild] { $name } gave { GOODS($goods) }, as the guild card asks.
        [kiosk] { $name } gave { GOODS($goods) } at the Kiosk.
        [card] { $name } gave { GOODS($goods) }.
        [swap] { $name } gave { GOODS($goods) } in exchange.
       *[other] { $name } gave { GOODS($goods) }.
    }
event-lira-gained =
    { $source ->
        [reward] { $name } took { COUNT($amount, of: "lira", form: "paid") } as a reward.
        [post] { $name } took { COUNT($amount, of: "lira", form: "paid") } at the Post Office.
        [teahouse] { $name } took { COUNT($amount, of: "lira", form: "paid") } at the Tea House.
        [largemarket] { $name } took { COUNT($amount, of: "lira", form: "paid") } for the goods.
        [smallmarket] { $name } took { COUNT($amount, of: "lira", form: "paid") } for the goods.
        [guild] { $name } took { COUNT($amount, of: "lira", form: "paid") } with the guild card.
        [kiosk] { $name } took { COUNT($amount, of: "lira", form: "paid") } at the Kiosk.
        [society] { $name } took { COUNT($amount, of: "lira", form: "paid") } at the Secret Society.
        [card] { $name } took { COUNT($amount, of: "lira", form: "paid") }.
       *[other] { $name } took { COUNT($amount, of: "lira", form: "paid") }.
    }
event-lira-paid =
    { $source ->
        [wainwright] { $name } paid the Wainwright { COUNT($amount, of: "lira", form: "paid") }.
        [dealer] { $name } paid the Gemstone Dealer { COUNT($amount, of: "lira", form: "paid") }.
        [governor] { $name } paid the governor { COUNT($amount, of: "lira", form: "paid") }.
        [smuggler] { $name } paid the smuggler { COUNT($amount, of: "lira", form: "paid") }.
        [neutral] { $name } paid { COUNT($amount, of: "lira", form: "paid") } for the neutral merchant.
        [yellow] { $name } used the yellow tile for { COUNT($amount, of: "lira", form: "paid") }.
        [green] { $name } used the green tile for { COUNT($amount, of: "lira", form: "paid") }.
        [roasting] { $name } paid { COUNT($amount, of: "lira", form: "paid") } at the Roasting Plant.
        [trader] { $name } paid the coffee trader { COUNT($amount, of: "lira", form: "paid") }.
        [courier] { $name } paid the courier { COUNT($amount, of: "lira", form: "paid") }.
        [guild] { $name } paid { COUNT($amount, of: "lira", form: "paid") }, as the guild card asks.
        [kiosk] { $name } paid { COUNT($amount, of: "lira", form: "paid") } at the Kiosk.
        [auction] { $name } paid { COUNT($amount, of: "lira", form: "paid") } to the supply.
        [card] { $name } paid { COUNT($amount, of: "lira", form: "paid") }.
       *[other] { $name } paid { COUNT($amount, of: "lira", form: "paid") }.
    }
event-ruby =
    { $source ->
        [wainwright] { $name } got a ruby for the third extension and { VERB($name, "has", "have") } { $rubies } now.
        [smallmosque] { $name } got a ruby at the Small Mosque and { VERB($name, "has", "have") } { $rubies } now.
        [greatmosque] { $name } got a ruby at the Great Mosque and { VERB($name, "has", "have") } { $rubies } now.
        [palace] { $name } got a ruby at the Sultan’s Palace and { VERB($name, "has", "have") } { $rubies } now.
        [dealer] { $name } got a ruby from the Gemstone Dealer and { VERB($name, "has", "have") } { $rubies } now.
        [coffeehouse] { $name } got a ruby at the Coffee House and { VERB($name, "has", "have") } { $rubies } now.
       *[other] { $name } got a ruby and { VERB($name, "has", "have") } { $rubies } now.
    }
event-tile = { $name } took { TILE($good, form: "taken") }.
event-extension =
    { $extensions ->
        [1] { $name } got the first extension.
        [2] { $name } got the second extension.
       *[other] { $name } got the third extension.
    }
event-demand =
    { $market ->
        [large] The Large Market now wants { GOODS($tile) }.
       *[small] The Small Market now wants { GOODS($tile) }.
    }
event-refilled = A new ruby is on sale { PLACE($place, form: "at") }.
event-last-round = { DOES($name, "has", "have") } enough rubies: this is the last round.
event-last-cards = { $name } may still play cards.
event-game-over = The game is over.


## What is not allowed. A sentence ends with the rule behind it.

refusal-move-first = You cannot { DOING($verb) } yet: the move comes first.
    .move = Choose where to walk.
refusal-assistant-first = You cannot { DOING($verb) } yet: first an assistant is taken or left here. Without that the turn ends.
refusal-pay-first = You cannot { DOING($verb) } yet: first the other merchants here are paid. If they are not, the turn ends.
refusal-acted-already = You cannot { DOING($verb) } now: the action of this turn is over.
refusal-other-place = You cannot { DOING($verb) } { PLACE($here, form: "at") }. That is done { PLACE($places, form: "at", style: "or") }.
refusal-only-last-cards = You cannot { DOING($verb) } any more: after the last turn only cards that bring goods or lira are played.

refusal-fountain-no-assistant = At the Fountain nobody takes or leaves an assistant, and your turn goes on all the same.
refusal-fountain-no-pay = At the Fountain nobody is paid.
refusal-companion-no-assistants = Your companion has moved this turn, and he neither takes nor leaves assistants.
refusal-no-such-place =
    There is no place “{ $place }” on the board.
    .same = Give a number that is on the board, like this: “{ $example }”.
refusal-same-place = Your merchant is { PLACE($place, form: "at") } already, and his walk may not end where it began.
    .move = Choose another place.
refusal-too-far = It is { COUNT($steps, of: "step") } { PLACE($here, form: "from") } { PLACE($place, form: "to") }, too many for this walk.
    .move = Choose a nearer place.

refusal-no-assistant-here = None of your assistants is { PLACE($place, form: "at") }.
    .leave-end = Leave one here, or end the turn.
refusal-no-neutral-here = There is no neutral assistant { PLACE($place, form: "at") }.
    .take-end = Take your own assistant, or end the turn.
    .leave-end = Leave an assistant here, or end the turn.
refusal-assistant-lies-here = Your assistant is { PLACE($place, form: "at") } already, so you cannot leave another one.
    .take = Take him along instead.
refusal-stack-empty = There is no assistant left under your merchant.
refusal-no-assistant-there = None of your assistants is { PLACE($place, form: "at") }.
    .same = Choose a place where one of them waits.
refusal-no-assistant-out = None of your assistants is out in the city, so nobody can come back.

refusal-lira-short = That costs { COUNT($needed, of: "lira") }, and you have { $lira }.
    .same = Choose something else.
refusal-goods-short = You do not have that much: { GOODS($goods) }.
    .same = Choose something that you have.
refusal-no-goods = Your cart is empty, so there is nothing to sell.
refusal-not-in-demand = The demand tile asks only for { GOODS($tile) }.
    .sell = Choose goods that it shows, each symbol once.
refusal-too-many-goods = You can sell { COUNT($most, of: "good", form: "most") } at most.
    .sell = Choose fewer.
refusal-palace-short =
    { $any ->
        [0] The Sultan asks for exactly { GOODS($tile) }.
       *[other]
            { $tile ->
                [none] This ruby costs exactly { COUNT($any, of: "any") }.
               *[other] The Sultan asks for exactly { GOODS($tile) } and { COUNT($any, of: "any") }.
            }
    }
    .deliver = Give just these.
refusal-sold-out = There are no rubies left { PLACE($place, form: "at") }.
refusal-good-not-offered = You can choose only { GOOD($goods, style: "or") } here.
    .gain = Take one of these.
refusal-cart-complete = Your cart already has its three extensions, and there is no fourth.

refusal-tile-elsewhere =
    { $good ->
        [R] The red tile is at the Small Mosque.
        [G] The green tile is at the Small Mosque.
        [Y] The yellow tile is at the Great Mosque.
       *[B] The blue tile is at the Great Mosque.
    }
    .tile = Choose a tile of this Mosque.
refusal-tile-owned = You already have { TILE($good, form: "taken") }, and nobody may have two of one colour.
    .tile = Choose another one.
refusal-tiles-gone = There is no { TILE($good, form: "none") } left.
    .tile = Choose another one.
refusal-tile-short = For { TILE($good, form: "taken") } your cart must hold at least { GOODS($good, $needed) }.
    .tile = Choose another one.
refusal-tile-missing = You do not have { TILE($good, form: "taken") }, which would allow that.
refusal-tile-used = You have used { TILE($good, form: "taken") } this turn already. It is ready again on your next turn.
refusal-tile-moment =
    { $good ->
        [R] The red tile changes a roll at the Tea House or the Black Market, right after the dice have fallen.
       *[G] The green tile is used at a Warehouse, right after filling up.
    }
refusal-tile-guild-turn =
    { $good ->
        [R] The red tile needs you to be at its place, so it does not help on the turn of a guild card.
       *[G] The green tile needs you to be at its place, so it does not help on the turn of a guild card.
    }
refusal-die-not-there = The dice show { LIST($dice, style: "and") }. Only one of them that is not { $to } yet can become a { $to }.
refusal-call-range = You can call a number from { $least } to { $most }.
    .call = Choose one of these.
refusal-discard-empty = The discard pile has no card for that.

refusal-card-unknown = “{ $action }” does not name a bonus card.
    .same = Choose one from your hand, like this: “{ $example }”.
refusal-card-not-held = You do not hold “{ CARD($card) }”.
    .same = Choose another card from your hand.
refusal-card-window = “{ CARD($card) }” is played { WINDOW($window) }. It can wait until then.
refusal-card-after =
    { $card ->
        [mosque2] “{ CARD($card) }” is played right after the action of a Mosque.
       *[other] “{ CARD($card) }” is played right after the action { PLACE($place, form: "of") }.
    }
refusal-card-after-over =
    { $card ->
        [mosque2] “{ CARD($card) }” is played right after the action of a Mosque and before the first meeting. This turn that moment is over or never came.
       *[other] “{ CARD($card) }” is played right after the action { PLACE($place, form: "of") } and before the first meeting. This turn that moment is over or never came.
    }
refusal-card-with = “{ CARD($card) }” is played as you act { PLACE($place, form: "at") }. It can wait until then.
refusal-card-guild-turn = “{ CARD($card) }” needs you to be at its place, so it cannot be played on the turn of a guild card.
refusal-card-guild-move = “{ CARD($card) }” belongs to the first phase, and the turn of a guild card has no phases.
refusal-card-on-another-turn = “{ CARD($card) }” is played only on your own turn. It can wait until then.
refusal-card-no-effect = “{ CARD($card) }” would change nothing now. It can wait for a better moment.
refusal-card-last = “{ CARD($card) }” does not help any more. After the last turn only these cards are played: { CARD($cards) }.
refusal-no-card-to-draw = There is no bonus card left to draw.
    .reward_lira = Take 3 lira instead.
    .same = Choose something else.

refusal-family-at-home = Your family member is at the Police Station already. The card can wait until it is somewhere else.
refusal-family-away = Your family member is { PLACE($place, form: "at") }, so you cannot send it from here.
    .play_family = Bring it back with “Family home” first.
refusal-send-elsewhere = Your family member is at the Police Station already and has to go somewhere else.
    .send = Choose another place.
refusal-own-family = You cannot catch your own family member.
    .play_family = To bring it back, play “Family home”.
refusal-family-elsewhere =
    { $place ->
        [12] You cannot catch { FAMILY($seat) }: it is at home, at the Police Station.
       *[other] You cannot catch { FAMILY($seat) }: it is { PLACE($place, form: "at") }.
    }
refusal-no-catch-at-police = Nobody is caught at the Police Station.
refusal-must-catch = The turn cannot end yet: you have to catch { FAMILY($seats, style: "and") }.
    .catch = Do that first.
    .skip = Act here or skip the action, and then do that.
refusal-seat-unknown = “{ $action }” does not name a player at this table.
    .same = Name the colour of another player, like this: “{ $example }”.

refusal-figure-unknown = “{ $action }” does not name anyone you could meet.
    .same = Name one of the figures, like this: “{ $example }”.
refusal-figure-elsewhere =
    { $figure ->
        [governor] The governor is not here but { PLACE($place, form: "at") }.
        [trader] The coffee trader is not here but { PLACE($place, form: "at") }.
        [courier] The courier is not here but { PLACE($place, form: "at") }.
       *[smuggler] The smuggler is not here but { PLACE($place, form: "at") }.
    }
refusal-nobody-met = Nobody is met any more this turn: no merchant or companion of yours stands where his walk ended.
refusal-figure-served =
    { $figure ->
        [governor] The governor has served you this turn already, and each figure serves once a turn.
        [trader] The coffee trader has served you this turn already, and each figure serves once a turn.
        [courier] The courier has served you this turn already, and each figure serves once a turn.
       *[smuggler] The smuggler has served you this turn already, and each figure serves once a turn.
    }
refusal-figure-has-nothing =
    { $figure ->
        [governor] The governor has no bonus card to give: none is left.
        [trader] You have neither 2 lira nor a good for the coffee trader.
        [courier] You have neither 2 lira nor a letter for the courier.
       *[smuggler] The smuggler has nothing to give.
    }
refusal-skip-first = Someone here can still be met.
    .skip = Skip the action first, then end the turn.
refusal-nobody-to-meet = There is nobody here to meet, so there is no need to skip the action.

# What one cannot do: "You cannot …"
doing-move = move your merchant
    .can = move your merchant
doing-take = take an assistant
    .can = take an assistant
doing-leave = leave an assistant
    .can = leave an assistant
doing-pay = pay
    .can = pay
doing-skip = skip the action
    .can = skip the action
doing-end = end the turn
    .can = end the turn
doing-meet = meet anyone
    .can = meet someone
doing-catch = catch anyone
    .can = catch a family member
doing-play = play cards
    .can = play a card
doing-fetch = bring an assistant back
    .can = bring an assistant back
doing-gather = call assistants back
    .can = call assistants back
doing-gain = take a good
    .can = take a good
doing-reward = take a reward
    .can = take a reward
doing-extend = buy an extension
    .can = buy an extension
doing-fill = fill up
    .can = fill up
doing-collect = collect the mail
    .can = collect the mail
doing-draw = draw cards
    .can = draw a card
doing-discard = discard a card
    .can = discard a card
doing-roll = roll the dice
    .can = roll the dice
doing-call = call a number
    .can = call a number
doing-sell = sell goods
    .can = sell goods
doing-send = send your family member
    .can = send your family member
doing-decline = decline anything
    .can = do without it
doing-deliver = deliver goods
    .can = deliver goods
doing-tile = take a tile
    .can = take a tile
doing-buy = buy a ruby
    .can = buy a ruby
doing-extra = buy an extra good
    .can = buy an extra good
doing-done = stop here
    .can = stop here
doing-turn = turn a die
    .can = turn a die
doing-reroll = roll again
    .can = roll again
doing-keep = keep a roll
    .can = keep the roll


## Options of a new game

option-layout = Places
    .about = How the places lie.
option-layout-short = short paths
option-layout-long = long paths
option-layout-order = in order of their numbers
option-layout-random = at random
option-layout-own = a layout of your own
option-edition = Edition
    .about = The Big Box puts a new ruby on sale for the last one; in 2016 they could sell out.
option-edition-bigbox = Big Box
option-edition-2016 = 2016
option-neutral = Neutral assistants
    .about = One assistant in every stack belongs to nobody. For two to four players.
option-neutral-no = no
option-neutral-yes = yes

options-neutral-players = Neutral assistants are for two to four players, and here are { $players }. Play without them, or with fewer players.
options-layout-places =
    { $board ->
        [letters] With Letters & Seals a layout must name every place from 1 to 16 and from 21 to 24 exactly once. Check for places that are missing or named twice.
       *[other] A layout must name every place from 1 to { $places } exactly once. Check for places that are missing or named twice.
    }


## Standings

standing-goods = Goods
standing-cards = Cards


## In a terminal

text-welcome = Welcome to Istanbul! Collect rubies faster than the others. Type help at any time, and quit to stop.
text-layout = Which layout? { $choices } [the first]
text-neutral = Play with neutral assistants? (yes or no)
picture-round = Istanbul, round { $round }. { COUNT($target, of: "ruby") } to win.
# In front of a player's sign on the board: a for an assistant lying there, f for a family member.
picture-assistant = a
picture-family = f
picture-governor = Gov
picture-smuggler = Smu
picture-neutral-merchant = N
picture-neutral-assistant = n
picture-deck = deck { $deck }, used { $discard }
picture-legend =
    { $merchant } merchant with 4 assistants  { $assistant } assistant  { $family } family member
    Gov governor  Smu smuggler  N n neutral merchant, neutral assistant
    { $ruby } rubies left  R fabric  G spice  Y fruit  B jewelry  ? any good
# Five headings with a space between them, each one word.
picture-cart-heads = rubies lira goods tiles cards
text-layout-again = There is no layout “{ $text }”. Type the first letters of one of these: { $choices }.
text-start-help =
    First say how many play, then a name for each, or bot for a computer player, then how the places lie.
    What stands in [brackets] is taken if you just press Enter. On short paths a first game is easiest. quit: leave.
text-signs =
    On the board: R≥{ $cost } means hold { $cost } fabric and pay 1; { $extension } → +1 means { COUNT($extension, of: "lira") } for an extension; { $ruby } → ♦ means { COUNT($ruby, of: "lira") } for a ruby.
    In the carts: /{ $room } is the room for each good; the letters under tiles are your mosque tiles.
# As many of these as were needed to tell the players apart.
text-ties =
    { $needed ->
        [1] With equal rubies, lira decide.
        [2] With equal rubies, lira decide, then goods.
       *[other] With equal rubies, lira decide, then goods, then cards.
    }
example-action = move 10
example-rule = rule 9 or rule tea: the rule of a place
example-file = istanbul.match


## Why somebody would do something: hints. Facts are those after it was done.

reason-rubies = brings ruby { $rubies } of { $target }
reason-lira = brings { $lira } lira: { $all } in all
reason-dealer = towards the Gemstone Dealer: { $lira } of { $price } lira
reason-palace = towards the Sultan’s Palace: { $had } of { $needed } goods
reason-markets = { COUNT($goods, of: "good") } to sell { PLACE($place, form: "at") }
reason-mosques = towards a mosque tile: { $had } of { $needed } { GOOD($good) }
reason-cart = extension { $extensions } of 3 for the cart
reason-tiles = a mosque tile that lasts
reason-cards = { COUNT($cards, of: "card") } in hand
reason-assistants = { COUNT($assistants, of: "assistant") } under your merchant
reason-family = your family member comes home
reason-none = loses least

state-layout-twice = At { $where } every place should be named exactly once.
state-demand-seen = At { $where } there should be at least one demand tile, and none twice.
state-fountain-assistant = At { $where } an assistant lies at the Fountain, where none can be left.
state-decisions-table = At { $where } there is a decision that does not fit where the merchants stand, or what was paid.
state-no-place = At { $where } there should be the number of a place of this board.

position-assistants = A seat has at most { $most } assistants, but { $given } are laid out.
position-neutral-merchants = There are { $number } neutral merchants here, so name as many places. Only two players have them.
position-part =
    { $part ->
        [mocha] This belongs to Mocha & Baksheesh. Say so in the options: expansion = "mocha" or "grand".
        [letters] This belongs to Letters & Seals. Say so in the options: expansion = "letters" or "grand".
       *[caravan] This belongs to a variant. Say so in the options: caravan = true.
    }
position-tiles-gone = From { $least } to { $most } tiles “{ $good }” can be gone: every seat has at most one.

family-plum = the plum family member
family-saffron = the saffron family member
family-teal = the teal family member
family-ink = the ink family member
family-pearl = the pearl family member
merchant-plum = the plum merchant
merchant-saffron = the saffron merchant
merchant-teal = the teal merchant
merchant-ink = the ink merchant
merchant-pearl = the pearl merchant

position-unknown-card = There is no bonus card “{ $name }” in this game. Possible are: { $known }.
position-unknown-figure = There is no figure “{ $name }” on this board. Possible are: { $known }.
position-unknown-market = There is no market “{ $name }”. Possible are: { $known }.
position-unknown-demand-tile = This market has no demand tile “{ $name }”. Possible are: { $known }.
position-unknown-mosque-tile = There is no mosque tile “{ $name }”. Possible are: { $known }.
position-unknown-walker = Nobody walks as “{ $name }”. Possible are: { $known }.
position-unknown-guild-card = There is no guild card { $name } to be had. Possible are: { $known }.
position-unknown-tavern-tile = There is no tavern tile “{ $name }”. Possible are: { $known }.
position-unknown-baksheesh = The baksheesh tile has no side “{ $name }”. Possible are: { $known }.
position-unknown-letter = There is no letter for place { $name }. Possible are: { $known }.
position-unknown-kiosk-tile = There is no kiosk tile “{ $name }”. Possible are: { $known }.
position-unknown-companion = A companion cannot be at “{ $name }”. Possible are: { $known }.
position-none-left-card = No bonus card “{ $name }” is left: all of them lie somewhere else already.
position-none-left-guild-card = Guild card { $name } lies somewhere else already.
position-none-left-letter = No letter for place { $name } is left: all of them lie somewhere else already.
