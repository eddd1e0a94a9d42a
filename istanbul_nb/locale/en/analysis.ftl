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
column-turn = number of the turn in the match, from 1; in Sultan the number of the trick
column-round = round, from 1
column-seat = seat, from 0
column-name = name of the player
column-source = where it comes from
column-place = number of a place
column-rubies = rubies
column-lira = lira
column-cards = cards in hand
column-rounds = rounds until the end, or until now
column-points = points that the stones are worth
column-stones = stones
column-worth = money that decides a tie: lira, tokens and crystals
column-matches-game = game: istanbul, dice or sultan
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
column-standings-goods = goods on the cart
column-turns-kind = turn; another for a second turn in a row; last for the last cards after the last round; trick in Sultan
column-turns-step = the last step of the turn
column-turns-place = where the merchant stands
column-turns-fabric = fabric, as goods or as tokens
column-turns-spice = spice
column-turns-fruit = fruit
column-turns-jewelry = jewelry
column-turns-tiles = mosque tiles
column-turns-extensions = extensions of the cart
column-turns-assistants = assistants under the merchant
column-turns-coffee = coffee (Mocha & Baksheesh)
column-turns-letters = letters, open and delivered (Letters & Seals)
column-turns-brown = brown tokens
column-turns-crystal = crystals
column-turns-dice = dice of one’s own
column-turns-white = white stones
column-turns-red = red stones
column-turns-yellow = yellow stones
column-turns-green = green stones
column-turns-blue = blue stones
column-events-seat = whose event it is
column-events-kind = what happened: moved, lira, good, ruby, rolled …
column-events-place = place that the event names
column-events-what = good, card, tile, stone or figure that it is about
column-events-amount = how much; less than 0 where it was paid
column-events-facts = everything that may be known of the event, as JSON
column-decisions-seat = who decided
column-decisions-decision = what was asked: move, act, pay …
column-decisions-legal = how many actions were legal
column-decisions-alternatives = the legal actions in their notation, separated by “; ”
column-decisions-choice = the action that was taken
column-places-title = name of the place in the language of the match
column-places-row = row of the board, from 1
column-places-column = column of the board, from 1
column-places-visits = how often the merchant walked there or stayed there
column-places-errands = how often somebody else acted there for the seat: the family member, the companion, a guild card
column-places-lira = lira gained by its action
column-places-lira_paid = lira paid there
column-places-goods = goods gained by its action
column-places-goods_paid = goods given there
column-places-rubies = rubies gained there
column-places-cards = bonus cards drawn there
column-places-coffee = coffee gained there, less what was paid
column-flows-step = number of the step; -1 for the lira of the start
column-flows-turn = number of the turn; 0 for the lira of the start
column-flows-round = round; 0 for the lira of the start
column-flows-source = where lira come from or go: start, a place, toll, card, governor …
column-flows-amount = lira gained, or less than 0 where they were paid
column-flows-partner = seat that paid or was paid, where it was a player

## Where lira come from and go

flow-start = Start
flow-toll = Other merchants
flow-neutral = Neutral merchants
flow-card = Cards
flow-guild = Guild cards
flow-reward = Rewards for catching
flow-governor = Governor
flow-smuggler = Smuggler
flow-trader = Coffee trader
flow-courier = Courier
flow-green = Green tile
flow-yellow = Yellow tile
flow-lira = Coins on dice
flow-income = Tiles, as income
flow-ruby = Rubies
flow-returned = Called in

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
plot-rubies = rubies
plot-lira = lira
plot-points = points
plot-stones = stones
plot-worth = money and what counts as money
plot-goods = goods gained
plot-cards = cards drawn
plot-coffee = coffee gained
plot-visits = visits
plot-share = share of games won
plot-seat = seat { $seat }
plot-order = player { $order } in order
plot-fair = fair share
plot-median = median { $value }
plot-mean = mean { $value }
plot-mean-label = mean with the interval in which it lies with 95 % certainty
plot-percent = { $value } %
plot-all = all players
plot-start = start
plot-end = end
plot-times = times walked
plot-income = comes from
plot-expense = goes to
decimal-point = .
plot-trick = trick
plot-growth-trick = Points and stones by trick
plot-mean-of =
    { $games ->
        [one] { $games } game
       *[other] the mean of { $games } games
    }
plot-growth = Wealth by round
plot-heat-visits = Where the merchants were
plot-heat-lira = Where lira were earned
plot-heat-goods = Where goods were gained
plot-heat-rubies = Where rubies were won
plot-heat-cards = Where cards were drawn
plot-heat-coffee = Where coffee was gained
plot-mixed-layouts = several layouts: places in order of their numbers
plot-route = The way of { $name }
plot-route-numbers = the numbers are turns; a way bends to the right of the player who walks it
plot-money = Where lira come from and where they go
plot-money-mean = lira in a game, on average
plot-lengths = How long a game takes
plot-wins-seat = Who wins, by seat
plot-wins-order = Who wins, by the order of turns
plot-wins-bot = Who wins, by bot
plot-wins-name = Who wins, by player
plot-comparison = Compared: { $what }
