"""Break the rules of a game on purpose and print what no test noticed: `make mutants GAME=sultan`.

A mutant is a game with one small change in its source: a comparison turned round, a number off by one, a statement left
out. It is noticed if at least one test fails, or runs without an end. What survives needs a test, or an entry in
`reasons.toml` that says in words why nobody could notice it.

`subjects` says which sources and tests belong together, `mutations` finds where a source can be changed, `changes` how,
`patch` puts a change into functions that are already loaded, `recording` finds the tests that execute a line, `trials`
tries mutants one by one, each in a process of its own, `results` keeps what came of them, `reasons` reads exceptions.
"""
