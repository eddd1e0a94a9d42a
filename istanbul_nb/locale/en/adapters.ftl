### What the adapters for other programs say.

adapter-number = “{ $number }” is no action. Choose a number from 0 to { $most } that the action mask marks with a 1.
adapter-not-in-table = The action “{ $action }” is legal but has no number. This is a mistake in the table of actions: please report it with the setup and the seed.
