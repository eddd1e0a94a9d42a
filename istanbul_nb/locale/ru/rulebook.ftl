### Книга правил: правила, о которых спрашивают по имени, и что можно попробовать.

rule-example = Например:
rule-try = Попробуйте:
rule-table = rule("{ $rule }").table() откроет для этого стол.
rule-unknown =
    { $near ->
        [none] Правила «{ $rule }» нет. Все правила показывают rulebook("istanbul"), rulebook("dice") и rulebook("sultan").
       *[other] Правила «{ $rule }» нет. Может быть, вы имели в виду одно из этих: { $near }?
    }
rule-no-table = Для правила «{ $title }» ({ $rule }) стола нет. Прочитайте пример или откройте игру: play("{ $game }").
book-title = Правила: { $title }
book-hint = Выполните ячейку, чтобы листать и искать; rule("{ $rule }") показывает одно правило.
book-other = «{ $rule }» — правило другой игры. Оно есть в rulebook("{ $game }").
