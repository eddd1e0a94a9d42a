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
position-unknown = Такого здесь нет: «{ $name }». Можно: { $known }.
position-none-left = «{ $name }» больше не осталось: всё уже лежит в других местах.
position-counts = «{ $text }» прочесть нельзя. Пишите буквы с числами, например «{ $first }2». Можно: { $letters }.
position-twice = В списке «{ $name }» названо дважды. Оставьте что-нибудь одно.
