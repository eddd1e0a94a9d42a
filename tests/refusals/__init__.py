"""What a refusal must be: its reason true, its rule in the book, its advice legal.

`trying` plays random games and tries what a person might type; `istanbul`, `dice` and `sultan` say of each reason when
it is true, without asking the code that gave it.
"""
