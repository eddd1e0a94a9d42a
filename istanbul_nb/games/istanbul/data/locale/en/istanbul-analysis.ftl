### Frames and charts of Istanbul.


## Columns

column-place = number of a place
column-standings-goods = goods on the cart
column-turns-place = where the merchant stands
column-turns-extensions = extensions of the cart
column-turns-assistants = assistants under the merchant
column-turns-coffee = coffee (Mocha & Baksheesh)
column-turns-letters = letters, open and delivered (Letters & Seals)
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


## Charts

plot-goods = goods gained
plot-cards = cards drawn
plot-coffee = coffee gained
plot-visits = visits
plot-all = all players
plot-start = start
plot-end = end
plot-times = times walked
plot-heat-visits = Where the merchants were
plot-heat-lira = Where lira were earned
plot-heat-goods = Where goods were gained
plot-heat-rubies = Where rubies were won
plot-heat-cards = Where cards were drawn
plot-heat-coffee = Where coffee was gained
plot-mixed-layouts = several layouts: places in order of their numbers
plot-route = The way of { $name }
plot-route-numbers = the numbers are turns; a way bends to the right of the player who walks it
