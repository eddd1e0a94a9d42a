# Все слова игры в кубики, которые видит человек, по-русски.
#
# Функции: CARD, TILE, TRACK, FACE, HELD, SEAT, GOOD, TOPIC и DOING берут сообщение с таким именем в нужной форме;
# несколько имён становятся перечнем (style: "and", "or"). THINGS считает разные вещи («token-R2 lira3»), GOODS считает
# товары («R G2»), COUNT считает одну вещь.
#
# О людях пишем в настоящем времени: прошедшее выдаёт род.
# Имён не склоняем.


## Что лежит на столе, по счёту. Форма paid: как в «за 1 лиру».

count-die =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
count-die-R =
    { $count ->
        [one] { $count } кубик с тканью
        [few] { $count } кубика с тканью
       *[many] { $count } кубиков с тканью
    }
count-die-G =
    { $count ->
        [one] { $count } кубик с пряностями
        [few] { $count } кубика с пряностями
       *[many] { $count } кубиков с пряностями
    }
count-die-Y =
    { $count ->
        [one] { $count } кубик с фруктами
        [few] { $count } кубика с фруктами
       *[many] { $count } кубиков с фруктами
    }
count-die-B =
    { $count ->
        [one] { $count } кубик с украшениями
        [few] { $count } кубика с украшениями
       *[many] { $count } кубиков с украшениями
    }
count-die-L =
    { $count ->
        [one] { $count } кубик с монетой
        [few] { $count } кубика с монетой
       *[many] { $count } кубиков с монетой
    }
count-die-C =
    { $count ->
        [one] { $count } кубик с картой
        [few] { $count } кубика с картой
       *[many] { $count } кубиков с картой
    }
count-token-R =
    { $count ->
        [one] { $count } жетон ткани
        [few] { $count } жетона ткани
       *[many] { $count } жетонов ткани
    }
count-token-G =
    { $count ->
        [one] { $count } жетон пряностей
        [few] { $count } жетона пряностей
       *[many] { $count } жетонов пряностей
    }
count-token-Y =
    { $count ->
        [one] { $count } жетон фруктов
        [few] { $count } жетона фруктов
       *[many] { $count } жетонов фруктов
    }
count-token-B =
    { $count ->
        [one] { $count } жетон украшений
        [few] { $count } жетона украшений
       *[many] { $count } жетонов украшений
    }
count-brown =
    { $count ->
        [one] { $count } коричневый жетон
        [few] { $count } коричневых жетона
       *[many] { $count } коричневых жетонов
    }
count-crystal =
    { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
count-tile =
    { $count ->
        [one] { $count } плитка мечети
        [few] { $count } плитки мечети
       *[many] { $count } плиток мечети
    }
    .paid =
        { $count ->
            [one] { $count } плитку мечети
            [few] { $count } плитки мечети
           *[many] { $count } плиток мечети
        }
count-card =
    { $count ->
        [one] { $count } карта базара
        [few] { $count } карты базара
       *[many] { $count } карт базара
    }
    .paid =
        { $count ->
            [one] { $count } карту базара
            [few] { $count } карты базара
           *[many] { $count } карт базара
        }
count-action =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
count-worth =
    { $count ->
        [one] всего { $count } лира
        [few] всего { $count } лиры
       *[many] всего { $count } лир
    }

# Что на кубиках, когда и так ясно, что речь о кубиках.
count-R = { GOODS("R", $count) }
count-G = { GOODS("G", $count) }
count-Y = { GOODS("Y", $count) }
count-B = { GOODS("B", $count) }
count-L =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
    .paid =
        { $count ->
            [one] { $count } монету
            [few] { $count } монеты
           *[many] { $count } монет
        }
count-C =
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

face-R = ткань
face-G = пряности
face-Y = фрукты
face-B = украшения
face-L = монета
face-C = карта

# Чего нет: «у вас нет …»
held-R = жетона ткани
held-G = жетона пряностей
held-Y = жетона фруктов
held-B = жетона украшений
held-brown = коричневого жетона
held-crystal = кристалла
held-lira = лиры
held-other = такой плитки

# Где лежат рубины. Формы: from, как в «рубин с дорожки ткани»; on, как в «на дорожке ткани».
track-R = дорожка ткани
    .from = с дорожки ткани
    .on = на дорожке ткани
track-G = дорожка пряностей
    .from = с дорожки пряностей
    .on = на дорожке пряностей
track-Y = дорожка фруктов
    .from = с дорожки фруктов
    .on = на дорожке фруктов
track-B = дорожка украшений
    .from = с дорожки украшений
    .on = на дорожке украшений
track-mixed = общая дорожка
    .from = с общей дорожки
    .on = на общей дорожке
track-lira = дорожка лир
    .from = с дорожки лир
    .on = на дорожке лир
track-mosque = мечеть
    .from = из мечети
    .on = в мечети


## Плитки мечети: что приносят и за какой товар

tile-lira-R = Лиры (ткань)
tile-lira-G = Лиры (пряности)
tile-lira-Y = Лиры (фрукты)
tile-lira-B = Лиры (украшения)
tile-crystal-R = Кристалл (ткань)
tile-crystal-G = Кристалл (пряности)
tile-crystal-Y = Кристалл (фрукты)
tile-crystal-B = Кристалл (украшения)
tile-card-R = Карта базара (ткань)
tile-card-G = Карта базара (пряности)
tile-card-Y = Карта базара (фрукты)
tile-card-B = Карта базара (украшения)
tile-action-R = Доп. действие (ткань)
tile-action-G = Доп. действие (пряности)
tile-action-Y = Доп. действие (фрукты)
tile-action-B = Доп. действие (украшения)
tile-good-R = Ткань к лирам
tile-good-G = Пряности к лирам
tile-good-Y = Фрукты к лирам
tile-good-B = Украшения к лирам
tile-die = Дополнительный кубик

# Что делает плитка. Форма short: рядом с плиткой на столе.
does-lira = В начале хода владельца: { COUNT($lira, of: "lira") }.
    .short = { COUNT($lira, of: "lira") } каждый ход
does-crystal = В начале хода владельца: { COUNT($crystal, of: "crystal") }.
    .short = { COUNT($crystal, of: "crystal") } каждый ход
does-card = В начале хода владельца открывают и выполняют 1 карту базара.
    .short = 1 карта базара каждый ход
does-action = У владельца каждый ход на одно действие больше.
    .short = +1 действие каждый ход
does-good-R = Когда владелец берёт лиры за монеты: ещё 1 жетон ткани.
    .short = +1 ткань, когда берёте лиры
does-good-G = Когда владелец берёт лиры за монеты: ещё 1 жетон пряностей.
    .short = +1 пряность, когда берёте лиры
does-good-Y = Когда владелец берёт лиры за монеты: ещё 1 жетон фруктов.
    .short = +1 фрукт, когда берёте лиры
does-good-B = Когда владелец берёт лиры за монеты: ещё 1 жетон украшений.
    .short = +1 украшение, когда берёте лиры
does-die = У владельца каждый ход на один кубик больше.
    .short = +1 кубик каждый ход


## Карты базара: название и действие; offer: что предлагают другому игроку

card-lira-crystal = Нужны кристаллы
    .effect = Активный игрок берёт { COUNT($take, of: "lira", form: "paid") }. Каждый другой игрок может отдать 1 кристалл за { COUNT($gain, of: "lira", form: "paid") }.
    .offer = Можно отдать 1 кристалл за { COUNT($gain, of: "lira", form: "paid") }.
card-lira-token = Нужны товары
    .effect = Активный игрок берёт { COUNT($take, of: "lira", form: "paid") }. Каждый другой игрок может отдать 1 жетон товара за { COUNT($gain, of: "lira", form: "paid") }.
    .offer = Можно отдать 1 жетон товара, хоть коричневый, за { COUNT($gain, of: "lira", form: "paid") }.
card-brown-R = Ткань для других
    .effect = Активный игрок берёт 1 коричневый жетон. Каждый другой игрок берёт 1 жетон ткани.
card-brown-G = Пряности для других
    .effect = Активный игрок берёт 1 коричневый жетон. Каждый другой игрок берёт 1 жетон пряностей.
card-brown-Y = Фрукты для других
    .effect = Активный игрок берёт 1 коричневый жетон. Каждый другой игрок берёт 1 жетон фруктов.
card-brown-B = Украшения для других
    .effect = Активный игрок берёт 1 коричневый жетон. Каждый другой игрок берёт 1 жетон украшений.
card-token-R = Распродажа тканей
    .effect = Активный игрок берёт 1 жетон ткани. Каждый другой игрок может купить такой же за { COUNT($price, of: "lira", form: "paid") }.
    .offer = Можно купить 1 жетон ткани за { COUNT($price, of: "lira", form: "paid") }.
card-token-G = Распродажа пряностей
    .effect = Активный игрок берёт 1 жетон пряностей. Каждый другой игрок может купить такой же за { COUNT($price, of: "lira", form: "paid") }.
    .offer = Можно купить 1 жетон пряностей за { COUNT($price, of: "lira", form: "paid") }.
card-token-Y = Распродажа фруктов
    .effect = Активный игрок берёт 1 жетон фруктов. Каждый другой игрок может купить такой же за { COUNT($price, of: "lira", form: "paid") }.
    .offer = Можно купить 1 жетон фруктов за { COUNT($price, of: "lira", form: "paid") }.
card-token-B = Распродажа украшений
    .effect = Активный игрок берёт 1 жетон украшений. Каждый другой игрок может купить такой же за { COUNT($price, of: "lira", form: "paid") }.
    .offer = Можно купить 1 жетон украшений за { COUNT($price, of: "lira", form: "paid") }.
card-token-lira-R = Ткань и лиры
    .effect = Активный игрок берёт 1 жетон ткани и { COUNT($lira, of: "lira", form: "paid") }. Каждый другой игрок берёт что-то одно из этого.
    .offer = Возьмите 1 жетон ткани или { COUNT($lira, of: "lira", form: "paid") }.
card-token-lira-G = Пряности и лиры
    .effect = Активный игрок берёт 1 жетон пряностей и { COUNT($lira, of: "lira", form: "paid") }. Каждый другой игрок берёт что-то одно из этого.
    .offer = Возьмите 1 жетон пряностей или { COUNT($lira, of: "lira", form: "paid") }.
card-token-lira-Y = Фрукты и лиры
    .effect = Активный игрок берёт 1 жетон фруктов и { COUNT($lira, of: "lira", form: "paid") }. Каждый другой игрок берёт что-то одно из этого.
    .offer = Возьмите 1 жетон фруктов или { COUNT($lira, of: "lira", form: "paid") }.
card-token-lira-B = Украшения и лиры
    .effect = Активный игрок берёт 1 жетон украшений и { COUNT($lira, of: "lira", form: "paid") }. Каждый другой игрок берёт что-то одно из этого.
    .offer = Возьмите 1 жетон украшений или { COUNT($lira, of: "lira", form: "paid") }.
card-ruby-brown = Рубин за коричневые жетоны
    .effect =
        { $price ->
            [none] Активный игрок может бесплатно взять ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
           *[other] Активный игрок может отдать { THINGS($price, style: "and") } за ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-crystal = Рубин за кристаллы
    .effect =
        { $price ->
            [none] Активный игрок может бесплатно взять ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
           *[other] Активный игрок может отдать { THINGS($price, style: "and") } за ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-brown-lira = Рубин за коричневые жетоны и лиры
    .effect =
        { $price ->
            [none] Активный игрок может бесплатно взять ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
           *[other] Активный игрок может отдать { THINGS($price, style: "and") } за ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-tile-lira = Рубин за плитку и лиры
    .effect =
        { $price ->
            [none] Активный игрок может бесплатно взять ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
           *[other] Активный игрок может отдать { THINGS($price, style: "and") } за ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-tile-crystal = Рубин за плитку и кристаллы
    .effect =
        { $price ->
            [none] Активный игрок может бесплатно взять ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
           *[other] Активный игрок может отдать { THINGS($price, style: "and") } за ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
        }
card-ruby-tile-brown-lira = Рубин за плитку, жетон и лиры
    .effect =
        { $price ->
            [none] Активный игрок может бесплатно взять ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
           *[other] Активный игрок может отдать { THINGS($price, style: "and") } за ближайший рубин любой дорожки. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
        }
card-two-crystal = { COUNT($dice, of: "die-C") }: кристаллы
    .effect = Если использовано { COUNT($dice, of: "die-C") } или больше, активный игрок берёт { THINGS($gain) }. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-two-brown = { COUNT($dice, of: "die-C") }: жетоны
    .effect = Если использовано { COUNT($dice, of: "die-C") } или больше, активный игрок берёт { THINGS($gain) }. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-two-lira = { COUNT($dice, of: "die-C") }: лиры
    .effect = Если использовано { COUNT($dice, of: "die-C") } или больше, активный игрок берёт { THINGS($gain) }. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-two-tile = { COUNT($dice, of: "die-C") }: плитка
    .effect = Если использовано { COUNT($dice, of: "die-C") } или больше, активный игрок берёт открытую плитку мечети. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-has-lira = { COUNT($brown, of: "brown") }: лиры
    .effect = Если у активного игрока есть { COUNT($brown, of: "brown") }, он берёт { THINGS($gain) }, а жетоны остаются у него. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-has-crystal = { COUNT($brown, of: "brown") }: кристалл
    .effect = Если у активного игрока есть { COUNT($brown, of: "brown") }, он берёт { THINGS($gain) }, а жетоны остаются у него. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-has-two-lira = { COUNT($brown, of: "brown") }: лиры
    .effect = Если у активного игрока есть { COUNT($brown, of: "brown") }, он берёт { THINGS($gain) }, а жетоны остаются у него. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.
card-has-two-tile = { COUNT($brown, of: "brown") }: плитка
    .effect = Если у активного игрока есть { COUNT($brown, of: "brown") }, он берёт открытую плитку мечети, а жетоны остаются у него. Иначе карта приносит { COUNT($instead, of: "lira", form: "paid") }.


## Что решают. `topic` — то же для тех, кто ждёт.

question-income =
    { $number ->
        [one] ваши плитки приносят вам карту базара. Откройте её.
       *[other] ваши плитки приносят вам { COUNT($number, of: "card", form: "paid") }. Откройте первую.
    }
question-roll = бросьте кубики.
question-act =
    { $reroll ->
        [yes] что будете делать? У вас { COUNT($actions, of: "action") }, а за кристалл можно перебросить кубики.
       *[no]
            { $acted ->
                [yes] что будете делать дальше? У вас ещё { COUNT($actions, of: "action") }.
               *[no] что будете делать? У вас { COUNT($actions, of: "action") }.
            }
    }
question-pay =
    { $due ->
        [any] чем заплатите за следующий товар? Годится любой.
       *[other] чем заплатите дальше? Нужен товар: { GOOD($due) }.
    }
question-two = какие два жетона возьмёте?
question-cards = какую карту выполните? Остальные уйдут в сброс, и никто их не увидит.
question-ruby = отдадите то, что просит карта, за рубин?
question-give = какую плитку мечети отдадите?
question-track = какой рубин возьмёте?
question-condition = условие карты выполнено. Возьмёте то, что она предлагает?
question-open = какую открытую плитку мечети возьмёте?
question-others = что ответите на карту «{ CARD($card) }»?

topic-income = когда открыть карту базара
topic-roll = когда бросить кубики
topic-act = какое действие выполнить
topic-pay = чем заплатить
topic-two = какие два жетона взять
topic-cards = какую из взятых карт выполнить
topic-ruby = менять ли что-нибудь на рубин
topic-give = какую плитку мечети отдать
topic-track = какой рубин взять
topic-condition = брать ли то, что предлагает карта
topic-open = какую открытую плитку мечети взять
topic-others = что ответить на карту базара


## Подписи действий

action-draw = Открыть карту базара
action-roll = Бросить { COUNT($number, of: "die") }
action-reroll = Отдать 1 кристалл и перебросить { THINGS($dice) }
action-token = Взять { THINGS($what) } за { THINGS($price, style: "and") }
action-crystal = Взять { THINGS($what) } за { THINGS($price, style: "and") }
action-brown = Взять { THINGS($what) } за { THINGS($price, style: "and") }
action-two = Взять любые 2 жетона за { THINGS($price, style: "and") }
action-lira = Взять { THINGS($what, style: "and") } за { THINGS($price) }
action-cards =
    { $number ->
        [1] Взять и выполнить 1 карту базара
       *[other] Взять { COUNT($number, of: "card", form: "paid") } и выполнить одну
    }
action-tile =
    { $ruby ->
        [yes] Взять «{ TILE($tile) }» и рубин за { THINGS($price, style: "and") }
       *[no] Взять «{ TILE($tile) }» за { THINGS($price, style: "and") }
    }
action-ruby = Взять рубин { TRACK($track, form: "from") } за { THINGS($price, style: "and") }
action-choose =
    { $verb ->
        [tile] Выбрать, чем заплатить за «{ TILE($tile) }»
        [ruby] Выбрать, чем заплатить за рубин { TRACK($track, form: "from") }
        [two] Выбрать, чем заплатить за любые 2 жетона
       *[other] Выбрать, чем заплатить { GOODS($goods) } за { THINGS($what) }
    }
action-use = Использовать { THINGS($what) }
action-give =
    { $decision ->
        [pay] Отдать { THINGS($what) }
        [give] Отдать «{ TILE($tile) }»
       *[others] Отдать { THINGS($what) } за { THINGS($gain) }
    }
action-take =
    { $decision ->
        [track] Взять рубин { TRACK($track, form: "from") }
        [open] Взять «{ TILE($tile) }»: { $ruby ->
                [yes] с ней вы получите рубин
               *[no] даром
            }
       *[other] Взять { THINGS($what, style: "and") }
    }
action-carry = Выполнить «{ CARD($card) }»
action-exchange =
    { $price ->
        [none] Взять рубин бесплатно
       *[other] Отдать { THINGS($price, style: "and") } за рубин
    }
action-accept = Взять { THINGS($what) }
action-pay = Заплатить { THINGS($price) } за { THINGS($what) }
action-decline =
    { $decision ->
        [others] Отказаться
       *[other] Взять вместо этого { THINGS($what) }
    }
action-end =
    { $acted ->
        [yes] Закончить ход
       *[no] Закончить ход без действий
    }

# Когда вариантов слишком много для списка: что ввести.
spelled-reroll = Отдать 1 кристалл и перебросить названные кубики
spelled-choose = Заплатить иначе: сначала choose, потом действие


## Что произошло

event-turn =
    { SELF($name) ->
        [yes] Раунд { $round }: ваш ход.
       *[no] Раунд { $round }: ходит { $name }.
    }
event-gained = { DOES($name, "берёт", "берёте") } { THINGS($what) }.
event-gained-income = { DOES($name, "получает", "получаете") } доход: { THINGS($what) }.
event-returned = Запаса не хватает. Все, у кого есть, возвращают { THINGS($what) }: { $from }.
event-rolled =
    { $purpose ->
        [reroll] { DOES($name, "перебрасывает", "перебрасываете") } кубики: { FACE($dice) }.
       *[roll] { DOES($name, "бросает", "бросаете") } кубики: { FACE($dice) }.
    }
event-paid = { DOES($name, "платит", "платите") }: { THINGS($what, style: "and") }.
event-paid-used = { DOES($name, "использует", "используете") } { THINGS($what, style: "and") }.
event-paid-reroll = { DOES($name, "отдаёт", "отдаёте") } { THINGS($what) } за переброс.
event-tile-taken = { DOES($name, "берёт", "берёте") } плитку мечети «{ TILE($tile) }».
event-tile-given = { DOES($name, "отдаёт", "отдаёте") } плитку мечети «{ TILE($tile) }».
event-tile-shown = Новая открытая плитка мечети: «{ TILE($tile) }».
event-die-back =
    { $number ->
        [one] { DOES($name, "возвращает", "возвращаете") } в коробку дополнительный кубик.
       *[other] { DOES($name, "возвращает", "возвращаете") } в коробку дополнительные кубики: { $number }.
    }
event-ruby = { DOES($name, "получает", "получаете") } рубин { TRACK($track, form: "from") }. Всего рубинов: { $rubies }.
event-last-round = { DOES($name, "собирает", "собираете") } нужное число рубинов: этот раунд последний.
event-ruby-tiles = { DOES($name, "получает", "получаете") } рубин { TRACK($track, form: "from") } за плитки. Всего рубинов: { $rubies }.
event-cards-drawn = { DOES($name, "берёт", "берёте") } { COUNT($number, of: "card", form: "paid") }.
event-cards-drawn-seen = { DOES($name, "берёт", "берёте") } карты базара: { CARD($cards) }.
event-card = { DOES($name, "выполняет", "выполняете") } карту базара «{ CARD($card) }».
event-card-income = { DOES($name, "открывает", "открываете") } карту базара «{ CARD($card) }».
event-reshuffled = Сброшенные карты базара перемешаны в новую колоду.
event-instead = { DOES($name, "обходится", "обходитесь") } без того, что предлагает карта «{ CARD($card) }».
event-declined = { DOES($name, "отказывается", "отказываетесь") } от предложения карты «{ CARD($card) }».
event-game-over = Игра окончена.


## Чего нельзя. В конце — правило, которое это запрещает.

refusal-goods-short =
    { $any ->
        [0] Это стоит { GOODS($goods) }, и вам не хватает { COUNT($missing, of: "good", form: "most") }.
       *[other] Это стоит { GOODS($goods) } и { COUNT($any, of: "any") }, и вам не хватает { COUNT($missing, of: "good", form: "most") }.
    }
    .same = Выберите что-нибудь другое.
refusal-no-coin = Ни на одном кубике нет монеты, лир взять не за что.
refusal-coins-used = Ваши монеты уже использованы: действие берёт сразу все.
refusal-card-dice-short =
    { $dice ->
        [0] Свободных кубиков с картой у вас нет.
       *[other] Для этого нужно { COUNT($needed, of: "die-C") }, а у вас { $dice }.
    }
    .cards = Используйте меньше.
refusal-tile-unknown = Плитки мечети «{ $tile }» нет.
    .same = Выберите одну из открытых, например: «{ $example }».
refusal-tile-not-open = Плитки мечети «{ TILE($tile) }» нет среди открытых.
    .same = Выберите одну из открытых.
refusal-sold-out = Рубинов { TRACK($track, form: "on") } больше нет.
    .same = Выберите другую дорожку.
refusal-ruby-mosque = Рубины мечети не продаются: такой рубин раз за игру получает тот, у кого стало ровно { COUNT($tiles, of: "tile") }.
refusal-mosque-not-a-track = Карта приносит рубин с одной из шести дорожек, но не из мечети.
    .take = Выберите одну из дорожек.
refusal-lira-short = Это стоит { COUNT($needed, of: "lira", form: "paid") }, а у вас { COUNT($lira, of: "lira") }.
    .same = Выберите что-нибудь другое.
refusal-too-late = Действие в этом ходу уже было, а перебрасывают кубики только до первого действия.
refusal-crystal-short = Переброс стоит кристалла, а у вас их нет.
refusal-dice-short = Среди ваших кубиков нет всех этих: { THINGS($dice) }.
    .reroll = Назовите кубики, которые лежат на столе.
refusal-one-payment = Заплатить за «{ $action }» можно только одним способом, выбирать не из чего.
    .named = Введите само действие: «{ $action }».
refusal-not-due =
    { $due ->
        [any] Заплатить так («{ $action }») сейчас нельзя.
       *[other] Заплатить так («{ $action }») сейчас нельзя. Нужен товар: { GOOD($due) }.
    }
    .same = Напишите так: «{ $example }».
refusal-nothing-of-it = У вас нет { HELD($what) }, отдать нечего.
    .give = Отдайте то, что у вас есть, например: «{ $example }».
refusal-not-asked = Эта карта не принимает «{ $action }».
    .same = Напишите так: «{ $example }».
refusal-cannot-decline = То, что карта даёт даром, берут: отказаться нельзя.
    .take = Выберите, что взять.
refusal-no-such-die = Свободного кубика с таким товаром нет: { GOOD($good) }.
    .use-give = Заплатите другим кубиком или жетоном, например: «{ $example }».
    .give = Заплатите жетоном.
    .use = Заплатите другим кубиком.
refusal-pay-order = «{ $action }» сейчас не подходит: в каждом цвете сначала идут кубики, потом жетоны, коричневые — последними, и на остальное должно хватить.
    .same = Напишите так: «{ $example }».
refusal-not-drawn = Карты «{ CARD($card) }» среди взятых нет.
    .carry = Выберите одну из взятых карт.
refusal-not-offered = Действия «{ $action }» здесь нет.
    .same = Напишите так: «{ $example }».

# Чего нельзя делать: «нельзя …»
doing-draw = открывать карту базара
    .can = открыть карту базара
doing-roll = бросать кубики
    .can = бросить кубики
doing-reroll = перебрасывать кубики
    .can = перебросить кубики
doing-token = брать жетон
    .can = взять жетон
doing-crystal = брать кристалл
    .can = взять кристалл
doing-brown = брать коричневый жетон
    .can = взять коричневый жетон
doing-two = брать два жетона
    .can = взять два жетона
doing-lira = брать лиры
    .can = взять лиры
doing-cards = брать карты базара
    .can = взять карты базара
doing-tile = брать плитку мечети
    .can = взять плитку мечети
doing-ruby = брать рубин
    .can = взять рубин
doing-choose = выбирать оплату
    .can = выбрать оплату
doing-use = использовать кубик
    .can = использовать кубик
doing-give = что-то отдавать
    .can = отдать что-нибудь
doing-take = что-то брать
    .can = взять что-нибудь
doing-carry = выполнять карту
    .can = выполнить карту
doing-exchange = менять что-то на рубин
    .can = обменять что-нибудь на рубин
doing-accept = принимать предложение
    .can = принять предложение
doing-decline = от чего-то отказываться
    .can = отказаться
doing-pay = платить
    .can = заплатить
doing-end = заканчивать ход
    .can = закончить ход


## Почему данные не позиция

state-dice-turn = { $where }: кубики не подходят к ходу.
state-tiles-turn = { $where }: новые плитки, которых ни у кого нет.
state-pay-way = { $where }: оплата, которая невозможна.
state-card-condition = { $where }: карта, условие которой не выполнено.


## Итоги

standing-worth = Деньги


## В терминале

text-welcome = Добро пожаловать в Стамбул, в игру с кубиками! Бросайте кубики и соберите рубины раньше других. «помощь» — подсказка в любой момент, «выход» — закончить.
text-start-help =
    Сначала скажите, сколько игроков, потом имя каждого или «бот» (играет компьютер).
    То, что стоит в [скобках], выбирается клавишей Enter. «выход» — закончить.
text-signs =
    На столе: R ткань, G пряности, Y фрукты, B украшения, L монета, C карта, коричневый жетон: любой товар; ♦3 — осталось 3 рубина.
    Рубин стоит столько, сколько в [скобках]; +2 — по одному товару каждого вида и ещё 2 любых. Кубик в (скобках) уже использован.
    Плитка со знаком * действует со следующего хода; «карты» — что делают ваши плитки.
text-trades =
    Платите кубиками и жетонами: 2 одинаковых товара — жетон, 2 разных — кристалл, 3 разных — коричневый жетон, 4 разных — любые 2 жетона; товары с плитки мечети — сама плитка, цена рубина — рубин.
    Монеты приносят по { COUNT($lira, of: "lira", form: "paid") }, а за кубики с картой берут карты базара и выполняют одну из них.
text-ties = При равенстве рубинов решают деньги: каждый жетон считается за { COUNT($token, of: "lira", form: "paid") }, каждый кристалл за { $crystal }.
example-action = token R
example-rule = правило рубин: правила о рубинах
example-file = dice.match

picture-round = Стамбул с кубиками, раунд { $round }. Для победы: { COUNT($target, of: "ruby") }.
picture-rubies = Рубины за: [цена], ♦ осталось
picture-mixed = каждый товар
picture-lira = лиры
picture-open = Открытые плитки мечети (в стопке { $stack })
picture-under = под стопкой: { TILE($tiles) }
picture-deck = Карты базара: в колоде { $deck }, в сбросе { $discard }
picture-top = сверху «{ CARD($card) }»
picture-supply = Запас: { $goods }  коричневые { $brown }  кристаллы { $crystal }  лиры { $lira }
# Семь заголовков через пробел, каждый в одно слово.
picture-heads = рубины лиры крист. товары кор. кубики плитки
picture-dice = Кубики: { $dice }
picture-actions = осталось { COUNT($actions, of: "action") }
picture-legend = R ткань  G пряности  Y фрукты  B украшения  L монета  C карта
picture-paid = Уже заплачено: { THINGS($what, style: "and") }.
picture-drawn = «{ CARD($card) }»: { $effect }
hand-none = Плиток мечети и взятых карт у вас нет.


## Подсказки: зачем это делать

reason-won = берёт рубин, которого не хватало для победы
reason-rubies =
    { $track ->
        [lira] покупает рубин за { COUNT($price, of: "lira", form: "paid") }
        [mixed] покупает рубин за { COUNT($price, of: "good") } всех цветов
        [mosque] плиток хватает на рубин из мечети
       *[other] покупает рубин за { GOODS($track, $price) }
    }
reason-near =
    { $missing ->
        [0] копит: { GOODS($track, $count) }, хватает на рубин
       *[other] копит: { GOODS($track, $count) }, до рубина не хватает { $missing }
    }
reason-goods = запасает { THINGS($what, style: "and") }
reason-lira =
    { $price ->
        [0] берёт лиры: они решат при равенстве
       *[other] копит на рубин с дорожки лир: { $lira } из { $price }
    }
reason-mosque = ещё одна плитка: { $count } из { $needed } для рубина из мечети
reason-tiles =
    { $does ->
        [lira] полезная плитка: { COUNT($lira, of: "lira") } каждый ход
        [crystal] полезная плитка: { COUNT($crystal, of: "crystal") } каждый ход
        [card] полезная плитка: 1 карта базара каждый ход
        [action] полезная плитка: на одно действие больше каждый ход
        [die] полезная плитка: на один кубик больше каждый ход
        [good-R] полезная плитка: ткань вместе с лирами
        [good-G] полезная плитка: пряности вместе с лирами
        [good-Y] полезная плитка: фрукты вместе с лирами
       *[good-B] полезная плитка: украшения вместе с лирами
    }
reason-crystals = бережёт { COUNT($count, of: "crystal") } для лучшего броска
reason-brown = берёт { COUNT($count, of: "brown") }: годится для любого рубина
reason-dice = перебрасывает: новый бросок в среднем стоит дороже кристалла
reason-cards = тянет карты базара: другие действия в среднем дают меньше
reason-none = ничего полезнее нет

chart-worth = Деньги по раундам: лиры, жетоны и кристаллы по их цене

position-supply = «{ $what }» у игроков больше, чем есть в игре: { $most }.

column-worth = деньги, решающие при равенстве: лиры, жетоны и кристаллы
column-turns-brown = коричневые жетоны
column-turns-crystal = кристаллы
column-turns-dice = собственные кости

plot-worth = деньги и то, что ими считается

position-unknown-dice-tile = Плитки мечети «{ $name }» нет. Можно: { $known }.
position-unknown-bazaar-card = Карты базара «{ $name }» нет. Можно: { $known }.
position-unknown-circle = Рубинов здесь не может быть { $name }. Можно: { $known }.
position-none-left-dice-tile = Плиток мечети «{ $name }» не осталось: все уже лежат в других местах.
position-none-left-bazaar-card = Карт базара «{ $name }» не осталось: все уже лежат в других местах.
