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
column-turn = номер хода в партии, с 1
column-round = раунд, с 1
column-seat = место за столом, с 0
column-name = имя игрока
column-source = откуда это
column-cards = карты на руке
column-rounds = раундов до конца или до этого момента
column-matches-game = игра: её имя в программе
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
column-turns-kind = вид хода, как он зовётся в игре: turn — ход, another — второй ход подряд и так далее
column-turns-step = последний шаг хода
column-events-seat = чьё это событие
column-events-kind = что произошло: moved, rolled …
column-events-place = место, которое называет событие
column-events-what = о чём речь, например карта
column-events-amount = сколько; меньше 0, если заплачено
column-events-facts = всё, что можно знать о событии, в JSON
column-decisions-seat = кто решал
column-decisions-decision = о чём был вопрос: move, act, pay …
column-decisions-legal = сколько действий было разрешено
column-decisions-alternatives = разрешённые действия в своей записи, через «; »
column-decisions-choice = выбранное действие

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
plot-share = доля выигранных партий
plot-seat = место { $seat }
plot-order = ходит { $order }-м
plot-fair = равная доля
plot-median = медиана { $value }
plot-mean = среднее { $value }
plot-mean-label = среднее и промежуток, в котором оно лежит с уверенностью 95 %
plot-percent = { $value } %
decimal-point = ,
plot-mean-of =
    { $games ->
        [one] в среднем по { $games } партии
       *[other] в среднем по { $games } партиям
    }
plot-growth = Богатство по раундам
plot-lengths = Сколько длится партия
plot-wins-seat = Кто побеждает: по местам
plot-wins-order = Кто побеждает: по очерёдности хода
plot-wins-bot = Кто побеждает: по ботам
plot-wins-name = Кто побеждает: по игрокам
plot-comparison = Сравнение: { $what }
