# Слова дополнения «Кофе и бакшиш». Что говорит и основная игра, стоит в istanbul.ftl, с веткой для дополнения.


## Места

place-17 = Цех обжарки
    .short = Обжарка
    .full = 17 Цех обжарки
    .to = в Цех обжарки
    .at = в Цехе обжарки
    .from = из Цеха обжарки
    .of = Цеха обжарки
    .between = Цехом обжарки
    .does = Получите по 2 кофе за 2 лиры, за товар и за карту: одно, два или всё из этого.
place-18 = Торговая гильдия
    .short = Гильдия
    .full = 18 Торговая гильдия
    .to = в Торговую гильдию
    .at = в Торговой гильдии
    .from = из Торговой гильдии
    .of = Торговой гильдии
    .between = Торговой гильдией
    .does = Возьмите 1 кофе и 2 карты гильдии, потом сбросьте одну карту гильдии.
place-19 = Таверна
    .short = Таверна
    .full = 19 Таверна
    .to = в Таверну
    .at = в Таверне
    .from = из Таверны
    .of = Таверны
    .between = Таверной
    .does = Поставьте барьер и действуйте рядом с ним, или возьмите плитку таверны, или дайте бакшиш за рубин.
place-20 = Кофейня
    .short = Кофейня
    .full = 20 Кофейня
    .to = в Кофейню
    .at = в Кофейне
    .from = из Кофейни
    .of = Кофейни
    .between = Кофейней
    .does = Купите следующий рубин ряда за кофе, не больше чем за { $most }.
# Что ещё даёт Караван-сарай.
caravansary-coffee = А ещё вы получаете 1 кофе.


## Кофе и то, что считают

good-C = кофе
    .title = Кофе
    .of = кофе
    .count = { $count } кофе
count-coffee = { $count } кофе
    .paid = { $count } кофе
count-guild =
    { $count ->
        [one] { $count } карта гильдии
        [few] { $count } карты гильдии
       *[many] { $count } карт гильдии
    }
    .paid =
        { $count ->
            [one] { $count } карту гильдии
            [few] { $count } карты гильдии
           *[many] { $count } карт гильдии
        }


## Карты бонуса: название, действие, когда.

card-coffee = Два кофе
    .effect = Возьмите 2 кофе.
    .when = до или после действия
card-guild = Связи в гильдии
    .effect = Заплатите 2 кофе и возьмите карту гильдии.
    .when = до или после действия
card-coffeesale = Продажа кофе
    .effect = Отдайте 1 кофе и возьмите 8 лир.
    .when = до или после действия
card-swap = Обмен до трёх
    .effect = Отдайте до 3 товаров или кофе и возьмите столько же других.
    .when = до или после действия
card-corner = На угловое место
    .effect = Перейдите на другое угловое место вместо 1 или 2 шагов.
    .when = вместо перемещения
card-six = Кубик на шесть
    .effect = Поверните один кубик своего броска на 6.
    .when = сразу после своего броска
card-coffeeroll = Бросок на кофе
    .effect = Бросьте два кубика. Каждый приносит { GAINS($gains) }.
    .when = до или после действия
card-wainwright2 = Снова мастерская
    .effect = Ещё раз выполните действие Каретной мастерской.
    .when = сразу после действия: 1 Каретная мастерская
card-coffeehouse2 = Снова кофейня
    .effect = Ещё раз выполните действие Кофейни.
    .when = сразу после действия: 20 Кофейня


# Что приносит бросок двух кубиков: что и при каких числах на кубике.
roll-gain = { $what } ({ $numbers })
roll-nothing = ничего


## Карты гильдии: название, действие. Все играют в начале хода, вместо четырёх фаз.

guild-1 = Расширение даром
    .effect = Возьмите расширение, ничего не платя.
guild-2 = Ткани и не только
    .effect = Наберите ткани доверху, потом возьмите до 3 разных товаров.
guild-3 = Пряности и не только
    .effect = Наберите пряностей доверху, потом возьмите до 3 разных товаров.
guild-4 = Фрукты и не только
    .effect = Наберите фруктов доверху, потом возьмите до 3 разных товаров.
guild-5 = Четыре лиры и товары
    .effect = Возьмите 4 лиры и до 4 разных товаров.
guild-6 = Три карты бонуса
    .effect = Возьмите 3 карты бонуса.
guild-7 = К Фонтану и ещё ход
    .effect = Поставьте купца к Фонтану, верните помощников и сделайте ещё один ход.
guild-8 = Чёрный рынок щедрее
    .effect = Возьмите 2 товара — ткань, пряности или фрукты — и бросьте кубики: от 4 до 6 — 1 украшение, от 7 — 3 украшения.
guild-9 = Вдвое больше в Чайной
    .effect = Объявите число и бросьте кубики, как в Чайной; лир будет вдвое больше.
guild-10 = Пятнадцать лир
    .effect = Отдайте 1 ткань, 1 пряность и 1 фрукт за 15 лир.
guild-11 = Двадцать лир
    .effect = Отдайте 1 ткань, 1 пряность и 1 украшение за 20 лир.
guild-12 = Действие любого места
    .effect = Выполните действие любого места; потом ваш родственник уходит в Полицейский участок.
guild-13 = Рубин за шесть товаров
    .effect = Отдайте 6 любых товаров за очередной рубин Дворца султана.
guild-14 = Плитка Малой мечети
    .effect = Возьмите красную или зелёную плитку, какой у вас нет, за 1 товар её цвета.
guild-15 = Плитка Большой мечети
    .effect = Возьмите синюю или жёлтую плитку, какой у вас нет, за 1 товар её цвета.
guild-16 = Рубин за пятнадцать лир
    .effect = Заплатите 15 лир за очередной рубин Торговца самоцветами, потом возьмите по 1 кофе за каждый свой рубин.
guild-17 = Пять кофе
    .effect = Возьмите 5 кофе.
guild-18 = Две карты гильдии
    .effect = Возьмите 1 кофе и 2 карты гильдии.
guild-19 = Таверна раз или два
    .effect = Выполните одно или два действия Таверны, всего на 1 кофе дешевле.
guild-20 = Рубин за полцены
    .effect = Купите очередной рубин Кофейни за половину цены, округляя вверх.
guild-window = вместо всего хода


## Продавец кофе, плитки таверны, предметы

figure-trader = продавец кофе
    .title = Продавец кофе
    .met = продавца кофе

# Формы как у плиток мечетей.
tavern-move = плитка движения
    .title = Плитка движения
    .taken = плитку движения
    .none = плиток движения
    .effect = Ваш купец может вместо 1 или 2 шагов пройти любое расстояние по прямой.
tavern-meet = плитка встреч
    .title = Плитка встреч
    .taken = плитку встреч
    .none = плиток встреч
    .effect = Наместник, контрабандист и остальные ничейные фигуры служат вам даром.

piece-coffee = кофе
piece-guild = карта гильдии
piece-barrier = барьер
piece-token = жетон барьера
piece-tavern = плитка таверны
piece-baksheesh = плитка бакшиша


## Что решают

question-after = { $name }, карта гильдии выполнена. Сделаете что-нибудь ещё или закончите ход?
question-corner = { $name }, на какое угловое место перейдёт ваш купец?
question-beside = { $name }, где будете действовать: { PLACE($one, form: "at") } или { PLACE($two, form: "at") }? Или хватит барьера?
question-roast = { $name }, что ещё обменяете на 2 кофе?
question-drop = { $name }, какую карту гильдии сбросите?
question-trader = { $name }, чем заплатите продавцу кофе?
question-bend =
    { $purpose ->
        [teahouse] { $name }, вы объявили { $call }, выпало { LIST($dice, style: "and") }. Оставите бросок или сыграете карту?
        [guild9] { $name }, вы объявили { $call }, выпало { LIST($dice, style: "and") }. Оставите бросок или сыграете карту?
       *[other] { $name }, выпало { LIST($dice, style: "and") }. Оставите бросок или сыграете карту?
    }
question-six = { $name }, какой кубик повернёте на 6?
question-diced = { $name }, какой товар возьмёте за бросок?
question-swap = { $name }, что отдадите? До 3 товаров или кофе.
question-swapped =
    { $number ->
        [one] { $name }, что возьмёте взамен?
       *[other] { $name }, что возьмёте взамен? Ровно { $number }.
    }
question-assort = { $name }, какие товары возьмёте? Не больше { $most }, все разные.
question-recall = { $name }, какие помощники вернутся к купцу?
question-common = { $name }, что возьмёте: ткань, пряности или фрукты?
question-call = { $name }, какое число объявите, чтобы лир было вдвое больше?
question-anyplace = { $name }, действие какого места выполните?
question-six-goods = { $name }, какие 6 товаров отдадите за рубин?
question-tile = { $name }, какую плитку { PLACE($mosque, form: "of") } возьмёте?
question-tavern =
    { $second ->
        [yes] { $name }, выполните второе действие Таверны?
       *[no] { $name }, что сделаете в Таверне? Первое действие на 1 кофе дешевле.
    }

topic-after = как закончить ход
topic-corner = на какое угловое место перейти
topic-beside = где действовать рядом с барьером
topic-roast = что ещё обменять на кофе
topic-drop = какую карту гильдии сбросить
topic-trader = чем заплатить продавцу кофе
topic-bend = менять ли бросок
topic-six = какой кубик повернуть на 6
topic-diced = какой товар взять
topic-swap = что отдать
topic-swapped = что взять взамен
topic-assort = какие товары взять
topic-recall = каких помощников вернуть
topic-common = какой товар взять
topic-call = какое число объявить
topic-anyplace = действие какого места выполнить
topic-six-goods = какие товары отдать за рубин
topic-tile = какую плитку мечети взять
topic-tavern = что делать в Таверне


## Подписи действий

action-guild = Сыграть карту гильдии «{ GUILD($number) }»
action-drop = Сбросить карту гильдии «{ GUILD($number) }»
action-roast =
    { $what ->
        [lira] Обменять 2 лиры на 2 кофе
        [card] Обменять карту «{ CARD($card) }» на 2 кофе
        [guild] Обменять карту гильдии «{ GUILD($card) }» на 2 кофе
       *[good] Обменять { GOODS($what) } на 2 кофе
    }
action-enrol = Взять 1 кофе и 2 карты гильдии, потом сбросить одну карту гильдии
action-treat = Купить рубин за { COUNT($price, of: "coffee") }
action-barrier = Барьер за { COUNT($price, of: "coffee") }: между { PLACE($one, form: "between") } ({ $one }) и { PLACE($two, form: "between") } ({ $two })
action-tavern =
    { $price ->
        [0] Взять { TAVERN($tile, form: "taken") } даром
       *[other] Взять { TAVERN($tile, form: "taken") } за { COUNT($price, of: "coffee") }
    }
action-baksheesh = Бакшиш: { COUNT($price, of: "coffee") } и { GOODS($goods) } за очередной рубин { PLACE($place, form: "of") }
action-visit = Действовать { PLACE($place, form: "at") } ({ $place })
action-give = Отдать { GOODS($goods) }
action-receive =
    { $lost ->
        [0] Взять { GOODS($goods) }
       *[other] Взять { GOODS($goods) } ({ $lost } не поместится)
    }
action-assort =
    { $count ->
        [0] Не брать товаров
       *[other]
            { $lost ->
                [0] Взять { GOODS($goods) }
               *[other] Взять { GOODS($goods) } ({ $lost } не поместится)
            }
    }


## Как действие записывают. Одинаково во всех языках.

notation-guild = guild 17
notation-drop = drop 17
notation-roast = roast lira
notation-enrol = enrol
notation-treat = treat
notation-barrier = barrier 7 19
notation-tavern = tavern move
notation-baksheesh = baksheesh palace
notation-visit = visit 5
notation-give = give R C2
notation-receive = receive B3
notation-assort = assort R G


## Что произошло

event-coffee-gained =
    { $source ->
        [caravansary] { $name } получает { COUNT($amount, of: "coffee") } в Караван-сарае.
        [guildhall] { $name } получает { COUNT($amount, of: "coffee") } в Торговой гильдии.
        [roasting] { $name } получает { COUNT($amount, of: "coffee") } в Цехе обжарки.
        [trader] { $name } получает { COUNT($amount, of: "coffee") } от продавца кофе.
        [guild] { $name } получает { COUNT($amount, of: "coffee") } по карте гильдии.
        [kiosk] { $name } получает { COUNT($amount, of: "coffee") } в Павильоне.
        [catacombs] { $name } получает { COUNT($amount, of: "coffee") } в Катакомбах.
        [swap] { $name } получает в обмен { COUNT($amount, of: "coffee") }.
       *[card] { $name } получает { COUNT($amount, of: "coffee") }.
    }
event-coffee-paid =
    { $source ->
        [tavern] { $name } платит { COUNT($amount, of: "coffee") } в Таверне.
        [coffeehouse] { $name } платит { COUNT($amount, of: "coffee") } в Кофейне.
        [guild] { $name } платит { COUNT($amount, of: "coffee") } по карте гильдии.
        [kiosk] { $name } платит { COUNT($amount, of: "coffee") } в Павильоне.
        [swap] { $name } отдаёт в обмен { COUNT($amount, of: "coffee") }.
       *[card] { $name } платит { COUNT($amount, of: "coffee") }.
    }
event-guild-played = { $name } играет карту гильдии «{ GUILD($number) }».
event-guild-drawn = { $name } берёт карту гильдии.
event-guild-drawn-seen = { $name } берёт карту гильдии «{ GUILD($number) }».
event-guild-discarded = { $name } сбрасывает карту гильдии «{ GUILD($number) }».
event-guild-reshuffled = Сброшенные карты гильдии перемешаны и стали новой колодой.
event-no-guild-card = { $name } не берёт карту гильдии: их больше нет.
event-carried = { $name } переставляет купца { PLACE($to, form: "to") } ({ $to }).
event-visited = { $name } выбирает действие { PLACE($place, form: "of") }.
event-family-returned = { $name }: родственник возвращается в Полицейский участок.
event-another-turn = { $name } ходит ещё раз.
event-barrier = { $name } ставит барьер между { PLACE($one, form: "between") } и { PLACE($two, form: "between") }.
event-token = { $name } получает жетон барьера от игрока { $from }.
event-token-first = { $name } берёт жетон барьера.
event-tavern-tile = { $name } берёт { TAVERN($tile, form: "taken") }.
event-baksheesh = Плитка бакшиша перевёрнута, теперь на ней { GOODS($side) }.


## Чего нельзя

refusal-coffee-short = Это стоит { COUNT($needed, of: "coffee") }, а у вас { COUNT($coffee, of: "coffee") }.
    .same = Выберите что-нибудь другое, например: «{ $example }».
refusal-no-guild-card = Карт гильдии больше нет. Эта карта подождёт.
refusal-nothing-to-swap = У вас нет ни товаров, ни кофе, менять нечего.
refusal-already-six = На кубиках нет ничего, кроме 6. Карта подождёт другого броска.
refusal-too-many-swapped = Товаров и кофе вместе можно отдать не больше { $most }.
    .give = Выберите меньше.
refusal-swap-others = Взять надо ровно столько, сколько вы отдали ({ $number }), и только других видов.
    .receive = Напишите так: «{ $example }».
refusal-not-a-corner = Эта карта ведёт на угловое место, а { PLACE($place, form: "full") } — не в углу поля.
    .move = Выберите одно из угловых мест.
refusal-not-straight = До места { PLACE($place, form: "full") } { COUNT($steps, of: "step") }, и оно не на одной прямой с вашим купцом.
    .move = Выберите место на прямой или не дальше 2 шагов.
refusal-barrier-between = Барьер между { PLACE($one, form: "between") } и { PLACE($two, form: "between") } закрывает путь { PLACE($place, form: "to") }: сквозь него ходят только фигуры владельца жетона.
    .same = Выберите другое место.
refusal-family-shut-in = Ваш родственник { PLACE($place, form: "at") } не может сделать шаг: барьер закрыл единственный путь, который ведёт не в Полицейский участок.
refusal-no-action-there = Сейчас вам нечего делать { PLACE($place, form: "at") }.
    .visit = Выберите другое место.
refusal-no-tile-to-take = Можно взять только плитку этой мечети, какой у вас ещё нет, и если хватает её товаров.
    .tile = Напишите так: «{ $example }».
refusal-no-tavern-action = Сейчас вам нечем заплатить ни за одно действие Таверны.
refusal-guild-in-full = Карту гильдии выполняют целиком, отказаться от этого нельзя.
refusal-guild-not-held = Карты гильдии «{ GUILD($number) }» у вас нет.
    .same = Выберите другую карту из руки.
refusal-guild-after-phase1 = Карту гильдии играют вместо всех четырёх фаз, а первую вы уже начали.
refusal-goods-different = Здесь можно взять не больше { COUNT($most, of: "good", form: "most") }, и все разных видов.
    .assort = Напишите так: «{ $example }».
refusal-roasted-already = Этот обмен вы уже сделали, а каждый делают только один раз.
    .roast-done = Выберите другой или остановитесь.
    .done = Остановитесь на этом.
refusal-no-such-card = Запись «{ $action }» не называет карты, которая у вас есть.
    .same = Выберите то, что у вас есть, например: «{ $example }».
refusal-not-neighbours = Запись «{ $action }» не называет двух соседних мест.
    .barrier = Назовите два соседних, меньший номер первым, например: «{ $example }».
refusal-tavern-tile-owned = { TAVERN($tile, form: "title") } у вас уже есть, а двух плиток одного вида быть не может.
refusal-tavern-tiles-gone = Больше не осталось { TAVERN($tile, form: "none") }.
refusal-not-beside-barrier = Действовать можно только рядом с барьером: { PLACE($one, form: "at") } или { PLACE($two, form: "at") }.
    .visit = Выберите одно из этих мест.

# Чего нельзя делать: «нельзя …»
doing-guild = играть карту гильдии
    .can = сыграть карту гильдии
doing-drop = сбрасывать карту гильдии
    .can = сбросить карту гильдии
doing-roast = менять что-нибудь на кофе
    .can = обменять что-нибудь на кофе
doing-enrol = брать карты гильдии
    .can = взять карты гильдии
doing-treat = покупать рубин за кофе
    .can = купить рубин за кофе
doing-barrier = ставить барьер
    .can = поставить барьер
doing-tavern = брать плитку таверны
    .can = взять плитку таверны
doing-baksheesh = давать бакшиш
    .can = дать бакшиш
doing-visit = действовать на другом месте
    .can = выбрать место для действия
doing-give = отдавать что-нибудь в обмен
    .can = отдать что-нибудь в обмен
doing-receive = брать что-нибудь в обмен
    .can = взять что-нибудь в обмен
doing-assort = брать несколько товаров
    .can = взять несколько товаров


## Настройки новой игры

option-layout-first = для первой игры
option-expansion = Дополнение
    .about = Что играют кроме основной игры.
option-expansion-none = нет
option-expansion-mocha = Кофе и бакшиш
options-edition-expansion =
    { $expansion ->
        [grand] Гранд-базар играют только по правилам большой коробки. Выберите это издание или играйте без дополнений.
        [letters] «Письма и печати» играют только по правилам большой коробки. Выберите это издание или играйте без дополнения.
       *[mocha] «Кофе и бакшиш» играют только по правилам большой коробки. Выберите это издание или играйте без дополнения.
    }


## Почему данные не описывают позицию; $where — путь вроде state.mocha.token.

state-not-edge = { $where }: здесь должны быть два соседних места, меньший номер первым, или ни одного.
state-barrier-token = { $where }: жетон должен быть у одного игрока, если барьер стоит, и ни у кого, если нет.
state-guild-turn = { $where }: ход картой гильдии не подходит к остальным данным хода.


## Картина стола в тексте

picture-trader = Прд
# Буквы плиток таверны, на поле и среди плиток тележки.
picture-move = Д
picture-meet = В
picture-roasting = 2, ?, карта → C2
picture-legend-mocha =
    Прд продавец кофе  C кофе  Д плитка движения  В плитка встреч  # барьер
# Семь заголовков через пробел, каждый в одно слово.
picture-cart-heads-mocha = рубины лиры товары кофе плитки карты гильдия
picture-barrier = Барьер стоит между { PLACE($one, form: "between") } и { PLACE($two, form: "between") }. Жетон барьера: { $name }.
picture-guild = Ваши карты гильдии: { $cards }
text-signs-mocha =
    На поле: Д:C{ $tile } — плитка движения за { COUNT($tile, of: "coffee") }; C4 { $goods }→♦ — рубин за 4 кофе и { GOODS($goods) }; C{ $ruby } → ♦ — рубин за { COUNT($ruby, of: "coffee") }.
    В тележках: кофе места не занимает; в столбце «гильдия» — сколько у игрока карт гильдии.


## Под вопросом, и что даст ход

help-after = Карта гильдии — это весь ход. Карты бонуса для любой паузы ещё можно сыграть.
help-corner = Подсвечено мест: { $lit }. Щёлкните место или наберите его номер.
help-beside = Помощник там не нужен; там никому не платят и никого не встречают.
help-roast = Каждый из трёх обменов — один раз: 2 лиры, товар, карта.
help-drop = Одна карта гильдии с руки уходит в сброс, лицом вверх. Она не действует.
help-trader = Платят вперёд: 2 лиры или любой товар из тележки.
help-bend = Как только вы оставите бросок, он засчитан.
help-six = Другой кубик остаётся как есть.
help-diced = Возьмите один товар. В полный ряд больше не войдёт.
help-swap = Сначала отдайте всё, что меняете; потом возьмёте столько же других.
help-swapped = Товары, которые не поместились, пропадают. Кофе места не занимает.
help-assort = Не больше одного товара каждого вида. Что не поместилось, пропадает.
help-recall = Сколько угодно. Потом у вас ещё один ход.
help-common = Всего два товара, можно одинаковых.
help-call = Выпадет не меньше — получите вдвое больше лир, иначе — 4 лиры. Красная плитка на этот бросок не действует.
help-anyplace = Помощник там не нужен; там никому не платят и никого не встречают.
help-six-goods = Годятся любые. Кофе — не товар.
help-tile = Она стоит один товар её цвета, сколько бы их ни было.
help-tavern = Одно или два действия, одно за другим.
line-trader = Продавец кофе: 1 кофе за 2 лиры или за товар.


## Зачем так поступать: подсказки. Числа такие, какими станут после хода.

reason-coffee =
    { $price ->
        [0] запас: { COUNT($coffee, of: "coffee") }
       *[other] ближе к рубину Кофейни: { $coffee } из { $price } кофе
    }
reason-baksheesh = ближе к бакшишу в Таверне: { $had } из { $needed } кофе и товаров
reason-guild = на руке { COUNT($cards, of: "guild") }
reason-tavern = плитка таверны, которая служит всю игру
