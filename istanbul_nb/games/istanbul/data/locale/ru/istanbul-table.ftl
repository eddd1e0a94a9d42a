### Что говорит стол «Стамбула» в блокноте: состояние мест, что даст ход, выбор.


## Короткие слова возле знаков

sign-fill = доверху
sign-deck = колода
sign-any = любой
sign-out = в городе { $count }
sign-else = иначе
sign-next = затем
sign-each-once = по разу
sign-left = осталось


## Положение места, одним предложением

now-wainwright = Расширение стоит { COUNT($price, of: "lira", form: "paid") }; осталось { $extensions }, и за третье — { COUNT($rubies, of: "ruby") }.
now-warehouse = У вас { GOODS($good, $have) }, места на { $room }.
now-post = Сейчас здесь дают { GOODS($goods) } и { COUNT($lira, of: "lira", form: "paid") }.
now-caravansary =
    { $card ->
        [none] В колоде { COUNT($deck, of: "card") }; стопка сброса пуста.
       *[other] В колоде { COUNT($deck, of: "card") }; сверху в сбросе — «{ CARD($card) }».
    }
now-fountain =
    { $count ->
        [0] Все ваши помощники с вами.
       *[other] В городе — { COUNT($count, of: "assistant") }.
    }
now-market = Нужны: { GOODS($tile) }. За один товар — { $least }, за пять — { $most }.
now-police =
    { $home ->
        [yes] Ваш родственник дома, здесь.
       *[no] Ваш родственник в городе.
    }
now-palace =
    { $rubies ->
        [0] Рубинов не осталось.
       *[other]
            { $any ->
                [0] Следующий рубин стоит { GOODS($goods) }. Рубинов осталось: { $rubies }.
               *[other] Следующий рубин стоит { GOODS($goods) } и { COUNT($any, of: "any") }. Рубинов осталось: { $rubies }.
            }
    }
now-mosque =
    { $tiles ->
        [none] Плиток не осталось.
       *[other] Для плитки нужно иметь { GOODS($tiles) }, отдать — один товар. Рубинов осталось: { $rubies }.
    }
now-dealer =
    { $rubies ->
        [0] Рубинов не осталось.
       *[other] Следующий рубин стоит { COUNT($price, of: "lira", form: "paid") }. Рубинов осталось: { $rubies }.
    }
now-guildhall = В колоде { COUNT($deck, of: "guild") }.
now-tavern =
    { $move ->
        [0] Плиток движения не осталось.
       *[other] Плитка движения стоит { COUNT($move, of: "coffee") }.
    } { $meet ->
        [0] Плиток встреч не осталось.
       *[other] Плитка встреч стоит { COUNT($meet, of: "coffee") }.
    } Для бакшиша, кроме кофе, нужно { GOODS($goods) }.
now-coffeehouse =
    { $rubies ->
        [0] Рубинов не осталось.
       *[other] Следующий рубин стоит { COUNT($price, of: "coffee") }. Рубинов осталось: { $rubies }.
    }
now-embassy = В стопке { COUNT($letters, of: "letter") }.
now-kiosk = В стопке { COUNT($tiles, of: "kiosk") }.
now-society =
    { $lira ->
        [0] Лир к рубину здесь больше не дают.
       *[other] К следующему рубину здесь дают { COUNT($lira, of: "lira", form: "paid") }.
    }


## Фигуры

note-assistants = { $own } в стопке, { $out } в городе
note-family = родственник { PLACE($place, form: "at") }


## Что ход даст и чего будет стоить

line-take = Забрать своего помощника.
line-leave =
    { $left ->
        [0] Оставить последнего помощника.
       *[other] Оставить помощника; с вами останется { $left }.
    }
line-neutral = Здесь лежит ничейный помощник.
line-no-assistant = Оставить некого: ход здесь закончится.
line-toll = Заплатить 2 лиры ({ $name }).
line-toll-neutral = Заплатить 2 лиры за ничейного купца.
line-toll-short = Заплатить { COUNT($amount, of: "lira", form: "paid") } вы не сможете: ход здесь закончится.
line-catch = Поймать родственника ({ $name }): 3 лиры или карта.
line-governor = Наместник: карта бонуса за 2 лиры или за карту.
line-smuggler = Контрабандист: товар за 2 лиры или за товар.
line-fill =
    { $room ->
        [0] Для { GOOD($good, form: "of") } нет места.
       *[other] Набрать доверху: { GOODS($good, $room) }.
    }
line-sell = Можно продать { COUNT($count, of: "good") } за { COUNT($amount, of: "lira", form: "paid") }.
line-sell-nothing = У вас нет того, что здесь нужно.
line-tile = Можно взять { TILE($good, form: "taken") }.
line-tile-owned = { TILE($good, form: "title") } у вас уже есть.
line-tile-gone = { TILE($good, form: "title") }: больше нет.
line-tile-short = { TILE($good, form: "title") }: нужно { $need }, у вас { $have }.
line-buy = Рубин за { COUNT($price, of: "lira", form: "paid") }.
line-buy-short = Рубин стоит { COUNT($price, of: "lira", form: "paid") }, а у вас { $lira }.
line-buy-gone = Рубинов здесь не осталось.
line-extend = Расширение за { COUNT($price, of: "lira", form: "paid") }.
line-extend-short = Расширение стоит { COUNT($price, of: "lira", form: "paid") }, а у вас { $lira }.
line-extend-gone = Расширений для вас не осталось.
line-deliver = Вы можете оплатить следующий рубин.
line-deliver-short = До рубина не хватает: { GOODS($goods) }.
line-deliver-any = До рубина не хватает: { COUNT($count, of: "any") }.
line-gather = Можно позвать назад помощников: { $count }.
line-post = Получить { GOODS($goods) } и { COUNT($lira, of: "lira", form: "paid") }.


## Под вопросом

help-move = Вы стоите { PLACE($place, form: "at") }. Подсвечено мест, куда можно пойти: { $lit }. Щёлкните место или наберите его номер.
help-far = Подсвечено мест: { $lit }. Щёлкните место или наберите его номер.
help-arrive = Чтобы действовать здесь, заберите своего помощника или оставьте одного из стопки.
help-pay = Каждый из них стоит 2 лиры. Не заплатите — ход закончится.
help-meet = В любом порядке: родственники и фигуры, которые здесь стоят.
help-last = Теперь можно сыграть лишь немногие карты.
help-reward = Возьмите одно из двух.
help-governor = Вы взяли карту бонуса. Заплатите 2 лиры или сбросьте любую карту с руки.
help-smuggler = Возьмите любой товар; потом заплатите 2 лиры или товар.
help-bribe = Заплатите 2 лиры или отдайте любой товар из тележки.
help-fetch = Подсвечено мест: { $lit }. Помощник вернётся под вашего купца.
help-good = Возьмите один товар. В полный ряд больше не войдёт.
help-market = По этой карте можно продать любые товары, до пяти.
help-palace = Отдайте всё, что видно на открытых клетках.
help-green = Зелёная плитка добавляет один любой товар, один раз.
help-dice = Поверните один кубик на 4, бросьте оба ещё раз или оставьте как есть.
help-pick = Бросок засчитан; к нему — один из этих трёх товаров.
help-cards = Первая карта ваша. Вторая — из любой стопки.
help-discard = Одна карта с руки уходит в сброс, лицом вверх.


## Выбор

act-roll = { $label }: { $outcome }
act-catch = Поймать родственника ({ $name })
act-follow = Пойти за игроком { NAME($name) } { PLACE($place, form: "to") } ({ $place })
act-letter =
    { $delivered ->
        [yes] Доставленное письмо { PLACE($place, form: "to") } ({ $place })
       *[no] Письмо { PLACE($place, form: "to") } ({ $place })
    }
act-tile =
    { $coffee ->
        [yes] Выбрать: { KIOSK($tile, form: "effect") }
       *[no] Выбрать: { KIOSK($tile, form: "alone") }
    }
note-lost = места нет: пропадёт
label-sold = { $count } шт.
note-good =
    { $want ->
        [any] у вас { $have }
        [0] у вас { $have }
       *[other] нужно { $want }, у вас { $have }
    }
pick-sell-none = Выберите, что продать
pick-sell = Продать { COUNT($count, of: "good") } за { COUNT($amount, of: "lira", form: "paid") }
pick-sell-all = Продать всё, что можно, за { COUNT($amount, of: "lira", form: "paid") }
pick-deliver = Отдать это за рубин
pick-deliver-some = Ещё { COUNT($count, of: "good") }
pick-gather =
    { $count ->
        [0] Выберите, кого позвать
       *[other] Позвать помощников: { $count }
    }
pick-give =
    { $count ->
        [0] Выберите, что отдать
       *[other] Отдать выбранное: { $count }
    }
pick-receive =
    { $count ->
        [0] Выберите, что взять
       *[other] Взять выбранное: { $count }
    }
pick-assort =
    { $count ->
        [0] Не брать товаров
       *[other] Взять { COUNT($count, of: "good") }
    }
label-bid = Ваша ставка
note-bid = у вас { COUNT($most, of: "lira") }
pick-bid = Поставить { COUNT($count, of: "lira", form: "paid") }
pick-call-odds =
    { $red ->
        [yes] Число { $number } приносит столько же лир в { $tile } бросках из 100: в { $dice } — сразу, в остальных — с красной плиткой, если ею добиваться этого числа: повернуть кубик на 4 или бросить ещё раз. Промах приносит 2 лиры.
       *[no]
            { $double ->
                [yes] Число { $number } приносит вдвое больше лир в { $dice } бросках из 100. Промах приносит 4 лиры.
               *[no] Число { $number } приносит столько же лир в { $dice } бросках из 100. Промах приносит 2 лиры.
            }
    }{ $card ->
        [yes] { " " }{ odds-card }
       *[no] { "" }
    }


## Точные шансы для тех, кому нужны подсказки

odds-call =
    Число { $number }{ $tile ->
        [yes] , если добиваться его красной плиткой
       *[no] { "" }
    }: { $chance } %, в среднем { $mean } лиры.
odds-again = Ещё один бросок: { $number } и больше — в { $chance } случаях из 100, в среднем { $mean } лиры.
odds-jewelry =
    { $verb ->
        [reroll] Ещё один бросок
       *[roll]
            { $tile ->
                [yes] Бросок, если красной плиткой добиваться наибольшего числа украшений в среднем
               *[no] Бросок
            }
    }: { $room ->
        [0] украшений не будет, в тележке для них нет места.
        [1] 1 украшение — в { $one } случаях из 100; на большее в тележке нет места.
        [2] хотя бы 1 украшение — в { $one } случаях из 100, 2 — в { $two }; в среднем { $mean }. На большее в тележке нет места.
       *[other] хотя бы 1 украшение — в { $one } случаях из 100, 2 — в { $two }, 3 — в { $three }; в среднем { $mean }.
    }
odds-card = Ваша карта, которая поворачивает кубик на 6, здесь не учтена.


## Вокруг игры

told-setup =
    { $neutral ->
        [yes] Игроков: { $players }. Места: { $layout }. Издание: { $edition }. С ничейными помощниками. Зерно: { $seed }.
       *[no] Игроков: { $players }. Места: { $layout }. Издание: { $edition }. Зерно: { $seed }.
    }
setup-expansion = Игроков: { $players }. { $expansion }. Места: { $layout }.
setup-neutral = С ничейными помощниками.
setup-caravan = С караванщиком.
setup-new-deck = Только новые карты бонуса.
hint-card = Чтобы отдать карту, щёлкните по ней в руке.
hint-barrier = Чтобы поставить барьер, щёлкните по двум соседним местам.
chart-wealth = Богатство по раундам: лиры и товары по их цене
