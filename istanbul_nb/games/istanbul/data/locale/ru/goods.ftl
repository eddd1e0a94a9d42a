# Товары базара, по-русски. Формы: count («2 ткани»), of («места для ткани»), most («не больше 5 товаров»).

good-R = ткань
    .title = Ткани
    .of = ткани
    .count =
        { $count ->
            [one] { $count } ткань
            [few] { $count } ткани
           *[many] { $count } тканей
        }
good-G = пряности
    .title = Пряности
    .of = пряностей
    .count =
        { $count ->
            [one] { $count } пряность
            [few] { $count } пряности
           *[many] { $count } пряностей
        }
good-Y = фрукты
    .title = Фрукты
    .of = фруктов
    .count =
        { $count ->
            [one] { $count } фрукт
            [few] { $count } фрукта
           *[many] { $count } фруктов
        }
good-B = украшения
    .title = Украшения
    .of = украшений
    .count =
        { $count ->
            [one] { $count } украшение
            [few] { $count } украшения
           *[many] { $count } украшений
        }
goods-none = ничего
count-good =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
    .most =
        { $count ->
            [one] { $count } товара
            [few] { $count } товаров
           *[many] { $count } товаров
        }
count-any =
    { $count ->
        [one] { $count } любой товар
        [few] { $count } любых товара
       *[many] { $count } любых товаров
    }
