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
picture-legend =
    { $merchant } merchant with 4 assistants  { $assistant } assistant  { $family } family member
    Gov governor  Smu smuggler  N n neutral merchant, neutral assistant
    { $ruby } rubies left  R fabric  G spice  Y fruit  B jewelry  ? any good
# Five headings with a space between them, each one word.
picture-cart-heads = rubies lira goods tiles cards
picture-hand = Your cards: { $cards }
text-leave = Goodbye!
