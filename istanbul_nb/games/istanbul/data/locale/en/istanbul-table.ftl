### What Istanbul’s table in a notebook says: the state of places, what a walk would bring, choices.


## Small words beside signs

sign-fill = fill up
sign-deck = deck
sign-any = any
sign-out = { $count } out
sign-else = else
sign-next = next
sign-each-once = each once
sign-left = left


## The live state of a place, in a sentence

now-wainwright = An extension costs { COUNT($price, of: "lira", form: "paid") }; { $extensions } are left, and { COUNT($rubies, of: "ruby") } for a third one.
now-warehouse = You have { GOODS($good, $have) } and room for { $room }.
now-post = Now it pays { GOODS($goods) } and { COUNT($lira, of: "lira", form: "paid") }.
now-caravansary =
    { $card ->
        [none] { COUNT($deck, of: "card") } in the deck; the discard pile is empty.
       *[other] { COUNT($deck, of: "card") } in the deck; on the discard pile lies “{ CARD($card) }”.
    }
now-fountain =
    { $count ->
        [0] None of your assistants is out.
        [one] { COUNT($count, of: "assistant") } of yours is out.
       *[other] { COUNT($count, of: "assistant") } of yours are out.
    }
now-market = Wanted: { GOODS($tile) }. One good pays { $least }, five pay { $most }.
now-police =
    { $home ->
        [yes] Your family member is at home here.
       *[no] Your family member is out in the city.
    }
now-palace =
    { $rubies ->
        [0] No ruby is left.
       *[other]
            { $any ->
                [0] The next ruby costs { GOODS($goods) }. { COUNT($rubies, of: "ruby") } left.
               *[other] The next ruby costs { GOODS($goods) } and { COUNT($any, of: "any") }. { COUNT($rubies, of: "ruby") } left.
            }
    }
now-mosque =
    { $tiles ->
        [none] No tile is left.
       *[other] A tile asks for { GOODS($tiles) } in the cart and takes one. { COUNT($rubies, of: "ruby") } left.
    }
now-dealer =
    { $rubies ->
        [0] No ruby is left.
       *[other] The next ruby costs { COUNT($price, of: "lira", form: "paid") }. { COUNT($rubies, of: "ruby") } left.
    }
now-guildhall = { COUNT($deck, of: "guild") } in the deck.
now-tavern =
    { $move ->
        [0] No movement tile is left.
       *[other] The movement tile costs { COUNT($move, of: "coffee") }.
    } { $meet ->
        [0] No encounter tile is left.
       *[other] The encounter tile costs { COUNT($meet, of: "coffee") }.
    } Besides coffee, baksheesh asks for { GOODS($goods) }.
now-coffeehouse =
    { $rubies ->
        [0] No ruby is left.
       *[other] The next ruby costs { COUNT($price, of: "coffee") }. { COUNT($rubies, of: "ruby") } left.
    }
now-embassy = { COUNT($letters, of: "letter") } in the pile.
now-kiosk = { COUNT($tiles, of: "kiosk") } in the pile.
now-society =
    { $lira ->
        [0] A ruby here brings no lira any more.
       *[other] The next ruby here brings { COUNT($lira, of: "lira", form: "paid") }, too.
    }


## Pieces

note-assistants = { $own } in the stack, { $out } out
note-family = family { PLACE($place, form: "at") }


## What a walk would bring and cost

line-take = Take your assistant along.
line-leave =
    { $left ->
        [0] Leave your last assistant.
       *[other] Leave an assistant; { $left } stay with you.
    }
line-neutral = A neutral assistant lies here.
line-no-assistant = You have no assistant to leave: the turn ends here.
line-toll = Pay { NAME($name) } 2 lira.
line-toll-neutral = Pay 2 lira for the neutral merchant.
line-toll-short = You cannot pay { COUNT($amount, of: "lira", form: "paid") }: the turn ends here.
line-catch = Catch { NAME($name) }’s family member: 3 lira or a card.
line-governor = Governor: a bonus card for 2 lira or a card.
line-smuggler = Smuggler: a good for 2 lira or a good.
line-fill =
    { $room ->
        [0] There is no room for more { GOOD($good, form: "of") }.
       *[other] Fill up: { GOODS($good, $room) }.
    }
line-sell = You could sell { COUNT($count, of: "good", form: "most") } for { COUNT($amount, of: "lira", form: "paid") }.
line-sell-nothing = You have nothing that is wanted here.
line-tile = You can take { TILE($good, form: "taken") }.
line-tile-owned = You have { TILE($good, form: "taken") } already.
line-tile-gone = There is no { TILE($good, form: "none") } left.
line-tile-short = { TILE($good, form: "title") }: { $need } needed, you have { $have }.
line-buy = A ruby for { COUNT($price, of: "lira", form: "paid") }.
line-buy-short = A ruby costs { COUNT($price, of: "lira", form: "paid") }, and you have { $lira }.
line-buy-gone = No ruby is left here.
line-extend = An extension for { COUNT($price, of: "lira", form: "paid") }.
line-extend-short = An extension costs { COUNT($price, of: "lira", form: "paid") }, and you have { $lira }.
line-extend-gone = There is no extension left for you.
line-deliver = You can pay for the next ruby.
line-deliver-short = For the ruby you still need { GOODS($goods) }.
line-deliver-any = For the ruby you still need { COUNT($count, of: "any") }.
line-gather = You can call back { COUNT($count, of: "assistant", form: "paid") }.
line-post = Collect { GOODS($goods) } and { COUNT($lira, of: "lira", form: "paid") }.


## Under a question

help-move = { $lit } places are lit, in reach of { PLACE($place, form: "full") }. Click one, or type its number.
help-far = { $lit } places are lit. Click one, or type its number.
help-arrive = To act here you take your own assistant along, or leave one of your stack.
help-pay = Each of them costs 2 lira. If you do not pay, the turn ends.
help-meet = In any order: catch family members, meet the figures that stand here.
help-last = Only a few cards can still be played now.
help-reward = Take one of these.
help-governor = You have drawn a bonus card. Pay 2 lira, or discard any card of your hand.
help-smuggler = Take any good; then pay 2 lira, or a good.
help-bribe = Pay 2 lira, or give any good of your cart.
help-fetch = { $lit } places are lit. The assistant comes back under your merchant.
help-good = Take one good. A full row takes no more.
help-market = With the card you may sell any goods, up to five.
help-palace = Give everything that the uncovered spaces show.
help-green = The green tile adds one good of any kind, once.
help-dice = Turn one die to 4, roll both again, or keep what you have.
help-pick = The roll stands; one of these three comes on top.
help-cards = The first card is yours. The second comes from either pile.
help-discard = One card of your hand goes to the discard pile, face up.


## Choices

act-roll = { $label }: { $outcome }
act-catch = Catch { NAME($name) }’s family member
act-follow = Follow { NAME($name) } to { PLACE($place, form: "full") }
act-letter =
    { $delivered ->
        [yes] Delivered letter to { PLACE($place, form: "full") }
       *[no] Letter to { PLACE($place, form: "full") }
    }
act-tile =
    { $coffee ->
        [yes] Pick: { KIOSK($tile, form: "effect") }
       *[no] Pick: { KIOSK($tile, form: "alone") }
    }
note-lost = no room: it is lost
label-sold = { $count } sold
note-good =
    { $want ->
        [any] you have { $have }
        [0] you have { $have }
       *[other] wanted { $want }, you have { $have }
    }
pick-sell-none = Choose what to sell
pick-sell = Sell { $count } for { COUNT($amount, of: "lira", form: "paid") }
pick-sell-all = Sell as much as you can, for { COUNT($amount, of: "lira", form: "paid") }
pick-deliver = Give these for a ruby
pick-deliver-some =
    { $count ->
        [one] { $count } good more
       *[other] { $count } goods more
    }
pick-gather =
    { $count ->
        [0] Choose whom to call
        [one] Call back { $count } assistant
       *[other] Call back { $count } assistants
    }
pick-give =
    { $count ->
        [0] Choose what to give
       *[other] Give these { $count }
    }
pick-receive =
    { $count ->
        [0] Choose what to take
       *[other] Take these { $count }
    }
pick-assort =
    { $count ->
        [0] Take no goods
       *[other] Take { COUNT($count, of: "good") }
    }
label-bid = Your bid
note-bid = you have { COUNT($most, of: "lira") }
pick-bid = Bid { COUNT($count, of: "lira", form: "paid") }
pick-call-odds =
    { $red ->
        [yes] Calling { $number } pays that many lira in { $tile } of 100 rolls: in { $dice } by the dice alone, else by the red tile, used to reach the number: by turning a die to 4 or rolling again. A miss pays 2.
       *[no]
            { $double ->
                [yes] Calling { $number } pays twice that many lira in { $dice } of 100 rolls. A miss pays 4.
               *[no] Calling { $number } pays that many lira in { $dice } of 100 rolls. A miss pays 2.
            }
    }{ $card ->
        [yes] { " " }{ odds-card }
       *[no] { "" }
    }


## Exact odds, for whoever wants hints

odds-call =
    Calling { $number }{ $tile ->
        [yes] , with the red tile used to reach it
       *[no] { "" }
    }: { $chance } %, { $mean } lira on average.
odds-again = Rolling again: { $number } or more in { $chance } of 100 rolls, { $mean } lira on average.
odds-jewelry =
    { $verb ->
        [reroll] Rolling again
       *[roll]
            { $tile ->
                [yes] The roll, with the red tile used for the most jewelry on average
               *[no] The roll
            }
    }: { $room ->
        [0] no jewelry, since there is no room for it in your cart.
        [1] 1 jewelry in { $one } of 100 rolls; there is no room for more in your cart.
        [2] at least 1 jewelry in { $one } of 100 rolls, 2 in { $two }; { $mean } on average. There is no room for more in your cart.
       *[other] at least 1 jewelry in { $one } of 100 rolls, 2 in { $two }, 3 in { $three }; { $mean } on average.
    }
odds-card = Your card that turns a die to 6 is not counted in.


## Around the game

told-setup =
    { $neutral ->
        [yes] { $players } players. Places: { $layout }. Edition: { $edition }. With neutral assistants. Seed: { $seed }.
       *[no] { $players } players. Places: { $layout }. Edition: { $edition }. Seed: { $seed }.
    }
setup-expansion = { $players } players. { $expansion }. Places: { $layout }.
setup-neutral = With neutral assistants.
setup-caravan = With the caravan leader.
setup-new-deck = Only new bonus cards.
hint-card = To give a card, click it in your hand.
hint-barrier = For the barrier, click two neighbouring places.
chart-wealth = Wealth by round: lira, and goods at their price
