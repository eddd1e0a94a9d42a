### The picture of a table in text.

picture-round = Istanbul, round { $round }. { COUNT($target, of: "ruby") } to win.
# In front of a player's sign on the board: a for an assistant lying there, f for a family member.
picture-assistant = a
picture-family = f
picture-governor = Gov
picture-smuggler = Smu
picture-neutral-merchant = N
picture-neutral-assistant = n
picture-deck = deck { $deck }, used { $discard }
picture-hand-empty = none
picture-legend =
    { $merchant } merchant with 4 assistants  { $assistant } assistant  { $family } family member
    Gov governor  Smu smuggler  N n neutral merchant, neutral assistant
    { $ruby } rubies left  R fabric  G spice  Y fruit  B jewelry  ? any good
# Five headings with a space between them, each one word.
picture-cart-heads = rubies lira goods tiles cards
picture-hand = Your cards: { $cards }
text-leave = Goodbye!
text-resume = Go on with the last match ({ $names }, round { $round })? yes or no [no]
text-how-many-again = “{ $text }” players do not fit around this table. Type a number from { $least } to { $most }.
text-name-twice = Somebody is called { $name } already. Choose another name.
text-layout-again = There is no layout “{ $text }”. Type the first letters of one of these: { $choices }.
text-start-help =
    First say how many play, then a name for each, or bot for a computer player, then how the places lie.
    What stands in [brackets] is taken if you just press Enter. On short paths a first game is easiest. quit: leave.
text-signs =
    On the board: R≥2 means hold 2 fabric and pay 1; 7 → +1 means 7 lira for an extension; 14 → ♦ means 14 lira for a ruby.
    In the carts: /2 is the room for each good; the letters under tiles are your mosque tiles.
text-why-what = Which action do you mean? Type why and an action or its key, like why move 10.
text-rule-which = Type rule and one of these ids to read it.
text-not-a-match = There is a file “{ $path }” already, and it is not a saved match, so it stays as it is. Choose another name.
text-ties = With equal rubies, lira decide, then goods, then cards.
