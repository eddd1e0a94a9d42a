### What the table of Sultan says in a notebook, beside the rules.

label-trick = Round { $round } of { $rounds }, trick { $trick } of { $tricks }

help-offer = Everyone will see them. One goes back into the bag, the others lie on the cushions, one on each.
help-lay = Click it. The others lie on the cushions in the order in which they were drawn.
help-bid =
    { $after ->
        [0] Yours is the last card of this trick.
        [one] One more card comes after yours.
       *[other] { $after } more cards come after yours.
    } { $tie ->
        [first] Of equal cards, the first player’s wins.
       *[earlier] Of equal cards, the one laid earlier wins.
    }
help-bid-hidden = Cards are laid at a table that shows the hand of their owner.

setup-sultan =
    { $players } players. { $memory ->
        [yes] The table remembered what everyone saw.
       *[no] Everyone had to remember alone.
    } Seed: { $seed }.
chart-points = Points by trick
chart-stones = Stones by trick

# A player in the description of a picture.
picture-seat = { $name }: { COUNT($cards, of: "card") } in hand.
picture-seat-known = { $name }: { COUNT($stones, of: "stone") } behind the screen ({ COUNT($points, of: "point") }), { COUNT($cards, of: "card") } in hand.
picture-lies = Cushion { $cushion }, { STONE($stone) }: { COUNT($cards, of: "card") }.
