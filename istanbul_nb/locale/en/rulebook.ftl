### The rulebook: rules that are asked for by their id, and what can be tried.

rule-example = For example:
rule-assumed = Partly assumed: some of these numbers stand in no rulebook. If your copy says otherwise, correct them (components: { $tables }).
rule-try = Try it:
rule-table = rule("{ $rule }").table() opens a table for it.
rule-unknown =
    { $near ->
        [none] There is no rule “{ $rule }”. { $books } show all of them.
       *[other] There is no rule “{ $rule }”. Did you mean one of these: { $near }?
    }
rule-no-table = There is no table laid out for the rule “{ $title }” ({ $rule }). Read its example, or open a game with play("{ $game }").
book-title = Rulebook: { $title }
book-hint = Run the cell to browse and to search; rule("{ $rule }") shows one rule.
book-other = “{ $rule }” is a rule of another game. rulebook("{ $game }") has it.
