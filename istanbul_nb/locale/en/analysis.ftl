### Analysis: what is missing, what columns mean, and the words of charts.

analysis-source = Frames are made of matches, of paths to saved matches, or of lists of them, not of “{ $given }”. Give a Match or a path.
analysis-frame = There is no frame “{ $frame }”. Choose one of these: { $frames }.
analysis-folder = There are no frames in “{ $folder }”. Write some there with save_frames first.
analysis-foreign = The file “{ $file }” holds no frame “{ $frame }” of this package: its columns are of other types. Move it to another folder, or write the frame anew with save_frames.
analysis-unwritable = Frames cannot be written to “{ $folder }”: { $problem }. Choose another folder.
analysis-columns = This chart needs a frame with these columns: { $columns }. Give matches, or a frame that has them.
analysis-nothing = There is nothing to draw: the matches have no { $what }. Give other matches.
analysis-theme = There is no theme “{ $theme }”. Choose one of these: { $themes }.
analysis-choice = A chart cannot show “{ $choice }”. Choose one of these: { $choices }.

## Columns

column-match = number of the match, in the order in which the matches were given, from 0
column-step = number of the step in the record of the match, from 0
column-turn = number of the turn in the match, from 1
column-round = round, from 1
column-seat = seat, from 0
column-name = name of the player
column-source = where it comes from
column-cards = cards in hand
column-rounds = rounds until the end, or until now
column-matches-game = id of the game
column-matches-players = how many play
column-matches-turns = turns that are over
column-matches-steps = steps, that is decisions
column-matches-over = whether the game is over
column-matches-seed = where the dice started; missing while the game is running
column-matches-options = options of the setup that were chosen, as JSON
column-standings-rank = rank, 1 for the winner; equal seats share it
column-standings-bot = bot that decides for the seat; missing for a person
column-standings-order = place in the order of turns, 1 for the first player
column-standings-win = what was won: 1, a part in a tie, or 0; missing before the end
column-turns-kind = kind of turn, as the game calls it: turn, or another for a second turn in a row, and so on
column-turns-step = the last step of the turn
column-events-seat = whose event it is
column-events-kind = what happened: moved, rolled …
column-events-place = place that the event names
column-events-what = thing that it is about, such as a card
column-events-amount = how much; less than 0 where it was paid
column-events-facts = everything that may be known of the event, as JSON
column-decisions-seat = who decided
column-decisions-decision = what was asked: move, act, pay …
column-decisions-legal = how many actions were legal
column-decisions-alternatives = the legal actions in their notation, separated by “; ”
column-decisions-choice = the action that was taken

## Charts

plot-round = round
plot-rounds = rounds of a game
plot-games = games
plot-games-number =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
plot-seats-number =
    { $games ->
        [one] { $games } seat in a game
       *[other] { $games } seats in games
    }
plot-share = share of games won
plot-seat = seat { $seat }
plot-order = player { $order } in order
plot-fair = fair share
plot-median = median { $value }
plot-mean = mean { $value }
plot-mean-label = mean with the interval in which it lies with 95 % certainty
plot-percent = { $value } %
decimal-point = .
plot-mean-of =
    { $games ->
        [one] { $games } game
       *[other] the mean of { $games } games
    }
plot-growth = Wealth by round
plot-lengths = How long a game takes
plot-wins-seat = Who wins, by seat
plot-wins-order = Who wins, by the order of turns
plot-wins-bot = Who wins, by bot
plot-wins-name = Who wins, by player
plot-comparison = Compared: { $what }
