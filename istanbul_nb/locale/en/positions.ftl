### Why a position cannot be laid out. Names in quotes are written in files, the same in every language.

position-key = “{ $key }” cannot be laid out. Possible are: { $known }.
position-fact = There is no “{ $name }” here. Possible are: { $known }.
position-missing = This is missing here: { $missing }. Possible are: { $known }.
position-facts = There is more here than is needed. Possible are: { $known }.
position-shape = There should be { $shape } here, not “{ $value }”.
position-shape-table = a table with named facts
position-shape-tables = a list with a table for each seat
position-shape-int = a whole number
position-shape-str = a text in quotes
position-shape-bool = true or false
position-shape-int-or-str = a whole number or a text in quotes
position-shape-list-of-int = a list of whole numbers
position-shape-list-of-str = a list of texts in quotes
position-shape-list-of-any = a list
position-shape-list-of-list-of-int = a list of lists of whole numbers
position-unknown =
    { $kind ->
        [card] There is no bonus card “{ $name }” in this game.
        [figure] There is no figure “{ $name }” on this board.
        [market] There is no market “{ $name }”.
        [demand-tile] This market has no demand tile “{ $name }”.
        [mosque-tile] There is no mosque tile “{ $name }”.
        [walker] Nobody walks as “{ $name }”.
        [guild-card] There is no guild card { $name } to be had.
        [tavern-tile] There is no tavern tile “{ $name }”.
        [baksheesh] The baksheesh tile has no side “{ $name }”.
        [letter] There is no letter for place { $name }.
        [kiosk-tile] There is no kiosk tile “{ $name }”.
        [dice-tile] There is no mosque tile “{ $name }”.
        [bazaar-card] There is no bazaar card “{ $name }”.
        [money-card] There is no money card { $name }.
        [circle] There cannot be { $name } rubies there.
        [trick] There is no trick { $name } in a round.
        [round] There is no round { $name }.
       *[companion] A companion cannot be at “{ $name }”.
    } Possible are: { $known }.
position-none-left =
    { $kind ->
        [card] No bonus card “{ $name }” is left: all of them lie somewhere else already.
        [guild-card] Guild card { $name } lies somewhere else already.
        [dice-tile] No mosque tile “{ $name }” is left: all of them lie somewhere else already.
        [bazaar-card] No bazaar card “{ $name }” is left: all of them lie somewhere else already.
        [money-card] Money card { $name } lies somewhere else already.
       *[letter] No letter for place { $name } is left: all of them lie somewhere else already.
    }
position-counts = “{ $text }” cannot be read. Write letters with their numbers, such as “{ $first }2”. Possible are: { $letters }.
position-twice = “{ $name }” is named twice in a list. Leave one of them out.
