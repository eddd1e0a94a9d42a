### Почему позицию нельзя разложить. Слова в кавычках пишутся в файлах и одинаковы во всех языках.

position-key = «{ $key }» разложить нельзя. Можно: { $known }.
position-fact = Здесь нет «{ $name }». Можно указать: { $known }.
position-missing = Здесь не хватает: { $missing }. Можно указать: { $known }.
position-facts = Здесь указано больше, чем нужно. Можно указать: { $known }.
position-shape = Здесь должно быть { $shape }, а не «{ $value }».
position-shape-table = несколько именованных записей
position-shape-tables = перечисление мест, у каждого — именованные записи
position-shape-int = целое число
position-shape-str = слово в кавычках
position-shape-bool = true или false
position-shape-int-or-str = целое число или слово в кавычках
position-shape-list-of-int = перечисление целых чисел
position-shape-list-of-str = перечисление слов в кавычках
position-shape-list-of-any = перечисление
position-shape-list-of-list-of-int = перечисление пар целых чисел
position-unknown =
    { $kind ->
        [card] В этой игре нет карты бонуса «{ $name }».
        [figure] На этом поле нет фигуры «{ $name }».
        [market] Рынка «{ $name }» нет.
        [demand-tile] На этом рынке нет плитки спроса «{ $name }».
        [mosque-tile] Плитки мечети «{ $name }» нет.
        [walker] Фигура «{ $name }» не ходит.
        [guild-card] Карту гильдии { $name } взять неоткуда.
        [tavern-tile] Плитки таверны «{ $name }» нет.
        [baksheesh] У плитки бакшиша нет стороны «{ $name }».
        [letter] Письма в место { $name } нет.
        [kiosk-tile] Плитки киоска «{ $name }» нет.
        [dice-tile] Плитки мечети «{ $name }» нет.
        [bazaar-card] Карты базара «{ $name }» нет.
        [money-card] Карты денег { $name } нет.
        [circle] Рубинов здесь не может быть { $name }.
        [trick] Круга { $name } в раунде нет.
        [round] Раунда { $name } нет.
       *[companion] Партнёр не может быть в «{ $name }».
    } Можно: { $known }.
position-none-left =
    { $kind ->
        [card] Карт бонуса «{ $name }» не осталось: все уже лежат в других местах.
        [guild-card] Карта гильдии { $name } уже лежит в другом месте.
        [dice-tile] Плиток мечети «{ $name }» не осталось: все уже лежат в других местах.
        [bazaar-card] Карт базара «{ $name }» не осталось: все уже лежат в других местах.
        [money-card] Карта денег { $name } уже лежит в другом месте.
       *[letter] Писем в место { $name } не осталось: все уже лежат в других местах.
    }
position-counts = «{ $text }» прочесть нельзя. Пишите буквы с числами, например «{ $first }2». Можно: { $letters }.
position-twice = В списке «{ $name }» названо дважды. Оставьте что-нибудь одно.
