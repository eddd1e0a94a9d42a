### What the table in a notebook says beside the rules, around any game.

label-over =
    { $round ->
        [one] Game over, { $round } round
       *[other] Game over, { $round } rounds
    }
cover-title =
    { SELF($name) ->
        [yes] It is your turn
       *[no] { $name }, it is your turn
    }
cover-text = Please pass the screen to { NAME($name) }. All hands are covered until then.
cover-button = I am { NAME($name) }
bot-random = Apprentice
    .about = does anything that is allowed, at random
bot-greedy = Trader
    .about = thinks its turn through and takes what leaves it best
bot-search = Grand Vizier
    .about = thinks ahead for a second, about your answers too
start-kept =
    { $steps ->
        [one] { $names }: { $steps } step
       *[other] { $names }: { $steps } steps
    }
start-named = “{ $name }”: { $names }
start-kept-copy = { $label } (open elsewhere: go on with a copy)
start-kept-take-over = { $label } (open elsewhere: take it over)
undo-looking = You are looking at an earlier position. Go back to now to play on.
told-branch = This is a “what if”: it branched off at step { $step } of another match.
told-no-match = There is no match on this table yet. Start one first.
told-no-hand = No hand is shown here. { DOES($name, "plays", "play") } cards at a table where they can be seen.
told-start-broken = The table could not read what was filled in. Reload the page and try again.
told-bots-number = There are { $players } seats, so the number of bots must be from 0 to { $players }.
told-bots-list = Give a list of bots or their names for the last seats, or one for all { $players } seats with None for each person.
told-pace = The pace is a number from 0, which is at once, to { $most }, not “{ $given }”. 1 is as usual.
told-bot-tried = { $problem } It tried “{ $act }”.
told-bot-failed = The bot that decides for { $name } has failed: { $problem }
told-hints-failed = The hints have failed: { $problem }
setup-players = { $players } players.
setup-seed = Seed: { $seed }.
told-drawing = The table could not be drawn ({ $problem }). Run the cell again; the match is not lost.
end-shared = Equal with { WHOM($name) } in everything
end-decided = { $mine }; { $name }: { $theirs }
