# The goods of the bazaar, in English. Forms: count ("2 fabric"), of ("full of fabric"), most ("at most 5 goods").

good-R = fabric
    .title = Fabric
    .of = fabric
    .count = { $count } fabric
good-G = spice
    .title = Spice
    .of = spice
    .count = { $count } spice
good-Y = fruit
    .title = Fruit
    .of = fruit
    .count = { $count } fruit
good-B = jewelry
    .title = Jewelry
    .of = jewelry
    .count = { $count } jewelry
goods-none = no goods
count-good =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
    .most =
        { $count ->
            [one] { $count } good
           *[other] { $count } goods
        }
count-any =
    { $count ->
        [one] { $count } good of any kind
       *[other] { $count } goods of any kind
    }
