### Rubies and lira, in both bazaars: words, frames and charts.


count-lira = { $count } lira
    .paid = { $count } lira
count-ruby =
    { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
standing-rubies = Rubies
standing-lira = Lira

state-decisions-early = At { $where } the game is over or nearly so, but nobody has enough rubies.


## Columns

column-rubies = rubies
column-lira = lira
column-turns-fabric = fabric, as goods or as tokens
column-turns-spice = spice
column-turns-fruit = fruit
column-turns-jewelry = jewelry
column-turns-tiles = mosque tiles
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

plot-rubies = rubies
plot-lira = lira
plot-income = comes from
plot-expense = goes to
plot-money = Where lira come from and where they go
plot-money-mean = lira in a game, on average
chart-rubies = Rubies by round
