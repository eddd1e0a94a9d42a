### Картина стола в тексте.

picture-round = Стамбул, раунд { $round }. Для победы нужно: { COUNT($target, of: "ruby") }.
# Перед знаком игрока на поле: п — лежит помощник, р — родственник.
picture-assistant = п
picture-family = р
picture-governor = Нам
picture-smuggler = Кон
picture-neutral-merchant = Н
picture-neutral-assistant = н
picture-deck = колода { $deck }, сбр. { $discard }
picture-legend =
    { $merchant } купец с 4 помощниками  { $assistant } помощник  { $family } родственник
    Нам наместник  Кон контрабандист  Н н ничейный купец, ничейный помощник
    { $ruby } остаток рубинов  R ткань  G пряности  Y фрукты  B украшения  ? любой товар
# Пять заголовков через пробел, каждый в одно слово.
picture-cart-heads = рубины лиры товары плитки карты
picture-hand = Ваши карты: { $cards }
text-leave = До встречи!
