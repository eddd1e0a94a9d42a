# Слова дополнения «Письма и печати», Гранд-базара и караванщика. Что говорит и основная игра, стоит в istanbul.ftl,
# с веткой для дополнений.


## Места

place-21 = Посольство
    .short = Посольство
    .full = 21 Посольство
    .to = в Посольство
    .at = в Посольстве
    .from = из Посольства
    .of = Посольства
    .between = Посольством
    .does = Возьмите 2 письма.
place-22 = Павильон
    .short = Павильон
    .full = 22 Павильон
    .to = в Павильон
    .at = в Павильоне
    .from = из Павильона
    .of = Павильона
    .between = Павильоном
    .does = Возьмите письмо. Потом каждый может применить одну плитку павильона, а вы — ещё одну.
place-23 = Аукционный дом
    .short = Аукцион
    .full = 23 Аукционный дом
    .to = в Аукционный дом
    .at = в Аукционном доме
    .from = из Аукционного дома
    .of = Аукционного дома
    .between = Аукционным домом
    .does = Возьмите любой товар. Потом все торгуются за 2 карты бонуса.
place-24 = Тайное общество
    .short = Общество
    .full = 24 Тайное общество
    .to = в Тайное общество
    .at = в Тайном обществе
    .from = из Тайного общества
    .of = Тайного общества
    .between = Тайным обществом
    .does = Сбросьте письма с 6 печатями за рубин и очередные лиры, которые здесь лежат.
place-25 = Катакомбы
    .short = Катакомбы
    .full = 25 Катакомбы
    .to = в Катакомбы
    .at = в Катакомбах
    .from = из Катакомб
    .of = Катакомб
    .between = Катакомбами
    .does = Возьмите любой товар или 1 кофе, потом перейдите на любое другое место.
# Что ещё даёт Фонтан.
fountain-companion = А ещё вы можете взять своего партнёра в личный запас.


## Что считают

count-letter =
    { $count ->
        [one] { $count } письмо
        [few] { $count } письма
       *[many] { $count } писем
    }
    .paid =
        { $count ->
            [one] { $count } письмо
            [few] { $count } письма
           *[many] { $count } писем
        }
count-seal =
    { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[many] { $count } печатей
    }
    .paid =
        { $count ->
            [one] { $count } печать
            [few] { $count } печати
           *[many] { $count } печатей
        }
count-kiosk =
    { $count ->
        [one] { $count } плитка павильона
        [few] { $count } плитки павильона
       *[many] { $count } плиток павильона
    }


## Карты бонуса: название, действие, когда.

card-letter = Одно письмо
    .effect = Возьмите 1 письмо.
    .when = до или после действия
card-letterroll = Бросок на письма
    .effect = Бросьте два кубика. Каждый приносит { GAINS($gains) }.
    .when = до или после действия
card-sale = Быстрая продажа
    .effect = Отдайте 1 товар за 7 лир. Годится и 1 кофе.
    .when = до или после действия
card-good3R = Ткань и три лиры
    .effect = Возьмите 1 ткань и 3 лиры.
    .when = до или после действия
card-good3G = Пряность и три лиры
    .effect = Возьмите 1 пряность и 3 лиры.
    .when = до или после действия
card-good3Y = Фрукт и три лиры
    .effect = Возьмите 1 фрукт и 3 лиры.
    .when = до или после действия
card-again = Снова верхняя карта
    .effect = Примените то, что даёт верхняя карта сброса.
    .when = когда можно сыграть ту карту
card-familywalk = Родственник в пути
    .effect = Ваш родственник проходит 1 шаг и может там действовать. Это весь ход.
    .when = вместо перемещения
card-follow = За чужим купцом
    .effect = Перейдите к купцу другого игрока. Ему вы не платите.
    .when = вместо перемещения
card-companion2 = Быстрый партнёр
    .effect = Ваш партнёр проходит 2 шага, а не 1.
    .when = вместо перемещения
card-meet = Встреча издалека
    .effect = Воспользуйтесь услугой любой ничейной фигуры, где бы она ни была, за обычную плату.
    .when = до или после действия
card-mosque2 = Снова мечеть
    .effect = Ещё раз выполните действие той же мечети.
    .when = сразу после действия: 14 Малая мечеть или 15 Большая мечеть
card-society2 = Снова общество
    .effect = Ещё раз выполните действие Тайного общества.
    .when = сразу после действия: 24 Тайное общество
card-anywhere = Куда угодно
    .effect = Заплатите 3 лиры и перейдите на любое другое место вместо 1 или 2 шагов.
    .when = вместо перемещения


## Плитки павильона: название, что дают (effect), подпись применения (use), если способ один.
## Две дают кофе или лиры: что дают без кофе (alone), подпись, если берут лиры (lira).

kiosk-good-lira-Y = фрукт и лира
    .effect = 1 фрукт и 1 лира
    .use = Взять 1 фрукт и 1 лиру
kiosk-good-lira-G = пряность и лира
    .effect = 1 пряность и 1 лира
    .use = Взять 1 пряность и 1 лиру
kiosk-good-lira-R = ткань и лира
    .effect = 1 ткань и 1 лира
    .use = Взять 1 ткань и 1 лиру
kiosk-goods-Y = два фрукта
    .effect = 2 фрукта
    .use = Взять 2 фрукта
kiosk-goods-G = две пряности
    .effect = 2 пряности
    .use = Взять 2 пряности
kiosk-goods-R = две ткани
    .effect = 2 ткани
    .use = Взять 2 ткани
kiosk-good-Y = один фрукт
    .effect = 1 фрукт
    .use = Взять 1 фрукт
kiosk-good-G = одна пряность
    .effect = 1 пряность
    .use = Взять 1 пряность
kiosk-good-R = одна ткань
    .effect = 1 ткань
    .use = Взять 1 ткань
kiosk-good-B = одно украшение
    .effect = 1 украшение
    .use = Взять 1 украшение
kiosk-card = карта бонуса
    .effect = карта бонуса
    .use = Взять карту бонуса
kiosk-lira = две лиры
    .effect = 2 лиры
    .use = Взять 2 лиры
kiosk-coffee2 = кофе или две лиры
    .effect = 1 кофе или 2 лиры
    .alone = 2 лиры
    .lira = Взять 2 лиры
kiosk-coffee3 = кофе или три лиры
    .effect = 1 кофе или 3 лиры
    .alone = 3 лиры
    .lira = Взять 3 лиры
kiosk-companion = партнёр
    .effect = ваш партнёр, в личный запас
    .use = Взять партнёра в личный запас
kiosk-die = один кубик
    .effect = столько лир, сколько выпадет на кубике
    .use = Бросить кубик
kiosk-extension-lira = расширение за лиры
    .effect = расширение за 10 лир
    .use = Заплатить 10 лир за расширение
kiosk-extension-goods = расширение за товары
    .effect = расширение за товары, по 1 каждого вида
    .use = Отдать по 1 товару каждого вида за расширение
kiosk-fountain = к Фонтану
    .effect = ваш купец — к Фонтану
    .use = Поставить купца к Фонтану
kiosk-good-letter = товар или письмо
    .effect = письмо за товар или товар за письмо
kiosk-card-letter = карта или письмо
    .effect = письмо за карту бонуса или карта бонуса за письмо
kiosk-lira-letter = лиры или письмо
    .effect = письмо за 2 лиры или 3 лиры за письмо
kiosk-lira-good = лиры или товар
    .effect = товар за 2 лиры или 3 лиры за товар
kiosk-lira-card = лиры или карта
    .effect = карта бонуса за 2 лиры или 3 лиры за карту бонуса


## Посыльный, предметы

figure-courier = посыльный
    .title = Посыльный
    .met = посыльного

piece-letter = письмо
piece-seal = печать
piece-companion = партнёр
piece-kiosk = плитка павильона
piece-caravan = жетон каравана


## Что решают

question-double = сбросите письма с 3 печатями ради ещё одного хода?
question-familywalk = куда пойдёт ваш родственник?
question-follow = за чьим купцом пойдёте?
question-stride = куда ваш партнёр придёт за 2 шага?
question-anywhere = куда перейдёт ваш купец?
question-seals =
    { $purpose ->
        [double] какое письмо сбросите ради хода? Нужно ещё { COUNT($missing, of: "seal") }.
       *[society] какое письмо сбросите ради рубина? Нужно ещё { COUNT($missing, of: "seal") }.
    }
question-hire = возьмёте ещё и партнёра в личный запас?
question-courier = чем заплатите посыльному?
question-kiosk = какую плитку павильона выберете?
question-kiosk-use = примените плитку «{ KIOSK($tile) }»?
question-kiosk-good = какой товар возьмёте за письмо?
question-bid =
    { $highest ->
        [0] сколько поставите за 2 карты бонуса?
       *[other]
            { $last ->
                [yes] самая высокая ставка — { COUNT($highest, of: "lira") }. Поднимете её в последний раз?
               *[no] за 2 карты бонуса дают { COUNT($highest, of: "lira", form: "paid") }. Поднимете ставку?
            }
    }
question-sale = что продадите за 7 лир?
question-lettergood = какой товар возьмёте за бросок?
question-summon = кого встретите издалека?
question-mosque = какую плитку { PLACE($mosque, form: "of") } возьмёте теперь?
question-society = откуда возьмёте рубин на этот раз?
question-emerge =
    { $figure ->
        [family] где выйдет ваш родственник?
        [companion] где выйдет ваш партнёр?
       *[merchant] где выйдет ваш купец?
    }

topic-double = делать ли ещё один ход
topic-familywalk = куда пойдёт родственник
topic-follow = за чьим купцом пойти
topic-stride = куда пойдёт партнёр
topic-anywhere = куда перейти
topic-seals = какие письма сбросить
topic-hire = брать ли партнёра
topic-courier = чем заплатить посыльному
topic-kiosk = какую плитку павильона выбрать
topic-kiosk-use = применять ли плитку павильона
topic-kiosk-good = какой товар взять
topic-bid = сколько поставить
topic-sale = что продать
topic-lettergood = какой товар взять
topic-summon = кого встретить издалека
topic-mosque = какую плитку мечети взять
topic-society = откуда взять рубин
topic-emerge = где выйти из Катакомб


## Подписи действий

action-accept = Взять 2 письма
action-browse = Взять письмо и открыть плитки павильона: { $tiles }
action-auction =
    { $full ->
        [yes] Взять { GOODS($good) } (места нет, товар пропадёт) и открыть аукцион
       *[no] Взять { GOODS($good) } и открыть аукцион
    }
action-bid = Поставить { COUNT($amount, of: "lira", form: "paid") }
action-pass = Пас
action-petition = Взять очередной рубин { PLACE($place, form: "of") } за 6 печатей
action-pick =
    { $coffee ->
        [yes] Выбрать плитку: { KIOSK($tile, form: "effect") }
       *[no] Выбрать плитку: { KIOSK($tile, form: "alone") }
    }
action-use =
    { $gives ->
        [nothing]
            { $takes ->
                [coffee] Взять 1 кофе
                [lira] { KIOSK($tile, form: "lira") }
               *[tile] { KIOSK($tile, form: "use") }
            }
       *[something]
            { $gives ->
                [lira] Заплатить 2 лиры
                [card] Сбросить «{ CARD($what) }»
                [letter] Сбросить письмо { PLACE($what, form: "to") } (1 печать)
                [delivered] Сбросить доставленное письмо { PLACE($what, form: "to") } (2 печати)
               *[good] Отдать { GOODS($what) }
            } { $takes ->
                [lira] за 3 лиры
                [card] за карту бонуса
                [letter] за новое письмо
                [any] за товар на выбор
               *[good] за { GOODS($gain) }
            }
    }
action-seal =
    { $delivered ->
        [yes]
            { $decision ->
                [courier] Отдать посыльному доставленное письмо { PLACE($place, form: "to") } ({ $place })
               *[other] Сбросить доставленное письмо { PLACE($place, form: "to") } ({ $place }): 2 печати
            }
       *[no]
            { $decision ->
                [courier] Отдать посыльному письмо { PLACE($place, form: "to") } ({ $place })
               *[other] Сбросить письмо { PLACE($place, form: "to") } ({ $place }): 1 печать
            }
    }
action-double = Сделать ещё один ход за 3 печати
action-place = Выставить партнёра { PLACE($place, form: "at") }
action-hire = Взять партнёра в личный запас
action-walk = Партнёр: идти { PLACE($place, form: "to") } ({ $place })
action-lead = Родственник: идти { PLACE($place, form: "to") } ({ $place })
action-follow = Пойти за { MERCHANT($seat) } { PLACE($place, form: "to") } ({ $place })
action-trade = Продать { GOODS($good) } за 7 лир
action-descend =
    { $full ->
        [yes] Взять { GOODS($good) } (места нет, товар пропадёт) и спуститься
       *[no] Взять { GOODS($good) } и спуститься
    }
action-emerge = Выйти { PLACE($place, form: "at") } ({ $place })


## Что произошло

event-letter =
    { $source ->
        [embassy] { DOES($name, "берёт", "берёте") } в Посольстве письмо { PLACE($place, form: "to") } ({ $place }).
        [kiosk] { DOES($name, "берёт", "берёте") } в Павильоне письмо { PLACE($place, form: "to") } ({ $place }).
        [courier] { DOES($name, "получает", "получаете") } от посыльного письмо { PLACE($place, form: "to") } ({ $place }).
       *[card] { DOES($name, "берёт", "берёте") } письмо { PLACE($place, form: "to") } ({ $place }).
    }
event-letters-reshuffled = Сброшенные письма перемешаны и стали новой стопкой.
event-no-letter = { DOES($name, "не берёт", "не берёте") } письма: их больше нет.
event-delivered = { DOES($name, "доставляет", "доставляете") } письмо { PLACE($place, form: "to") } ({ $place }): теперь на нём 2 печати.
event-letter-gone =
    { $delivered ->
        [yes] { DOES($name, "сбрасывает", "сбрасываете") } доставленное письмо { PLACE($place, form: "to") } ({ $place }): 2 печати.
       *[no] { DOES($name, "сбрасывает", "сбрасываете") } письмо { PLACE($place, form: "to") } ({ $place }): 1 печать.
    }
event-companion-hired = { DOES($name, "берёт", "берёте") } партнёра в личный запас.
event-companion-placed = { DOES($name, "выставляет", "выставляете") } партнёра { PLACE($place, form: "at") }.
event-companion-moved = { $name }: партнёр идёт { PLACE($to, form: "to") } ({ $to }).
event-kiosk-tiles = Открыты плитки павильона: { KIOSK($tiles) }.
event-kiosk-reshuffled = Сброшенные плитки павильона перемешаны и стали новой стопкой.
event-kiosk-picked = { DOES($name, "выбирает", "выбираете") } плитку «{ KIOSK($tile) }».
event-kiosk-declined = { DOES($name, "отказывается", "отказываетесь") } от плитки «{ KIOSK($tile) }».
event-bid = { DOES($name, "ставит", "ставите") } { COUNT($amount, of: "lira", form: "paid") }.
event-passed = { DOES($name, "пасует", "пасуете") }.
event-auction-won = { DOES($name, "выигрывает", "выигрываете") } аукцион за { COUNT($amount, of: "lira", form: "paid") }.
event-no-bids = Ставок нет, карт никто не берёт.
event-emerged =
    { $figure ->
        [family] { $name }: родственник выходит { PLACE($to, form: "at") } ({ $to }).
        [companion] { $name }: партнёр выходит { PLACE($to, form: "at") } ({ $to }).
       *[merchant] { $name }: купец выходит { PLACE($to, form: "at") } ({ $to }).
    }
event-caravan =
    { SELF($from) ->
        [yes] { $name } получает жетон каравана от вас.
       *[no] { DOES($name, "получает", "получаете") } жетон каравана от игрока { $from }.
    }
event-caravan-first = { DOES($name, "берёт", "берёте") } жетон каравана.


## Чего нельзя

refusal-no-letter = Писем больше нет.
    .same = Выберите что-нибудь другое.
refusal-no-coffee = В этой игре нет кофе.
    .same = Выберите что-нибудь другое.
refusal-top-card-not-now = Верхнюю карту сброса, «{ CARD($card) }», сейчас сыграть нельзя, поэтому и снова применить её нельзя. Эта карта подождёт лучшего момента.
refusal-family-one-step = Ваш родственник { PLACE($place, form: "at") } и проходит ровно 1 шаг, но не в Полицейский участок.
    .lead = Выберите соседнее место.
refusal-nobody-to-follow = Пойти можно только за чужим купцом, который стоит на другом месте.
    .follow = Напишите так: «{ $example }».
refusal-companion-off-board = Вашего партнёра нет в городе: он в общем запасе. Его берут у Фонтана и выставляют на поле до перемещения.
refusal-companion-in-supply = Вашего партнёра нет в городе: он в вашем личном запасе.
    .place = Сначала выставьте его туда, где стоит ваш купец.
refusal-companion-hired = Ваш партнёр уже в личном запасе.
refusal-companion-not-in-supply = Ваш партнёр не в личном запасе, а в общем. Его берут у Фонтана.
refusal-companion-on-board = Ваш партнёр уже на поле, { PLACE($place, form: "at") }.
    .walk = Лучше переместите его.
refusal-companion-steps = Ваш партнёр сейчас { PLACE($here, form: "at") }, проходит ровно { COUNT($steps, of: "step") } и не возвращается туда, откуда вышел.
    .walk = Выберите другое место.
refusal-seals-short = Это стоит { COUNT($needed, of: "seal") }, а на ваших письмах { COUNT($seals, of: "seal") }.
refusal-seals-wasted = С этим письмом одно из отданных оказалось бы лишним.
    .seal = Выберите другое.
refusal-letter-not-held = Запись «{ $action }» не называет письма, которое у вас есть.
    .same = Выберите то, что у вас есть, например: «{ $example }».
refusal-bid-too-low =
    { $highest ->
        [0] Ставят не меньше 1 лиры.
       *[other] Самая высокая ставка — { COUNT($highest, of: "lira") }.
    }
    .bid-pass = Поставьте больше или пасуйте.
    .bid = Поставьте больше.
refusal-bid-too-high = У вас { COUNT($lira, of: "lira") }, больше поставить нельзя.
    .bid-pass = Поставьте меньше или пасуйте.
    .bid = Поставьте меньше.
refusal-must-open = Аукцион ваш, и лиры у вас есть: открыть его надо вам.
    .bid = Поставьте хотя бы 1 лиру.
refusal-tile-not-there = Плитки «{ KIOSK($tile) }» среди этих нет.
    .pick = Выберите одну из оставшихся.
refusal-tile-no-use = Запись «{ $action }» не говорит, как применить эту плитку.
    .use = Напишите так: «{ $example }».
refusal-at-fountain = Ваш купец и так у Фонтана, эта плитка ничего не изменит.
refusal-emerge-elsewhere = Из Катакомб выходят на любое место, кроме того, где стоят.
    .emerge = Выберите другое место.

# Чего нельзя делать: «нельзя …»
doing-accept = брать письма
    .can = взять письма
doing-browse = открывать плитки павильона
    .can = открыть плитки павильона
doing-auction = открывать аукцион
    .can = открыть аукцион
doing-bid = делать ставку
    .can = сделать ставку
doing-pass = пасовать
    .can = спасовать
doing-petition = отдавать печати за рубин
    .can = отдать печати за рубин
doing-pick = выбирать плитку павильона
    .can = выбрать плитку павильона
doing-use = применять плитку павильона
    .can = применить плитку павильона
doing-seal = платить письмом
    .can = заплатить письмом
doing-double = платить за ещё один ход
    .can = заплатить за ещё один ход
doing-place = выставлять партнёра
    .can = выставить партнёра
doing-hire = брать партнёра
    .can = взять партнёра
doing-walk = перемещать партнёра
    .can = переместить партнёра
doing-lead = перемещать родственника
    .can = переместить родственника
doing-follow = идти за чужим купцом
    .can = пойти за чужим купцом
doing-trade = продавать товар по карте
    .can = продать товар по карте
doing-descend = спускаться в Катакомбы
    .can = спуститься в Катакомбы
doing-emerge = выходить из Катакомб
    .can = выйти из Катакомб


## Настройки новой игры

option-expansion-letters = Письма и печати
option-expansion-grand = Гранд-базар
option-caravan = Караванщик
    .about = Кто последним действовал в Караван-сарае, не сбрасывает там карту.
option-caravan-no = нет
option-caravan-yes = да
option-deck = Карты бонуса
    .about = Прежние и новые карты бонуса вместе или только новые из «Писем и печатей».
option-deck-all = прежние и новые
option-deck-new = только новые
options-deck-expansion = Только новыми картами бонуса играют с одним дополнением «Письма и печати». Выберите его или все карты бонуса.


## Почему данные не описывают позицию; $where — путь вроде state.letters.open.

state-not-letter = { $where }: здесь должны быть только места, на которые бывают письма.
state-kiosk-tiles = { $where }: здесь должны быть только открытые плитки павильона.
state-bid = { $where }: аукцион не подходит к ставкам или к лирам игроков.


## Картина стола в тексте

picture-courier = Пос
# Перед знаком игрока на поле.
picture-companion = пр
picture-pile = стопка { $pile }, сбр. { $discard }
picture-kiosk = плитки { $tiles }
picture-auction = +?, ставка→карты
picture-society = 6 печ. → ♦
picture-catacombs = +? или C → любое
picture-legend-letters =
    Пос посыльный  { $companion } партнёр
# Пять заголовков через пробел, каждый в одно слово.
picture-letter-heads = письма доставлено печати партнёр двойной
# Где партнёр, если он не на поле, и двойной ход, который в этом раунде уже был.
picture-own = личный
picture-general = общий
picture-used = был
picture-caravan = Жетон каравана: { $name }.
picture-caravan-first = Жетон каравана лежит в Караван-сарае.
text-signs-letters =
    На поле: 6 печ. → ♦ +{ $lira } — рубин и { COUNT($lira, of: "lira") } за письма с 6 печатями; +? — любой товар.
    Под тележками: числа в столбце «письма» — места, куда они идут; партнёр — на месте с этим номером, в личном или в общем запасе; «был» — двойной ход в этом раунде уже сделан.


## Под вопросом, и что даст ход

help-double = Печати сверх 3 пропадают. Так можно раз за раунд.
help-familywalk = Один шаг, но не в Полицейский участок. Это весь ход.
help-follow = За этого купца вы не платите. За остальных там — как обычно.
help-stride = Подсвечено мест: { $lit }. Щёлкните место или наберите его номер.
help-anywhere = Подсвечено мест: { $lit }. Щёлкните место или наберите его номер.
help-seals = На недоставленном письме 1 печать, на доставленном — 2.
help-hire = В начале своего хода его можно выставить туда, где стоит ваш купец.
help-courier = Платят вперёд: 2 лиры или любое своё письмо. Потом вы берёте новое.
help-kiosk = Каждый по очереди обязан выбрать одну. Последнюю тоже может применить тот, чей ход.
help-kiosk-use = Плитки больше нет, примените вы её или откажетесь.
help-kiosk-good = Возьмите один. В полный ряд больше не войдёт.
help-bid = Кто поставит больше всех, возьмёт 2 карты бонуса. Чей аукцион, тот платит в запас, остальные — ему.
help-sale = Один товар или 1 кофе за 7 лир.
help-lettergood = Возьмите один товар. В полный ряд больше не войдёт.
help-summon = Плата обычная. Потом фигура уходит туда, куда укажут кубики.
help-mosque = В той же мечети, за обычную плату.
help-society = Вы снова отдаёте 6 печатей.
help-emerge = Любое другое место. Там не действуют и никого не встречают.
line-courier = Посыльный: письмо за 2 лиры или за письмо.


## Зачем так поступать: подсказки. Числа такие, какими станут после хода.

reason-letters = на письмах { COUNT($seals, of: "seal") }
reason-society = ближе к рубину Тайного общества: печатей { $seals } из { $price }
reason-companion = партнёр готов помогать
reason-auction = ставка, которая может принести две карты или их цену
reason-caravan = жетон каравана: в Караван-сарае не сбрасывают карт
