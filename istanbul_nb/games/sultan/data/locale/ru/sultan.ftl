# Все слова «Султана», которые видит человек, по-русски.
#
# Функции: STONE, SEAT, TOPIC и DOING берут сообщение с таким именем в нужной форме; несколько имён становятся
# перечнем (style: "and", "or"). COUNT считает вещи, LIST перечисляет слова.
#
# О людях пишем в настоящем времени: прошедшее выдаёт род.
# Имён не склоняем.


## Камни и то, что считают. Формы: of («белого камня»); paid, как в «берёт 1 карту».

stone-W = белый
    .title = Белый
    .of = белого
stone-R = красный
    .title = Красный
    .of = красного
stone-Y = жёлтый
    .title = Жёлтый
    .of = жёлтого
stone-G = зелёный
    .title = Зелёный
    .of = зелёного
stone-B = синий
    .title = Синий
    .of = синего

count-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
    .paid =
        { $count ->
            [one] { $count } камень
            [few] { $count } камня
           *[many] { $count } камней
        }
count-point =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
count-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    .paid =
        { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }


## Что решают. `topic` — то же для тех, кто ждёт.

question-offer = в этом круге вы первый игрок. Достаньте из мешочка { COUNT($number, of: "stone", form: "paid") }.
question-lay = какой камень вернётся в мешочек? Остальные лягут на подушки.
question-bid =
    { $of ->
        [1] какую карту и к какой подушке положите?
       *[other] какую карту и к какой подушке положите? (Карта { $number } из { $of })
    }

topic-offer = какие камни предложить
topic-lay = какой камень вернуть в мешочек
topic-bid = какую карту положить и куда


## Подписи действий

action-draw = Достать из мешочка { COUNT($number, of: "stone", form: "paid") }
action-return = Вернуть { STONE($stone) }, предложить { STONE($stones, style: "and") }
action-bid = Положить карту { $card } к подушке { $cushion } ({ STONE($stone) })


## Что произошло

event-trick = Раунд { $round }, круг { $trick }. Первый игрок: { $name }.
event-round = Начинается раунд { $round }: все берут новые карты.
event-hand-seen = { DOES($name, "берёт", "берёте") } карты: { LIST($drawn, style: "and") }.
event-drawn = { DOES($name, "достаёт", "достаёте") } из мешочка камни: { STONE($stones, style: "and") }.
event-laid = { DOES($name, "возвращает", "возвращаете") } в мешочек { STONE($returned) }. На подушках: { STONE($stones, style: "and") }.
event-bid = { DOES($name, "кладёт", "кладёте") } закрытую карту к подушке { $cushion }.
event-bid-seen = { DOES($name, "кладёт", "кладёте") } закрытую карту { $card } к подушке { $cushion }.
event-won =
    { $why ->
        [only] Подушка { $cushion }, { STONE($stone) }: камень { VERB($name, "получает", "получаете") } { WHOM($name) }: карта { $card } там единственная.
        [earlier] Подушка { $cushion }, { STONE($stone) }: камень { VERB($name, "получает", "получаете") } { WHOM($name) }: карта { $card } легла раньше такой же. У других: { $cards }.
        [first] Подушка { $cushion }, { STONE($stone) }: камень { VERB($name, "получает", "получаете") } { WHOM($name) }, карта { $card }: карты равны, и выигрывает первый игрок. У других: { $cards }.
       *[highest] Подушка { $cushion }, { STONE($stone) }: камень { VERB($name, "получает", "получаете") } { WHOM($name) }, карта { $card }. У других: { $cards }.
    }
event-unclaimed = Подушка { $cushion }, { STONE($stone) }: карт там нет, и камень возвращается в мешочек.
event-game-over = Все карты сыграны. Ширмы подняты.


## Чего нельзя. В конце — правило, которое это запрещает.

refusal-draw-first = Пока нельзя { DOING($verb) }: круг начинается с камней.
    .draw = Сначала достаньте их из мешочка.
refusal-lay-first = Сейчас нельзя { DOING($verb) }: один из вынутых камней должен вернуться в мешочек.
    .return = Сначала выберите какой.
refusal-laid-already = Больше нельзя { DOING($verb) }: камни этого круга уже лежат на подушках.
    .bid = Положите карту к одной из них.
refusal-must-bid =
    { $cards ->
        [1] Пасовать здесь нельзя: в каждом круге все кладут по карте, пусть и слабой.
       *[other] Пасовать здесь нельзя: в каждом круге все кладут по { $cards } карты, пусть и слабые.
    }
    .bid = Положите карту к одному из камней.
    .draw = Сначала достаньте камни из мешочка.
    .return = Сначала выберите, какой камень вернуть в мешочек.
refusal-not-drawn = Среди вынутых камней нет { STONE($stone, form: "of") }, там только { STONE($stones, style: "and") }.
    .return = Верните один из них.
refusal-stone-unknown = Камня «{ $stone }» нет.
    .return = Напишите так: «{ $example }».
refusal-no-such-cushion = Подушки { $cushion } нет.
    .bid = Выберите от 1 до { $cushions }.
refusal-no-such-card = Карты { $card } нет: карты денег бывают от 1 до { $highest }.
    .bid = Выберите карту из руки.
refusal-not-in-hand = Карты { $card } у вас в руке нет.
    .bid = Выберите одну из тех, что есть.
refusal-same-cushion = У подушки { $cushion } уже лежит ваша карта этого круга, а бороться двумя картами за один камень нельзя.
    .bid = Выберите другую подушку.

# Чего нельзя делать: «нельзя …»
doing-draw = доставать камни
    .can = достать камни
doing-return = возвращать камень
    .can = вернуть камень
doing-bid = класть карту
    .can = положить карту


## Настройки новой игры

option-memory = Помнить за меня
    .about = Стол и дальше показывает всё, что все видели: какие камни кому достались и какие карты сыграны. Без этого придётся запоминать, как и велят правила: выигранные камни исчезают за ширмами.
option-memory-yes = помнит стол
option-memory-no = каждый помнит сам

options-component-hands = Карт у каждого { $cards }, в каждом из раундов (их { $rounds }) берут по { $hand }, и поровну не выходит. Исправьте таблицы так, чтобы были взяты ровно все карты.
options-component-bids = Руку из { $hand } карт не разложить на круги, если за круг кладут по { $bids }. Пусть карт в руке хватает ровно на несколько кругов.
options-component-stones = Камней в мешочке { $stones }, а игре может понадобиться { $needed }. Положите больше.


## Почему данные не описывают позицию

state-sultan-cards = { $where }: карт в этот момент игры должно быть { $expected }, а найдено { $found }.
state-sultan-stones = { $where }: выигранных камней у всех вместе должно быть от { $least } до { $most }, а найдено { $found }.
state-sultan-table = { $where }: это не подходит к тому, что лежит на столе, или к тому, что решают.
state-sultan-bid = { $where }: такая карта не может лежать у этой подушки.
state-sultan-last = { $where }: последний круг не подходит к тому, что игроки выиграли и положили.


## Итоги

standing-points = Очки
standing-stones = Камни


## В терминале

text-welcome = Добро пожаловать в игру «Султан»! Тайно торгуйтесь за цветные камни и соберите самую ценную коллекцию. «помощь» — подсказка в любой момент, «выход» — закончить.
text-start-help =
    Сначала скажите, сколько игроков, потом имя каждого или «бот» (играет компьютер), потом кто начинает и должен ли стол помнить за вас.
    То, что стоит в [скобках], выбирается клавишей Enter. Для первой партии с памятью легче. «выход» — закончить.
text-first = Начинает самый младший. Кто это? { $names } [по жребию]
text-first-again = «{ $text }» — такого игрока нет. Введите номер от 1 до { $players } или имя, или просто нажмите Enter (решит жребий).
text-memory = По правилам выигранные камни исчезают за ширмами. Помнить за вас, кому какие камни достались и какие карты ушли? да или нет [нет]
text-memory-again = «{ $text }» — это не «да» и не «нет». Введите «да» или «нет» или просто нажмите Enter («нет»).
text-signs =
    У подушки: ●7 — ваша карта, ▲? — закрытая карта другого игрока; чем левее карта, тем раньше она легла.
    «вам +7» значит: этот камень принесёт вам 7 очков вместе с бонусом. W R Y G B — белые, красные, жёлтые, зелёные и синие камни.
text-ties = При равенстве очков решает число камней.
example-action = bid 7 2
example-rule = правило бонус: правила о бонусах
example-file = sultan.match

picture-title = Султан, раунд { $round } из { $rounds }, круг { $trick } из { $tricks }. Первый игрок: { $first }.
picture-over = Султан, после последнего раунда.
picture-drawn = Вынуты из мешочка:
picture-last = Последний круг, карты открыты:
picture-gain = вам +{ $gain }
picture-only = единственная карта
picture-highest = старшая карта
picture-earlier = равные, эта раньше
picture-first = равные, первый игрок
picture-unclaimed = назад в мешочек
picture-values = Камень стоит: { $values }
picture-bonus = Бонус за один цвет: { $bonus }
picture-bonus-line =
    { $stones ->
        [one] { $stones } камень +{ $points }
        [few] { $stones } камня +{ $points }
       *[many] { $stones } камней +{ $points }
    }
picture-bonus-most = { $stones } и больше +{ $points }
picture-bag = В мешочке: { COUNT($stones, of: "stone") }.
picture-bag-known = В мешочке: { COUNT($stones, of: "stone") } ({ $contents }).
# Девять заголовков через пробел, каждый в одно слово: карты в руке, ещё не взятые, камни, каждый цвет, очки.
picture-seat-heads = рука колода камни W R Y G B очки
# Семь заголовков через пробел, каждый в одно слово.
picture-sheet-heads = W R Y G B итого камни
picture-sheet = { $cell } значит: { COUNT($stones, of: "stone") }, за них { COUNT($points, of: "point") }, и бонус { $bonus }.
picture-unseen = Карты других игроков, которых ещё никто не видел:
picture-undrawn = Карты, которых вы ещё не взяли: { $cards }
picture-type-bid = Введите карту и подушку: { $card } { $cushion } — положить карту { $card } к подушке { $cushion }.


## Почему бот так поступил бы. Перед этими словами стоит само действие.

reason-alone = там с вами никто не поспорит: { COUNT($points, of: "point") } наверняка
reason-bonus = { STONE($stone) } камень, у вас по счёту { $number }-й: { COUNT($points, of: "point") } вместе с бонусом { $bonus }; по оценке бота, вы получите его примерно в { $percent } случаях из 100
reason-stone = { COUNT($points, of: "point") } и начало или рост набора; по оценке бота, вы получите камень примерно в { $percent } случаях из 100
reason-keep = { STONE($stone) } камень не достанется сопернику ({ SEAT($seat) }), которому он нужнее, чем вам
reason-cheap = младшая карта уходит туда, где терять почти нечего, старшие остаются в руке
reason-deny = { STONE($stone) } камень уходит в мешочек: сопернику ({ SEAT($seat) }) он нужнее, чем вам
reason-useless = { STONE($stone) } камень уходит в мешочек: остальные вам нужнее
reason-none = лучшего сейчас нет

position-cards =
    { $pile ->
        [hand] Карт на руке у места { $seat } в этот момент игры должно быть { $most }, а названо { $given }.
       *[gone] Выложенных карт у места { $seat } к этому моменту игры должно быть { $most }, а названо { $given }.
    }
position-stones = Камней «{ $letter }» разложено больше, чем есть: { $most }.
position-last-trick = Никакой прошлый круг не подходит к тому, что игроки выиграли и выложили. Укажите его сами: last_trick.

column-points = очки, которых стоят камни
column-stones = камни
column-turns-white = белые камни
column-turns-red = красные камни
column-turns-yellow = жёлтые камни
column-turns-green = зелёные камни
column-turns-blue = синие камни

plot-points = очки
plot-stones = камни
plot-trick = круг
plot-growth-trick = Очки и камни по кругам

position-unknown-money-card = Карты денег { $name } нет. Можно: { $known }.
position-unknown-trick = Круга { $name } в раунде нет. Можно: { $known }.
position-unknown-round = Раунда { $name } нет. Можно: { $known }.
position-none-left-money-card = Карта денег { $name } уже лежит в другом месте.
