### What a match says beside the rules: taking back, and what is wrong with a file.

undo-over = The game is over. To try something else, branch off from an earlier step.
seed-number = The seed of the dice must be a whole number, not “{ $seed }”. Leave it out for a surprise.
step-range = The match has { $steps } steps, so there is no step { $step }. Choose one from 0 to { $steps }.
autosave-full = The match could not be kept in “{ $path }”: { $problem }. You can play on; save it somewhere else.

fault-lines = it should be a list of lines
fault-large = it is too large
fault-packed = it cannot be unpacked
fault-object = it should be an object with named entries
fault-missing = it is missing
fault-kind = it is of the wrong kind
fault-seat = it should have a name and a bot
fault-name = it has no proper name
fault-answers = it holds more answers of dice and cards than were asked for
fault-number = the number is too large
fault-step = it should begin with an action
fault-over = the game is over before it
fault-notation = that cannot be read as an action
fault-chance = the dice and cards noted there do not fit what was asked
fault-seats = there should be as many as there are players
fault-count = it does not count the steps of the file
fault-position = the steps lead to another position than the one that was saved
