# Все слова «Стамбула», которые видит человек, по-русски.
#
# Функции: PLACE, GOOD, CARD, GUILD, TILE, TAVERN, KIOSK, SEAT, FIGURE, WINDOW, TOPIC и DOING берут сообщение с таким
# именем в нужной форме; несколько имён становятся перечнем (style: "and", "or"). GOODS считает товары и кофе («R G2 C»
# или буква и число), COUNT считает вещи, LIST перечисляет слова.
#
# О людях пишем в настоящем времени: прошедшее выдаёт род.
# Имён не склоняем.


## Места. Формы: short (для телефона), full (с номером), to, at, from, of, between («между …»); does: что там делают.

place-1 = Каретная мастерская
    .short = Мастерская
    .full = 1 Каретная мастерская
    .to = в Каретную мастерскую
    .at = в Каретной мастерской
    .from = из Каретной мастерской
    .of = Каретной мастерской
    .between = Каретной мастерской
    .does = Купите расширение для тележки. Третье приносит рубин.
place-2 = Склад тканей
    .short = Ткани
    .full = 2 Склад тканей
    .to = на Склад тканей
    .at = на Складе тканей
    .from = со Склада тканей
    .of = Склада тканей
    .between = Складом тканей
    .does = Наберите в тележку ткани доверху.
place-3 = Склад пряностей
    .short = Пряности
    .full = 3 Склад пряностей
    .to = на Склад пряностей
    .at = на Складе пряностей
    .from = со Склада пряностей
    .of = Склада пряностей
    .between = Складом пряностей
    .does = Наберите в тележку пряностей доверху.
place-4 = Склад фруктов
    .short = Фрукты
    .full = 4 Склад фруктов
    .to = на Склад фруктов
    .at = на Складе фруктов
    .from = со Склада фруктов
    .of = Склада фруктов
    .between = Складом фруктов
    .does = Наберите в тележку фруктов доверху.
place-5 = Почтовая контора
    .short = Почта
    .full = 5 Почтовая контора
    .to = в Почтовую контору
    .at = в Почтовой конторе
    .from = из Почтовой конторы
    .of = Почтовой конторы
    .between = Почтовой конторой
    .does = Получите товары и лиры с четырёх открытых клеток.
place-6 = Караван-сарай
    .short = Караван-сарай
    .full = 6 Караван-сарай
    .to = в Караван-сарай
    .at = в Караван-сарае
    .from = из Караван-сарая
    .of = Караван-сарая
    .between = Караван-сараем
    .does = Возьмите две карты бонуса, потом сбросьте одну.
place-7 = Фонтан
    .short = Фонтан
    .full = 7 Фонтан
    .to = к Фонтану
    .at = у Фонтана
    .from = от Фонтана
    .of = Фонтана
    .between = Фонтаном
    .does = Позовите назад сколько угодно своих помощников.
place-8 = Чёрный рынок
    .short = Чёрн. рынок
    .full = 8 Чёрный рынок
    .to = на Чёрный рынок
    .at = на Чёрном рынке
    .from = с Чёрного рынка
    .of = Чёрного рынка
    .between = Чёрным рынком
    .does = Возьмите ткань, пряности или фрукты и бросьте кубики на украшения.
place-9 = Чайная
    .short = Чайная
    .full = 9 Чайная
    .to = в Чайную
    .at = в Чайной
    .from = из Чайной
    .of = Чайной
    .between = Чайной
    .does = Объявите число и бросьте кубики. Выпало не меньше — получите столько лир, сколько объявили, иначе — 2 лиры.
place-10 = Большой рынок
    .short = Бол. рынок
    .full = 10 Большой рынок
    .to = на Большой рынок
    .at = на Большом рынке
    .from = с Большого рынка
    .of = Большого рынка
    .between = Большим рынком
    .does = Продайте до 5 товаров с плитки спроса.
place-11 = Малый рынок
    .short = Мал. рынок
    .full = 11 Малый рынок
    .to = на Малый рынок
    .at = на Малом рынке
    .from = с Малого рынка
    .of = Малого рынка
    .between = Малым рынком
    .does = Продайте до 5 товаров с плитки спроса.
place-12 = Полицейский участок
    .short = Полиция
    .full = 12 Полицейский участок
    .to = в Полицейский участок
    .at = в Полицейском участке
    .from = из Полицейского участка
    .of = Полицейского участка
    .between = Полицейским участком
    .does = Пошлите родственника действовать в другом месте.
place-13 = Дворец султана
    .short = Дворец
    .full = 13 Дворец султана
    .to = во Дворец султана
    .at = во Дворце султана
    .from = из Дворца султана
    .of = Дворца султана
    .between = Дворцом султана
    .does = Отдайте показанные товары и возьмите рубин.
place-14 = Малая мечеть
    .short = Мал. мечеть
    .full = 14 Малая мечеть
    .to = в Малую мечеть
    .at = в Малой мечети
    .from = из Малой мечети
    .of = Малой мечети
    .between = Малой мечетью
    .does = Возьмите красную или зелёную плитку. Обе вместе приносят рубин.
place-15 = Большая мечеть
    .short = Бол. мечеть
    .full = 15 Большая мечеть
    .to = в Большую мечеть
    .at = в Большой мечети
    .from = из Большой мечети
    .of = Большой мечети
    .between = Большой мечетью
    .does = Возьмите синюю или жёлтую плитку. Обе вместе приносят рубин.
place-16 = Торговец самоцветами
    .short = Самоцветы
    .full = 16 Торговец самоцветами
    .to = к Торговцу самоцветами
    .at = у Торговца самоцветами
    .from = от Торговца самоцветами
    .of = Торговца самоцветами
    .between = Торговцем самоцветами
    .does = Купите следующий рубин ряда по его цене.
# Место, которого нет на поле, как его написали.
place-other = место { $value }
    .short = { $value }
    .full = место { $value }
    .to = на место { $value }
    .at = на месте { $value }
    .from = с места { $value }
    .of = места { $value }
    .between = местом { $value }


## Что считают. Форма: paid, как в «за 1 лиру».

count-card =
    { $count ->
        [one] { $count } карта бонуса
        [few] { $count } карты бонуса
       *[many] { $count } карт бонуса
    }
    .paid =
        { $count ->
            [one] { $count } карту бонуса
            [few] { $count } карты бонуса
           *[many] { $count } карт бонуса
        }
count-step =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
count-assistant =
    { $count ->
        [one] { $count } помощник
        [few] { $count } помощника
       *[many] { $count } помощников
    }
    .paid =
        { $count ->
            [one] { $count } помощника
            [few] { $count } помощников
           *[many] { $count } помощников
        }


## Карты бонуса: название, действие, когда.

card-good = Один товар
    .effect = Возьмите 1 любой товар.
    .when = до или после действия
card-lira = Пять лир
    .effect = Возьмите 5 лир.
    .when = в любой момент, даже прямо перед оплатой
card-palace2 = Снова дворец
    .effect = Ещё раз выполните действие Дворца султана.
    .when = сразу после действия: 13 Дворец султана
card-post2 = Снова почта
    .effect = Ещё раз выполните действие Почтовой конторы.
    .when = сразу после действия: 5 Почтовая контора
card-dealer2 = Снова торговец
    .effect = Ещё раз выполните действие Торговца самоцветами.
    .when = сразу после действия: 16 Торговец самоцветами
card-family = Родственник дома
    .effect = Верните родственника домой и возьмите карту бонуса или 3 лиры.
    .when = до или после действия
card-market = Любые товары
    .effect = На Малом рынке продайте любые товары, не больше 5.
    .when = в начале действия: 11 Малый рынок
card-stay = На месте
    .effect = Купец не идёт. Помощника вы всё равно забираете или оставляете.
    .when = вместо перемещения
card-far = Дальний путь
    .effect = Пройдите 3 или 4 шага вместо 1 или 2.
    .when = вместо перемещения
card-assistant = Помощник вернулся
    .effect = Верните одного своего помощника под купцом.
    .when = до оплаты другим купцам


## Когда играют карту

window-any = в паузу своего хода, а не посреди действия или встречи
window-lira = в паузу своего хода или прямо перед тем, как платить лиры
window-phase1 = в первой фазе, до оплаты другим купцам
window-move = вместо перемещения, пока купец не пошёл
window-after = сразу после действия, которое она повторяет
window-with = в начале нужного действия
window-roll = сразу после броска
window-last = после последнего хода


## Игроки, фигуры, предметы, плитки мечетей, фазы

figure-governor = наместник
    .title = Наместник
    .met = наместника
figure-smuggler = контрабандист
    .title = Контрабандист
    .met = контрабандиста

piece-merchant = купец
piece-assistant = помощник
piece-family = родственник
piece-neutral-merchant = ничейный купец
piece-neutral-assistant = ничейный помощник
piece-cart = тележка
piece-extension = расширение
piece-ruby = рубин
piece-demand = плитка спроса
piece-tile = плитка мечети
piece-card = карта бонуса

tile-R = красная плитка
    .title = Красная плитка
    .taken = красную плитку
    .none = красных плиток
    .of = красной плитки
    .effect = После броска владелец может поставить один кубик на 4 или перебросить оба.
tile-G = зелёная плитка
    .title = Зелёная плитка
    .taken = зелёную плитку
    .none = зелёных плиток
    .of = зелёной плитки
    .effect = На Складе владелец может купить ещё 1 товар за 2 лиры.
tile-Y = жёлтая плитка
    .title = Жёлтая плитка
    .taken = жёлтую плитку
    .none = жёлтых плиток
    .of = жёлтой плитки
    .effect = Раз в ход владелец может вернуть помощника за 2 лиры.
tile-B = синяя плитка
    .title = Синяя плитка
    .taken = синюю плитку
    .none = синих плиток
    .of = синей плитки
    .effect = К владельцу присоединяется пятый помощник.

phase-move = Перемещение
phase-pay = Оплата
phase-act = Действие
phase-meet = Встречи
phase-last = Последние карты


## Что решают. `topic` — то же для тех, кто ждёт.

question-move =
    { $companion ->
        [yes] куда пойдёт ваш купец или партнёр?
       *[no] куда пойдёт ваш купец?
    }
question-arrive =
    { $assistant ->
        [take] заберёте своего помощника?
        [leave] оставите здесь помощника?
        [choose] какого помощника заберёте или оставите здесь?
       *[none] оставить здесь некого. Закончить ход?
    }
question-pay =
    { $companions ->
        [0]
            { $merchants ->
                [one] заплатите { COUNT($amount, of: "lira", form: "paid") } купцу, который здесь стоит?
               *[other] заплатите { $merchants } купцам на этом месте, всего { COUNT($amount, of: "lira", form: "paid") }?
            }
       *[other]
            { $number ->
                [one] заплатите { COUNT($amount, of: "lira", form: "paid") } за партнёра, который здесь стоит?
               *[other] заплатите за купцов и партнёров на этом месте, всего { COUNT($amount, of: "lira", form: "paid") }?
            }
    }
question-act = что будете делать { PLACE($place, form: "at") }?
question-meet =
    { $somebody ->
        [catch] здесь надо поймать чужого родственника. С чего начнёте?
        [yes] встретите кого-нибудь или закончите ход?
       *[no] сделаете что-нибудь ещё или закончите ход?
    }
question-last = последний раунд окончен. Сыграете ещё карту?
question-far = куда ваш купец придёт за 3 или 4 шага?
question-good = какой товар возьмёте?
question-reward = какую награду возьмёте?
question-fetch = какой помощник вернётся?
question-market = какие товары продадите? Годятся любые.
question-palace = какие товары отдадите за следующий рубин?
question-errand =
    { $who ->
        [family] что сделает ваш родственник { PLACE($place, form: "at") }?
       *[own] что вы сделаете издалека { PLACE($place, form: "at") }?
    }
question-green = купите ещё один товар за 2 лиры?
question-dice =
    { $purpose ->
        [teahouse] вы объявили { $call }, выпало { LIST($dice, style: "and") }. Примените красную плитку?
       *[other] выпало { LIST($dice, style: "and") }. Примените красную плитку?
    }
question-pick = что возьмёте: ткань, пряности или фрукты?
question-cards = откуда возьмёте вторую карту?
question-discard = какую карту сбросите?
question-governor = чем заплатите наместнику?
question-smuggler = какой товар возьмёте у контрабандиста?
question-bribe = чем заплатите контрабандисту?

topic-move = куда идти
topic-arrive = забрать или оставить помощника
topic-pay = платить ли другим купцам
topic-act = что делать на этом месте
topic-meet = как закончить ход
topic-last = какие карты сыграть напоследок
topic-far = куда идти
topic-good = какой товар взять
topic-reward = какую награду взять
topic-fetch = какого помощника вернуть
topic-market = какие товары продать
topic-palace = какие товары отдать за рубин
topic-errand = что сделать на выбранном месте
topic-green = купить ли ещё один товар
topic-dice = менять ли бросок
topic-pick = какой товар взять
topic-cards = откуда взять вторую карту
topic-discard = какую карту сбросить
topic-governor = чем заплатить наместнику
topic-smuggler = какой товар взять у контрабандиста
topic-bribe = чем заплатить контрабандисту


## Подписи действий

action-move = Идти { PLACE($place, form: "to") } ({ $place })
action-take =
    { $which ->
        [neutral] Забрать ничейного помощника
       *[own] Забрать своего помощника
    }
action-leave =
    { $which ->
        [neutral] Оставить здесь ничейного помощника
       *[own] Оставить здесь помощника
    }
action-pay =
    { $what ->
        [toll]
            { $companions ->
                [0]
                    { $merchants ->
                        [one] Заплатить { COUNT($amount, of: "lira", form: "paid") } купцу, который здесь стоит
                       *[other] Заплатить { $merchants } купцам на этом месте, всего { COUNT($amount, of: "lira", form: "paid") }
                    }
               *[other]
                    { $number ->
                        [one] Заплатить { COUNT($amount, of: "lira", form: "paid") } за партнёра, который здесь стоит
                       *[other] Заплатить за купцов и партнёров на этом месте, всего { COUNT($amount, of: "lira", form: "paid") }
                    }
            }
        [lira]
            { $decision ->
                [governor] Заплатить наместнику 2 лиры
                [trader] Заплатить продавцу кофе 2 лиры
                [courier] Заплатить посыльному 2 лиры
               *[other] Заплатить контрабандисту 2 лиры
            }
       *[good]
            { $decision ->
                [trader] Отдать продавцу кофе { GOODS($what) }
               *[other] Отдать контрабандисту { GOODS($what) }
            }
    }
action-skip = Без действия: перейти к встречам
action-end =
    { $decision ->
        [arrive] Остановиться здесь: ход закончится
        [pay] Остановиться здесь: ход закончится
        [act] Закончить ход без действия
        [last] Больше карт не играть
        [double] Нет: закончить ход
       *[other] Закончить ход
    }
action-meet =
    { $free ->
        [yes]
            { $figure ->
                [governor] Встретить наместника: карта бонуса даром
                [smuggler] Встретить контрабандиста: товар даром
                [trader] Встретить продавца кофе: 1 кофе даром
                [courier] Встретить посыльного: письмо даром
               *[other] Встретить { FIGURE($figure, form: "met") }
            }
       *[no]
            { $figure ->
                [governor] Встретить наместника: карта бонуса за 2 лиры или за карту
                [smuggler] Встретить контрабандиста: товар за 2 лиры или за товар
                [trader] Встретить продавца кофе: 1 кофе за 2 лиры или за товар
                [courier] Встретить посыльного: письмо за 2 лиры или за письмо
               *[other] Встретить { FIGURE($figure, form: "met") }
            }
    }
action-catch = Поймать { FAMILY($seat) }
action-play = Сыграть «{ CARD($card) }»
action-fetch =
    { $decision ->
        [fetch] Вернуть помощника { PLACE($place, form: "from") } ({ $place })
       *[other] Жёлтая плитка: за 2 лиры вернуть помощника { PLACE($place, form: "from") } ({ $place })
    }
action-gather =
    { $all ->
        [yes]
            { $count ->
                [one] Позвать назад помощника { PLACE($places, form: "from") }
               *[other] Позвать назад всех помощников: { $count }
            }
       *[no] Позвать назад { COUNT($count, of: "assistant", form: "paid") }: { PLACE($places, form: "full") }
    }
action-gain =
    { $full ->
        [yes] Взять { GOODS($good) }: места нет, товар пропадёт
       *[no] Взять { GOODS($good) }
    }
action-reward =
    { $what ->
        [card] Взять карту бонуса
       *[lira] Взять 3 лиры
    }
action-extend =
    { $third ->
        [yes] Купить третье расширение за { COUNT($price, of: "lira", form: "paid") }: с ним вы получите рубин
       *[no] Купить расширение за { COUNT($price, of: "lira", form: "paid") }
    }
action-fill =
    { $room ->
        [0] Набрать доверху: места для { GOOD($good, form: "of") } больше нет
       *[other] Набрать доверху: { GOODS($good, $room) }
    }
action-collect = Получить { GOODS($goods) } и { COUNT($lira, of: "lira", form: "paid") }
action-draw =
    { $from ->
        [discard] Взять из сброса «{ CARD($card) }»
       *[deck]
            { $left ->
                [0] Взять из колоды: карт больше нет
               *[other] Взять карту из колоды
            }
    }
action-discard =
    { $decision ->
        [governor] Отдать наместнику «{ CARD($card) }»
       *[other] Сбросить «{ CARD($card) }»
    }
action-roll = Бросить кубики
action-call = Объявить { $number } и бросить кубики
action-sell = Продать { GOODS($goods) } за { COUNT($amount, of: "lira", form: "paid") }
action-send = Послать родственника { PLACE($place, form: "to") } ({ $place })
action-decline =
    { $decision ->
        [beside] Только барьер, без действия
        [hire] Не брать партнёра
        [kiosk-use] Отказаться от плитки
       *[other] Ничего там не делать
    }
action-deliver = Отдать { GOODS($goods) } за рубин
action-tile =
    { $ruby ->
        [yes] Взять { TILE($good, form: "taken") } и рубин за { GOODS($good) }
       *[no] Взять { TILE($good, form: "taken") } за { GOODS($good) }
    }
action-buy = Купить рубин за { COUNT($price, of: "lira", form: "paid") }
action-extra =
    { $full ->
        [yes] Зелёная плитка: купить { GOODS($good) } за 2 лиры (места нет, товар пропадёт)
       *[no] Зелёная плитка: купить { GOODS($good) } за 2 лиры
    }
action-done =
    { $decision ->
        [roast] Больше ничего не менять
        [recall] Никого не звать назад
        [tavern] Обойтись без второго действия
       *[other] Больше ничего не покупать
    }
action-turn =
    { $total ->
        [0] Повернуть кубик с { $pips } на { $to }
       *[other] Повернуть кубик с { $pips } на { $to }: выйдет { $total }
    }
action-reroll = Перебросить оба кубика
action-keep =
    { $purpose ->
        [coffeeroll] Оставить как есть: { LIST($dice, style: "and") }
        [letterroll] Оставить как есть: { LIST($dice, style: "and") }
       *[other] Оставить как есть: { $total }
    }


## Что произошло

event-turn =
    { SELF($name) ->
        [yes] Раунд { $round }: ваш ход.
       *[no] Раунд { $round }: ходит { $name }.
    }
event-moved = { DOES($name, "идёт", "идёте") } { PLACE($to, form: "to") } ({ $to }).
event-stayed = { DOES($name, "остаётся", "остаётесь") } { PLACE($place, form: "at") }.
event-stopped = { DOES($name, "останавливается", "останавливаетесь") } { PLACE($place, form: "at") }: ход окончен.
event-skipped = { DOES($name, "ничего не делает", "ничего не делаете") } { PLACE($place, form: "at") }.
event-assistant-left =
    { $neutral ->
        [yes] { DOES($name, "оставляет", "оставляете") } ничейного помощника { PLACE($place, form: "at") }.
       *[no] { DOES($name, "оставляет", "оставляете") } помощника { PLACE($place, form: "at") }.
    }
event-assistant-back = { DOES($name, "забирает", "забираете") } помощника { PLACE($place, form: "from") }.
event-neutral-taken = { DOES($name, "забирает", "забираете") } ничейного помощника { PLACE($place, form: "from") }.
event-fifth-assistant = { DOES($name, "получает", "получаете") } пятого помощника.
event-toll =
    { SELF($to) ->
        [yes] { $name } платит вам { COUNT($amount, of: "lira", form: "paid") }.
       *[no] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } игроку { $to }.
    }
event-neutral-moved = Ничейный купец уходит { PLACE($to, form: "to") } ({ $to }).
event-figure-moved =
    { $figure ->
        [governor] Наместник уходит { PLACE($to, form: "to") } ({ $to }).
        [trader] Продавец кофе уходит { PLACE($to, form: "to") } ({ $to }).
        [courier] Посыльный уходит { PLACE($to, form: "to") } ({ $to }).
       *[smuggler] Контрабандист уходит { PLACE($to, form: "to") } ({ $to }).
    }
event-called = { DOES($name, "объявляет", "объявляете") } число { $number }.
event-rolled =
    { $purpose ->
        [teahouse] { DOES($name, "бросает", "бросаете") } кубики: { LIST($dice, style: "and") }.
        [blackmarket] { DOES($name, "бросает", "бросаете") } кубики на Чёрном рынке: { LIST($dice, style: "and") }.
        [governor] Бросок за наместника: { LIST($dice, style: "and") }.
        [smuggler] Бросок за контрабандиста: { LIST($dice, style: "and") }.
        [trader] Бросок за продавца кофе: { LIST($dice, style: "and") }.
        [courier] Бросок за посыльного: { LIST($dice, style: "and") }.
        [coffeeroll] { DOES($name, "бросает", "бросаете") } кубики: { LIST($dice, style: "and") }.
        [letterroll] { DOES($name, "бросает", "бросаете") } кубики: { LIST($dice, style: "and") }.
        [kiosk] { DOES($name, "бросает", "бросаете") } кубик в Павильоне: { LIST($dice, style: "and") }.
        [guild8] { DOES($name, "бросает", "бросаете") } кубики: { LIST($dice, style: "and") }.
        [guild9] { DOES($name, "бросает", "бросаете") } кубики: { LIST($dice, style: "and") }.
        [neutral] Бросок за ничейного купца: { LIST($dice, style: "and") }.
       *[other] { DOES($name, "бросает", "бросаете") } кубики: { LIST($dice, style: "and") }.
    }
event-die-turned = { DOES($name, "поворачивает", "поворачиваете") } кубик: было { $from }, стало { $to }.
event-met = { DOES($name, "встречает", "встречаете") } { FIGURE($figure, form: "met") }.
event-caught =
    { SELF($owner) ->
        [yes] { $name } ловит вашего родственника.
       *[no] { DOES($name, "ловит", "ловите") } родственника игрока { $owner }.
    }
event-family-sent = { DOES($name, "посылает", "посылаете") } родственника { PLACE($place, form: "to") } ({ $place }).
event-declined = { DOES($name, "отказывается", "отказываетесь") } от действия { PLACE($place, form: "of") }.
event-card-played = { DOES($name, "играет", "играете") } карту «{ CARD($card) }».
event-card-drawn =
    { $source ->
        [governor] { DOES($name, "берёт", "берёте") } карту бонуса у наместника.
        [reward] { DOES($name, "берёт", "берёте") } карту бонуса в награду.
        [guild] { DOES($name, "берёт", "берёте") } карту бонуса по карте гильдии.
        [kiosk] { DOES($name, "берёт", "берёте") } карту бонуса в Павильоне.
        [auction] { DOES($name, "берёт", "берёте") } карту бонуса на аукционе.
       *[caravansary] { DOES($name, "берёт", "берёте") } карту бонуса из колоды.
    }
event-card-drawn-seen =
    { $source ->
        [governor] { DOES($name, "берёт", "берёте") } у наместника карту «{ CARD($card) }».
        [reward] { DOES($name, "берёт", "берёте") } в награду карту «{ CARD($card) }».
        [guild] { DOES($name, "берёт", "берёте") } по карте гильдии карту «{ CARD($card) }».
        [kiosk] { DOES($name, "берёт", "берёте") } в Павильоне карту «{ CARD($card) }».
        [auction] { DOES($name, "берёт", "берёте") } на аукционе карту «{ CARD($card) }».
       *[caravansary] { DOES($name, "берёт", "берёте") } из колоды карту «{ CARD($card) }».
    }
event-card-taken = { DOES($name, "берёт", "берёте") } из сброса карту «{ CARD($card) }».
event-card-discarded = { DOES($name, "сбрасывает", "сбрасываете") } карту «{ CARD($card) }».
event-no-card = { DOES($name, "не берёт", "не берёте") } карту: карт бонуса больше нет.
event-reshuffled = Сброс перемешан и стал новой колодой.
event-good =
    { $amount ->
        [0]
            { $lost ->
                [0] { $name }: места для { GOOD($good, form: "of") } больше нет.
               *[other] { DOES($name, "теряет", "теряете") } { GOODS($good, $lost) }: нет места.
            }
       *[other]
            { $lost ->
                [0]
                    { $source ->
                        [smuggler] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } от контрабандиста.
                        [green] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } по зелёной плитке.
                        [blackmarket] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } на Чёрном рынке.
                        [post] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } в Почтовой конторе.
                        [warehouse] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } на Складе.
                        [guild] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } по карте гильдии.
                        [kiosk] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } в Павильоне.
                        [auction] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } в Аукционном доме.
                        [catacombs] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) } в Катакомбах.
                        [swap] { DOES($name, "получает", "получаете") } в обмен { GOODS($good, $amount) }.
                       *[card] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) }.
                    }
               *[other] { DOES($name, "получает", "получаете") } { GOODS($good, $amount) }, ещё { $lost } положить некуда.
            }
    }
event-goods-paid =
    { $source ->
        [smuggler] { DOES($name, "отдаёт", "отдаёте") } контрабандисту { GOODS($goods) }.
        [mosque] { DOES($name, "отдаёт", "отдаёте") } в мечети { GOODS($goods) }.
        [palace] { DOES($name, "отдаёт", "отдаёте") } во Дворце султана { GOODS($goods) }.
        [largemarket] { DOES($name, "продаёт", "продаёте") } на Большом рынке { GOODS($goods) }.
        [smallmarket] { DOES($name, "продаёт", "продаёте") } на Малом рынке { GOODS($goods) }.
        [roasting] { DOES($name, "отдаёт", "отдаёте") } в Цехе обжарки { GOODS($goods) }.
        [tavern] { DOES($name, "отдаёт", "отдаёте") } как бакшиш { GOODS($goods) }.
        [trader] { DOES($name, "отдаёт", "отдаёте") } продавцу кофе { GOODS($goods) }.
        [guild] { DOES($name, "отдаёт", "отдаёте") } по карте гильдии { GOODS($goods) }.
        [kiosk] { DOES($name, "отдаёт", "отдаёте") } в Павильоне { GOODS($goods) }.
        [card] { DOES($name, "отдаёт", "отдаёте") } { GOODS($goods) }.
        [swap] { DOES($name, "отдаёт", "отдаёте") } в обмен { GOODS($goods) }.
       *[other] { DOES($name, "отдаёт", "отдаёте") } { GOODS($goods) }.
    }
event-lira-gained =
    { $source ->
        [reward] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } в награду.
        [post] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } в Почтовой конторе.
        [teahouse] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } в Чайной.
        [largemarket] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } за товары.
        [smallmarket] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } за товары.
        [guild] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } по карте гильдии.
        [kiosk] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } в Павильоне.
        [society] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") } в Тайном обществе.
        [card] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") }.
       *[other] { DOES($name, "получает", "получаете") } { COUNT($amount, of: "lira", form: "paid") }.
    }
event-lira-paid =
    { $source ->
        [wainwright] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } в Каретной мастерской.
        [dealer] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } Торговцу самоцветами.
        [governor] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } наместнику.
        [smuggler] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } контрабандисту.
        [neutral] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } за ничейного купца.
        [yellow] { DOES($name, "применяет", "применяете") } жёлтую плитку за { COUNT($amount, of: "lira", form: "paid") }.
        [green] { DOES($name, "применяет", "применяете") } зелёную плитку за { COUNT($amount, of: "lira", form: "paid") }.
        [roasting] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } в Цехе обжарки.
        [trader] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } продавцу кофе.
        [courier] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } посыльному.
        [guild] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } по карте гильдии.
        [kiosk] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } в Павильоне.
        [auction] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") } в запас.
        [card] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") }.
       *[other] { DOES($name, "платит", "платите") } { COUNT($amount, of: "lira", form: "paid") }.
    }
event-ruby =
    { $source ->
        [wainwright] { DOES($name, "получает", "получаете") } рубин за третье расширение. Всего рубинов: { $rubies }.
        [smallmosque] { DOES($name, "получает", "получаете") } рубин в Малой мечети. Всего рубинов: { $rubies }.
        [greatmosque] { DOES($name, "получает", "получаете") } рубин в Большой мечети. Всего рубинов: { $rubies }.
        [palace] { DOES($name, "получает", "получаете") } рубин во Дворце султана. Всего рубинов: { $rubies }.
        [dealer] { DOES($name, "получает", "получаете") } рубин у Торговца самоцветами. Всего рубинов: { $rubies }.
        [coffeehouse] { DOES($name, "получает", "получаете") } рубин в Кофейне. Всего рубинов: { $rubies }.
       *[other] { DOES($name, "получает", "получаете") } рубин. Всего рубинов: { $rubies }.
    }
event-tile = { DOES($name, "берёт", "берёте") } { TILE($good, form: "taken") }.
event-extension =
    { $extensions ->
        [1] { DOES($name, "получает", "получаете") } первое расширение.
        [2] { DOES($name, "получает", "получаете") } второе расширение.
       *[other] { DOES($name, "получает", "получаете") } третье расширение.
    }
event-demand =
    { $market ->
        [large] Новый спрос на Большом рынке: { GOODS($tile) }.
       *[small] Новый спрос на Малом рынке: { GOODS($tile) }.
    }
event-refilled = Рубин снова продаётся { PLACE($place, form: "at") }.
event-last-round = { DOES($name, "собирает", "собираете") } нужное число рубинов: этот раунд последний.
event-last-cards = { DOES($name, "ещё может", "ещё можете") } сыграть карты.
event-game-over = Игра окончена.


## Чего нельзя. В конце — правило, которое это запрещает.

refusal-move-first = Пока нельзя { DOING($verb) }: сначала перемещение.
    .move = Выберите, куда идти.
refusal-assistant-first = Пока нельзя { DOING($verb) }: сначала здесь забирают или оставляют помощника. Без этого ход закончится.
refusal-pay-first = Пока нельзя { DOING($verb) }: сначала платят другим купцам на этом месте. Если не платить, ход закончится.
refusal-acted-already = Теперь нельзя { DOING($verb) }: действие этого хода уже позади.
refusal-other-place = Нельзя { DOING($verb) } { PLACE($here, form: "at") }. Это делают { PLACE($places, form: "at", style: "or") }.
refusal-only-last-cards = Больше нельзя { DOING($verb) }: после последнего хода играют только карты, которые приносят товары или лиры.

refusal-fountain-no-assistant = У Фонтана помощников не берут и не оставляют, и ход всё равно продолжается.
refusal-fountain-no-pay = У Фонтана никому не платят.
refusal-companion-no-assistants = В этот ход перемещался ваш партнёр, а он помощников не берёт и не оставляет.
refusal-no-such-place =
    Места «{ $place }» на поле нет.
    .same = Назовите номер места, которое там есть, например: «{ $example }».
refusal-same-place = Ваш купец уже { PLACE($place, form: "at") }, а закончить путь там, где он начался, нельзя.
    .move = Выберите другое место.
refusal-too-far = Путь { PLACE($here, form: "from") } { PLACE($place, form: "to") } — { COUNT($steps, of: "step") }, для этого перемещения слишком далеко.
    .move = Выберите место поближе.

refusal-no-assistant-here = Вашего помощника { PLACE($place, form: "at") } нет.
    .leave-end = Оставьте здесь помощника или закончите ход.
refusal-no-neutral-here = Ничейного помощника { PLACE($place, form: "at") } нет.
    .take-end = Заберите своего или закончите ход.
    .leave-end = Оставьте здесь помощника или закончите ход.
refusal-assistant-lies-here = Ваш помощник уже { PLACE($place, form: "at") }, второго оставить нельзя.
    .take = Заберите его с собой.
refusal-stack-empty = Под вашим купцом не осталось помощников.
refusal-no-assistant-there = Вашего помощника { PLACE($place, form: "at") } нет.
    .same = Выберите место, где он ждёт.
refusal-no-assistant-out = В городе нет ваших помощников, возвращать некого.

refusal-lira-short = Это стоит { COUNT($needed, of: "lira", form: "paid") }, а у вас { COUNT($lira, of: "lira") }.
    .same = Выберите что-нибудь другое.
refusal-goods-short = У вас столько нет: { GOODS($goods) }.
    .same = Выберите то, что у вас есть.
refusal-no-goods = Ваша тележка пуста, продавать нечего.
refusal-not-in-demand = Плитка спроса показывает только { GOODS($tile) }.
    .sell = Выберите товары с неё, не больше одного на знак.
refusal-too-many-goods = Продать можно не больше { COUNT($most, of: "good", form: "most") }.
    .sell = Выберите меньше.
refusal-palace-short =
    { $any ->
        [0] Султан просит ровно { GOODS($tile) }.
       *[other]
            { $tile ->
                [none] Этот рубин стоит ровно { COUNT($any, of: "any") }.
               *[other] Султан просит ровно { GOODS($tile) } и { COUNT($any, of: "any") }.
            }
    }
    .deliver = Отдайте именно столько.
refusal-sold-out = Рубинов { PLACE($place, form: "at") } больше нет.
refusal-good-not-offered = Здесь можно выбрать только { GOOD($goods, style: "or") }.
    .gain = Возьмите что-нибудь из этого.
refusal-cart-complete = У вашей тележки уже три расширения, а четвёртого не бывает.

refusal-tile-elsewhere =
    { $good ->
        [R] Красная плитка лежит в Малой мечети.
        [G] Зелёная плитка лежит в Малой мечети.
        [Y] Жёлтая плитка лежит в Большой мечети.
       *[B] Синяя плитка лежит в Большой мечети.
    }
    .tile = Выберите плитку этой мечети.
refusal-tile-owned = { TILE($good, form: "title") } у вас уже есть, а двух плиток одного цвета быть не может.
    .tile = Выберите другую.
refusal-tiles-gone = Больше не осталось { TILE($good, form: "none") }.
    .tile = Выберите другую.
refusal-tile-short = Чтобы взять { TILE($good, form: "taken") }, надо иметь в тележке хотя бы { GOODS($good, $needed) }.
    .tile = Выберите другую.
refusal-tile-missing = У вас нет { TILE($good, form: "of") }, которая это позволяет.
refusal-tile-used = { TILE($good, form: "title") } в этот ход уже послужила. В ваш следующий ход она снова пригодится.
refusal-tile-moment =
    { $good ->
        [R] Красная плитка меняет бросок в Чайной или на Чёрном рынке, сразу после него.
       *[G] Зелёная плитка служит на Складе, сразу после того как вы набрали товар.
    }
refusal-tile-guild-turn =
    { $good ->
        [R] Чтобы применить красную плитку, надо быть на её месте, поэтому в ход карты гильдии она не помогает.
       *[G] Чтобы применить зелёную плитку, надо быть на её месте, поэтому в ход карты гильдии она не помогает.
    }
refusal-die-not-there = На кубиках { LIST($dice, style: "and") }. На { $to } поворачивают только тот, на котором ещё не { $to }.
refusal-call-range = Объявить можно число от { $least } до { $most }.
    .call = Выберите одно из них.
refusal-discard-empty = В сбросе нет карты для этого.

refusal-card-unknown = Из записи «{ $action }» непонятно, какая это карта.
    .same = Выберите карту из руки, например: «{ $example }».
refusal-card-not-held = Карты «{ CARD($card) }» у вас нет.
    .same = Выберите другую карту из руки.
refusal-card-window = Карту «{ CARD($card) }» играют { WINDOW($window) }. До этого она подождёт.
refusal-card-after =
    { $card ->
        [mosque2] Карту «{ CARD($card) }» играют сразу после действия любой мечети.
       *[other] Карту «{ CARD($card) }» играют сразу после действия { PLACE($place, form: "of") }.
    }
refusal-card-after-over =
    { $card ->
        [mosque2] Карту «{ CARD($card) }» играют сразу после действия любой мечети и до первой встречи. В этот ход такой момент уже прошёл или не наступил.
       *[other] Карту «{ CARD($card) }» играют сразу после действия { PLACE($place, form: "of") } и до первой встречи. В этот ход такой момент уже прошёл или не наступил.
    }
refusal-card-with = Карту «{ CARD($card) }» играют в начале действия { PLACE($place, form: "of") }. До этого она подождёт.
refusal-card-guild-turn = Чтобы сыграть карту «{ CARD($card) }», надо быть на её месте, поэтому в ход карты гильдии её не играют.
refusal-card-guild-move = Карта «{ CARD($card) }» относится к первой фазе, а в ходе карты гильдии фаз нет.
refusal-card-on-another-turn = Карту «{ CARD($card) }» играют только в свой ход. До него она подождёт.
refusal-card-no-effect = Карта «{ CARD($card) }» сейчас ничего не даст. Она подождёт лучшего момента.
refusal-card-last = Карта «{ CARD($card) }» уже не поможет. После последнего хода играют только эти карты: { CARD($cards) }.
refusal-no-card-to-draw = Карт бонуса больше нет.
    .reward_lira = Возьмите 3 лиры.
    .same = Выберите что-нибудь другое.

refusal-family-at-home = Ваш родственник и так в Полицейском участке. Карта подождёт, пока он не уйдёт оттуда.
refusal-family-away = Ваш родственник { PLACE($place, form: "at") }, отсюда его не послать.
    .play_family = Сначала верните его картой «Родственник дома».
refusal-send-elsewhere = Ваш родственник и так в Полицейском участке, а пойти он должен на другое место.
    .send = Выберите другое.
refusal-own-family = Своего родственника ловить нельзя.
    .play_family = Чтобы вернуть его, сыграйте «Родственник дома».
refusal-family-elsewhere =
    { $place ->
        [12] Нельзя поймать { FAMILY($seat) }: он дома, в Полицейском участке.
       *[other] Нельзя поймать { FAMILY($seat) }: он { PLACE($place, form: "at") }.
    }
refusal-no-catch-at-police = В Полицейском участке никого не ловят.
refusal-must-catch = Ход ещё нельзя закончить: надо поймать { FAMILY($seats, style: "and") }.
    .catch = Сначала сделайте это.
    .skip = Выполните или пропустите действие, а потом сделайте это.
refusal-seat-unknown = Из записи «{ $action }» непонятно, о ком речь.
    .same = Назовите цвет другого игрока за этим столом, например: «{ $example }».

refusal-figure-unknown = Из записи «{ $action }» непонятно, кого вы встречаете.
    .same = Назовите одну из фигур, например: «{ $example }».
refusal-figure-elsewhere =
    { $figure ->
        [governor] Наместник не здесь, а { PLACE($place, form: "at") }.
        [trader] Продавец кофе не здесь, а { PLACE($place, form: "at") }.
        [courier] Посыльный не здесь, а { PLACE($place, form: "at") }.
       *[smuggler] Контрабандист не здесь, а { PLACE($place, form: "at") }.
    }
refusal-nobody-met = В этот ход больше никого не встречают: ни купец, ни партнёр не стоит там, где закончил путь.
refusal-figure-served =
    { $figure ->
        [governor] Наместник в этот ход вам уже послужил, а каждая фигура служит раз в ход.
        [trader] Продавец кофе в этот ход вам уже послужил, а каждая фигура служит раз в ход.
        [courier] Посыльный в этот ход вам уже послужил, а каждая фигура служит раз в ход.
       *[smuggler] Контрабандист в этот ход вам уже послужил, а каждая фигура служит раз в ход.
    }
refusal-figure-has-nothing =
    { $figure ->
        [governor] Наместнику нечего вам дать: карт бонуса не осталось.
        [trader] Заплатить продавцу кофе нечем: нет ни 2 лир, ни товара.
        [courier] Заплатить посыльному нечем: нет ни 2 лир, ни письма.
       *[smuggler] Контрабандисту нечего вам дать.
    }
refusal-skip-first = Здесь ещё есть кого встретить.
    .skip = Сначала пропустите действие, потом закончите ход.
refusal-nobody-to-meet = Встречать здесь некого, поэтому пропускать действие незачем.

# Чего нельзя делать: «нельзя …»
doing-move = идти
    .can = пойти
doing-take = забирать помощника
    .can = забрать помощника
doing-leave = оставлять помощника
    .can = оставить помощника
doing-pay = платить
    .can = заплатить
doing-skip = пропускать действие
    .can = пропустить действие
doing-end = заканчивать ход
    .can = закончить ход
doing-meet = встречать фигуры
    .can = встретить фигуру
doing-catch = ловить родственников
    .can = поймать родственника
doing-play = играть карты
    .can = сыграть карту
doing-fetch = возвращать помощника
    .can = вернуть помощника
doing-gather = звать помощников назад
    .can = позвать помощников назад
doing-gain = брать товар
    .can = взять товар
doing-reward = брать награду
    .can = взять награду
doing-extend = покупать расширение
    .can = купить расширение
doing-fill = набирать товар доверху
    .can = набрать товар доверху
doing-collect = получать почту
    .can = получить почту
doing-draw = брать карты
    .can = взять карту
doing-discard = сбрасывать карту
    .can = сбросить карту
doing-roll = бросать кубики
    .can = бросить кубики
doing-call = объявлять число
    .can = объявить число
doing-sell = продавать товары
    .can = продать товары
doing-send = посылать родственника
    .can = послать родственника
doing-decline = отказываться
    .can = отказаться
doing-deliver = отдавать товары за рубин
    .can = отдать товары за рубин
doing-tile = брать плитку
    .can = взять плитку
doing-buy = покупать рубин
    .can = купить рубин
doing-extra = покупать ещё один товар
    .can = купить ещё один товар
doing-done = останавливаться на этом
    .can = остановиться на этом
doing-turn = поворачивать кубик
    .can = повернуть кубик
doing-reroll = перебрасывать кубики
    .can = перебросить кубики
doing-keep = оставлять бросок
    .can = оставить бросок как есть


## Настройки новой игры

option-layout = Места
    .about = Как разложены места.
option-layout-short = короткие пути
option-layout-long = длинные пути
option-layout-order = по порядку номеров
option-layout-random = случайно
option-layout-own = свой расклад
option-edition = Издание
    .about = По правилам большой коробки вместо последнего рубина в продажу кладут новый; в 2016 году рубины могли кончиться.
option-edition-bigbox = большая коробка
option-edition-2016 = 2016 год
option-neutral = Ничейные помощники
    .about = В каждой стопке один помощник ничей. Для двух–четырёх игроков.
option-neutral-no = нет
option-neutral-yes = да

options-neutral-players = Ничейные помощники — для двух–четырёх игроков, а здесь их { $players }. Играйте без них или меньшим числом игроков.
options-layout-places =
    { $board ->
        [letters] С «Письмами и печатями» в раскладе каждое место от 1 до 16 и от 21 до 24 должно быть ровно один раз. Проверьте, нет ли пропущенных и повторённых.
       *[other] В раскладе каждое место от 1 до { $places } должно быть ровно один раз. Проверьте, нет ли пропущенных и повторённых.
    }


## Итоги

standing-goods = Товары
standing-cards = Карты


## В терминале

text-welcome = Добро пожаловать в Стамбул! Соберите рубины раньше других. «помощь» — подсказка в любой момент, «выход» — закончить.
text-layout = Какая раскладка? { $choices } [первая]
text-neutral = Играть с ничейными помощниками? (да или нет)
picture-round = Стамбул, раунд { $round }. Для победы: { COUNT($target, of: "ruby") }.
# Перед знаком игрока на поле: п — лежит помощник, р — родственник.
picture-assistant = п
picture-family = р
picture-governor = Нмс
picture-smuggler = Кнт
picture-neutral-merchant = Н
picture-neutral-assistant = н
picture-deck = колода { $deck }, сбр. { $discard }
picture-legend =
    { $merchant } купец с 4 помощниками  { $assistant } помощник  { $family } родственник
    Нмс наместник  Кнт контрабандист  Н н ничейный купец, ничейный помощник
    { $ruby } остаток рубинов  R ткань  G пряности  Y фрукты  B украшения  ? любой товар
# Пять заголовков через пробел, каждый в одно слово.
picture-cart-heads = рубины лиры товары плитки карты
text-layout-again = Раскладки «{ $text }» нет. Введите первые буквы одной из этих: { $choices }.
text-start-help =
    Сначала скажите, сколько игроков, потом имя каждого или «бот» (играет компьютер), потом как лежат места.
    То, что стоит в [скобках], выбирается клавишей Enter. Для первой партии лучше короткие пути. «выход» — закончить.
text-signs =
    На поле: R≥{ $cost } — нужно иметь { GOODS("R", $cost) } и заплатить 1; { $extension } → +1 — расширение за { COUNT($extension, of: "lira", form: "paid") }; { $ruby } → ♦ — рубин за { COUNT($ruby, of: "lira", form: "paid") }.
    В тележках: /{ $room } — сколько помещается каждого товара; буквы в столбце «плитки» — ваши плитки мечетей.
# Столько из этого, сколько понадобилось, чтобы различить игроков.
text-ties =
    { $needed ->
        [1] При равенстве рубинов решают лиры.
        [2] При равенстве рубинов решают лиры, потом товары.
       *[other] При равенстве рубинов решают лиры, потом товары, потом карты.
    }
example-action = move 10
example-rule = правило 9 или правило чайная: правило места
example-file = istanbul.match


## Зачем так поступать: подсказки. Числа такие, какими станут после хода.

reason-rubies = рубин { $rubies } из { $target }
reason-lira = плюс { $lira } лир, всего { $all }
reason-dealer = ближе к Торговцу самоцветами: { $lira } из { $price } лир
reason-palace = ближе к рубину Дворца: { $had } из { $needed } товаров
reason-markets = { COUNT($goods, of: "good") } на продажу { PLACE($place, form: "at") }
reason-mosques = ближе к плитке мечети ({ GOOD($good) }): { $had } из { $needed }
reason-cart = расширение тележки { $extensions } из 3
reason-tiles = плитка мечети, которая служит всю игру
reason-cards = на руке { COUNT($cards, of: "card") }
reason-assistants = { COUNT($assistants, of: "assistant") } с купцом
reason-family = член семьи возвращается домой
reason-none = здесь теряется меньше всего

state-layout-twice = { $where }: каждое место должно быть названо ровно один раз.
state-demand-seen = { $where }: здесь должна быть хотя бы одна плитка спроса, и ни одна не повторяется.
state-fountain-assistant = { $where }: помощник лежит у Фонтана, а там его оставить нельзя.
state-decisions-table = { $where }: это решение не подходит к тому, где стоят купцы и за что заплачено.
state-no-place = В { $where } должен стоять номер места, которое есть на этом поле.

position-assistants = Помощников у места не больше { $most }, а разложено { $given }.
position-neutral-merchants = Нейтральных купцов здесь { $number }, столько мест и назовите. Они есть только в игре вдвоём.
position-part =
    { $part ->
        [mocha] Это из дополнения «Кофе и бакшиш». Укажите в настройках: expansion = "mocha" или "grand".
        [letters] Это из дополнения «Письма и печати». Укажите в настройках: expansion = "letters" или "grand".
       *[caravan] Это из варианта игры. Укажите в настройках: caravan = true.
    }
position-tiles-gone = Плиток «{ $good }» может не хватать от { $least } до { $most }: у каждого места их не больше одной.

family-plum = сливового родственника
family-saffron = шафранового родственника
family-teal = бирюзового родственника
family-ink = чернильного родственника
family-pearl = жемчужного родственника
merchant-plum = сливовым купцом
merchant-saffron = шафрановым купцом
merchant-teal = бирюзовым купцом
merchant-ink = чернильным купцом
merchant-pearl = жемчужным купцом

position-unknown-card = В этой игре нет карты бонуса «{ $name }». Можно: { $known }.
position-unknown-figure = На этом поле нет фигуры «{ $name }». Можно: { $known }.
position-unknown-market = Рынка «{ $name }» нет. Можно: { $known }.
position-unknown-demand-tile = На этом рынке нет плитки спроса «{ $name }». Можно: { $known }.
position-unknown-mosque-tile = Плитки мечети «{ $name }» нет. Можно: { $known }.
position-unknown-walker = Фигура «{ $name }» не ходит. Можно: { $known }.
position-unknown-guild-card = Карту гильдии { $name } взять неоткуда. Можно: { $known }.
position-unknown-tavern-tile = Плитки таверны «{ $name }» нет. Можно: { $known }.
position-unknown-baksheesh = У плитки бакшиша нет стороны «{ $name }». Можно: { $known }.
position-unknown-letter = Письма в место { $name } нет. Можно: { $known }.
position-unknown-kiosk-tile = Плитки киоска «{ $name }» нет. Можно: { $known }.
position-unknown-companion = Партнёр не может быть в «{ $name }». Можно: { $known }.
position-none-left-card = Карт бонуса «{ $name }» не осталось: все уже лежат в других местах.
position-none-left-guild-card = Карта гильдии { $name } уже лежит в другом месте.
position-none-left-letter = Писем в место { $name } не осталось: все уже лежат в других местах.
