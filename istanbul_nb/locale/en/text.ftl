### The picture of a table in text.

picture-hand-empty = none
picture-hand = Your cards: { $cards }
text-leave = Goodbye!
text-resume = Go on with the last match ({ $names }, round { $round })? yes or no [no]
text-take-over = It is open elsewhere. Take it over? yes: the other table goes on under a new name; no: you go on with a copy [no]
text-how-many-again = “{ $text }” players do not fit around this table. Type a number from { $least } to { $most }.
text-name-twice = Somebody is called { $name } already. Choose another name.
text-why-what = Which action do you mean? Type why and an action or its key, like why { example-action }.
text-rule-which = Type rule and one of these ids to read it.
text-not-a-match = There is a file “{ $path }” already, and it is not a saved match, so it stays as it is. Choose another name.
