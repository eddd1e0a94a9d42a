### Why a position cannot be laid out. Names in quotes are written in files, the same in every language.

position-key = “{ $key }” cannot be laid out. Possible are: { $known }.
position-fact = There is no “{ $name }” here. Possible are: { $known }.
position-missing = This is missing here: { $missing }. Possible are: { $known }.
position-facts = There is more here than is needed. Possible are: { $known }.
position-shape = There should be { $shape } here, not “{ $value }”.
position-shape-table = a table with named facts
position-shape-tables = a list with a table for each seat
position-shape-int = a whole number
position-shape-str = a text in quotes
position-shape-bool = true or false
position-shape-int-or-str = a whole number or a text in quotes
position-shape-list-of-int = a list of whole numbers
position-shape-list-of-str = a list of texts in quotes
position-shape-list-of-any = a list
position-shape-list-of-list-of-int = a list of lists of whole numbers
position-unknown = There is no “{ $name }” here. Possible are: { $known }.
position-none-left = Nothing is left of “{ $name }”: all of it lies somewhere else already.
position-counts = “{ $text }” cannot be read. Write letters with their numbers, such as “{ $first }2”. Possible are: { $letters }.
position-twice = “{ $name }” is named twice in a list. Leave one of them out.
