### Таблицы и диаграммы «Стамбула».


## Столбцы

column-place = номер места на поле
column-standings-goods = товары в тележке
column-turns-place = где стоит купец
column-turns-extensions = расширения тележки
column-turns-assistants = помощники под купцом
column-turns-coffee = кофе («Кофе и бакшиш»)
column-turns-letters = письма, открытые и доставленные («Письма и печати»)
column-places-title = название места на языке партии
column-places-row = ряд поля, с 1
column-places-column = столбец поля, с 1
column-places-visits = сколько раз купец пришёл сюда или остался здесь
column-places-errands = сколько раз здесь за игрока действовал кто-то другой: родственник, партнёр, карта гильдии
column-places-lira = лиры, полученные действием места
column-places-lira_paid = лиры, заплаченные здесь
column-places-goods = товары, полученные действием места
column-places-goods_paid = товары, отданные здесь
column-places-rubies = рубины, полученные здесь
column-places-cards = карты бонуса, взятые здесь
column-places-coffee = полученный здесь кофе за вычетом отданного


## Диаграммы

plot-goods = получено товаров
plot-cards = взято карт
plot-coffee = получено кофе
plot-visits = посещения
plot-all = все игроки
plot-start = начало
plot-end = конец
plot-times = сколько раз пройдено
plot-heat-visits = Где бывали купцы
plot-heat-lira = Где заработаны лиры
plot-heat-goods = Где получены товары
plot-heat-rubies = Где добыты рубины
plot-heat-cards = Где взяты карты
plot-heat-coffee = Где получен кофе
plot-mixed-layouts = разные раскладки: места в порядке номеров
plot-route = Путь игрока { $name }
plot-route-numbers = числа — номера ходов; путь изогнут вправо от идущего
