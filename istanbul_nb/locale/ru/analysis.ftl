### Анализ: чего не хватает, что значат столбцы, и слова диаграмм.

analysis-source = Таблицы строятся по партиям, по путям к сохранённым партиям или по их спискам, а не по «{ $given }». Передайте Match или путь.
analysis-frame = Таблицы «{ $frame }» нет. Выберите одну из этих: { $frames }.
analysis-folder = В «{ $folder }» таблиц нет. Сначала запишите их туда через save_frames.
analysis-foreign = В файле «{ $file }» не таблица «{ $frame }» этого пакета: у столбцов другие типы. Перенесите его в другую папку или запишите таблицу заново через save_frames.
analysis-unwritable = Таблицы нельзя записать в «{ $folder }»: { $problem }. Выберите другую папку.
analysis-columns = Для этой диаграммы нужна таблица со столбцами: { $columns }. Передайте партии или таблицу с ними.
analysis-nothing = Рисовать нечего: в этих партиях нет нужного ({ $what }). Передайте другие партии.
analysis-theme = Темы «{ $theme }» нет. Выберите одну из этих: { $themes }.
analysis-choice = Диаграмма не показывает «{ $choice }». Выберите одно из этого: { $choices }.

## Столбцы

column-match = номер партии в том порядке, в каком партии переданы, с 0
column-step = номер шага в записи партии, с 0
column-turn = номер хода в партии, с 1; в «Султане» номер круга
column-round = раунд, с 1
column-seat = место за столом, с 0
column-name = имя игрока
column-source = откуда это
column-place = номер места на поле
column-rubies = рубины
column-lira = лиры
column-cards = карты на руке
column-rounds = раундов до конца или до этого момента
column-points = очки, которых стоят камни
column-stones = камни
column-worth = деньги, решающие при равенстве: лиры, жетоны и кристаллы
column-matches-game = игра: istanbul, dice или sultan
column-matches-players = сколько игроков
column-matches-turns = завершённых ходов
column-matches-steps = шагов, то есть решений
column-matches-over = окончена ли партия
column-matches-seed = с чего начались кости; пока партия идёт, этого нет
column-matches-options = выбранные настройки партии в JSON
column-standings-rank = место в итоге, 1 у победителя; равные делят его
column-standings-bot = бот, который решает за это место; у человека пусто
column-standings-order = очерёдность хода, 1 у первого игрока
column-standings-win = доля победы: 1, часть при ничьей или 0; до конца пусто
column-standings-goods = товары в тележке
column-turns-kind = turn — ход; another — второй ход подряд; last — последние карты после последнего раунда; trick — круг в «Султане»
column-turns-step = последний шаг хода
column-turns-place = где стоит купец
column-turns-fabric = ткани, товаром или жетонами
column-turns-spice = пряности
column-turns-fruit = фрукты
column-turns-jewelry = украшения
column-turns-tiles = плитки мечетей
column-turns-extensions = расширения тележки
column-turns-assistants = помощники под купцом
column-turns-coffee = кофе («Кофе и бакшиш»)
column-turns-letters = письма, открытые и доставленные («Письма и печати»)
column-turns-brown = коричневые жетоны
column-turns-crystal = кристаллы
column-turns-dice = собственные кости
column-turns-white = белые камни
column-turns-red = красные камни
column-turns-yellow = жёлтые камни
column-turns-green = зелёные камни
column-turns-blue = синие камни
column-events-seat = чьё это событие
column-events-kind = что произошло: moved, lira, good, ruby, rolled …
column-events-place = место, которое называет событие
column-events-what = товар, карта, плитка, камень или фигура, о которых речь
column-events-amount = сколько; меньше 0, если заплачено
column-events-facts = всё, что можно знать о событии, в JSON
column-decisions-seat = кто решал
column-decisions-decision = о чём был вопрос: move, act, pay …
column-decisions-legal = сколько действий было разрешено
column-decisions-alternatives = разрешённые действия в своей записи, через «; »
column-decisions-choice = выбранное действие
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

plot-round = раунд
plot-rounds = число раундов
plot-games = партии
plot-games-number =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
plot-seats-number =
    { $games ->
        [one] { $games } место в партии
        [few] { $games } места в партиях
       *[many] { $games } мест в партиях
    }
plot-rubies = рубины
plot-lira = лиры
plot-points = очки
plot-stones = камни
plot-worth = деньги и то, что ими считается
plot-goods = получено товаров
plot-cards = взято карт
plot-coffee = получено кофе
plot-visits = посещения
plot-share = доля выигранных партий
plot-seat = место { $seat }
plot-order = ходит { $order }-м
plot-fair = равная доля
plot-median = медиана { $value }
plot-mean = среднее { $value }
plot-mean-label = среднее и промежуток, в котором оно лежит с уверенностью 95 %
plot-percent = { $value } %
plot-all = все игроки
plot-start = начало
plot-end = конец
plot-times = сколько раз пройдено
plot-income = откуда
plot-expense = куда
decimal-point = ,
plot-trick = круг
plot-growth-trick = Очки и камни по кругам
plot-mean-of =
    { $games ->
        [one] в среднем по { $games } партии
       *[other] в среднем по { $games } партиям
    }
plot-growth = Богатство по раундам
plot-heat-visits = Где бывали купцы
plot-heat-lira = Где заработаны лиры
plot-heat-goods = Где получены товары
plot-heat-rubies = Где добыты рубины
plot-heat-cards = Где взяты карты
plot-heat-coffee = Где получен кофе
plot-mixed-layouts = разные раскладки: места в порядке номеров
plot-route = Путь игрока { $name }
plot-route-numbers = числа — номера ходов; путь изогнут вправо от идущего
plot-money = Откуда приходят и куда уходят лиры
plot-money-mean = лир за партию в среднем
plot-lengths = Сколько длится партия
plot-wins-seat = Кто побеждает: по местам
plot-wins-order = Кто побеждает: по очерёдности хода
plot-wins-bot = Кто побеждает: по ботам
plot-wins-name = Кто побеждает: по игрокам
plot-comparison = Сравнение: { $what }
