### Рубины и лиры на обоих базарах: слова, таблицы и диаграммы.


count-lira =
    { $count ->
        [one] { $count } лира
        [few] { $count } лиры
       *[many] { $count } лир
    }
    .paid =
        { $count ->
            [one] { $count } лиру
            [few] { $count } лиры
           *[many] { $count } лир
        }
count-ruby =
    { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
       *[many] { $count } рубинов
    }
standing-rubies = Рубины
standing-lira = Лиры

state-decisions-early = { $where }: игра окончена или почти окончена, но рубинов ни у кого не хватает.


## Столбцы

column-rubies = рубины
column-lira = лиры
column-turns-fabric = ткани, товаром или жетонами
column-turns-spice = пряности
column-turns-fruit = фрукты
column-turns-jewelry = украшения
column-turns-tiles = плитки мечетей
column-flows-step = номер шага; -1 у лир в начале партии
column-flows-turn = номер хода; 0 у лир в начале партии
column-flows-round = раунд; 0 у лир в начале партии
column-flows-source = откуда приходят или куда уходят лиры: start, место, toll, card, governor …
column-flows-amount = сколько лир получено; меньше 0, если заплачено
column-flows-partner = кто из игроков заплатил или получил, если это был игрок


## Откуда приходят и куда уходят лиры

flow-start = В начале
flow-toll = Другие купцы
flow-neutral = Ничейные купцы
flow-card = Карты
flow-guild = Карты гильдии
flow-reward = Награды за поимку
flow-governor = Наместник
flow-smuggler = Контрабандист
flow-trader = Продавец кофе
flow-courier = Посыльный
flow-green = Зелёная плитка
flow-yellow = Жёлтая плитка
flow-lira = Монеты на костях
flow-income = Доход с плиток
flow-ruby = Рубины
flow-returned = Возвращено в запас


## Диаграммы

plot-rubies = рубины
plot-lira = лиры
plot-income = откуда
plot-expense = куда
plot-money = Откуда приходят и куда уходят лиры
plot-money-mean = лир за партию в среднем
chart-rubies = Рубины по раундам
