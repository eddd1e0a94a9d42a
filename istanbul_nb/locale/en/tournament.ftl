### Tournaments and experiments.

tournament-unit = games
tournament-stopped = Stopped after { $done } of { $of } games. If they are kept in a file, the same call goes on from there.
tournament-bots-list = Bots are a list, one for each seat, like ["greedy", "random"]: names, or functions of your own.
tournament-seats = There are { $bots } bots, but the game is for { $players } players. Give one bot for each seat, or leave “players” out.
tournament-number = “{ $name }” must be a whole number from { $least } to { $most }, not “{ $number }”.
tournament-seconds = “seconds” is how long a bot may think for a decision: a number of at least 0, not “{ $seconds }”.
tournament-workers = “workers” must be a whole number from 1 to { $most }, not “{ $workers }”. Leave it out for all cores.
tournament-start = This machine cannot run { $workers } workers: { $problem }. Choose fewer of them, or leave the number out for all cores.
tournament-own-bot = These bots cannot be sent to other processes: { $bots }. Put them into a module of their own, install cloudpickle, or play with workers=1.
tournament-own-game = No other process knows these games, and they cannot be sent there: { $games }. Put them into a module of their own, install cloudpickle, or play with workers=1.
tournament-own-again = These bots are somebody's own: { $bots }. Give them again: Tournament.load(file, bots=[…]).
tournament-failed = Game { $number } could not be played to its end: { $problem }. The games that were over are in “result” of this exception, and in the file if there is one. To see where it happens, go on with workers=1.
tournament-worker-lost = A worker ended in the middle of its games{ $deaths ->
    [one] { "" }
   *[other] , { $deaths } times at the same game
 }. These cannot be played: { $games } ({ $problem }). Was it out of memory, or does a script start a tournament outside of “if __name__ == "__main__":”? The games that are over are in “result” of this exception, and in the file if there is one; the same call goes on.
tournament-so-far = The games that were over are in “result” of this exception ({ $done }), and in the file if there is one.
tournament-no-file = There is no file “{ $file }”. Check its name and folder.
tournament-problem = { $what ->
    [gone] it is not there, or not any more
    [folder] it is not an ordinary file, or its folder is none
    [permission] you are not allowed to
   *[other] { $problem }
 }
tournament-unreadable = The file “{ $file }” cannot be read: { $problem }. Choose another file, or see to it that this one can be read.
tournament-unwritable = No games can be kept in the file “{ $file }”: { $problem }. Choose another file.
tournament-not-kept = A game could not be kept in the file “{ $file }”: { $problem }. All games that are over, this one too, are in “result” of this exception. Make room for the file, or choose another one.
tournament-busy = Another tournament is keeping its games in the file “{ $file }” at this moment. Wait until it is over or stop it, then the same call goes on; or choose another file and begin with a later “seed”.
tournament-head = The first line of the file “{ $file }” is damaged: it says what was played. Take a copy of the file that is not, or choose another file.
tournament-no-tournament = The file “{ $file }” is not one of a tournament. Choose another name.
tournament-version = The file “{ $file }” has version { $version } of the format; this package knows { $known }. Use a newer package.
tournament-damaged = { $count ->
    [one] Line { $lines } of the file “{ $file }” is damaged. Delete that line to play its game again, or choose another file.
   *[other] { $count } lines of the file “{ $file }” are damaged: { $lines }. Delete those lines to play their games again, or choose another file.
 }
tournament-table = The table “{ $file }” is not one of a tournament: { $problem ->
    [columns] it lacks some of the columns
    [rows] there is no game in it
    [games] it tells what cannot have happened in game { $game }
   *[terms] it does not say who played what
 }. Give one that was written with Tournament.parquet.
tournament-other =
    The file “{ $file }” keeps another tournament: { $what ->
        [game] the game differs
        [options] the options differ
        [bots] the bots differ
        [seconds] the time to think differs
        [rules] it was played by another version of the rules
       *[package] it was played with another version of this package
    }. Choose another file, or delete this one.
tournament-versions = These games were played with version { $package } of this package, or by other rules than those of version { $here }, which is here. They would not end the same: install that version.

experiment-setups = Give at least { $least ->
    [one] one setup
   *[other] { $least } setups
 }, each a name with its options, like {"{"}"printed": {"{"}{"}"}, "rich": {"{"}"components": {"{"}"start_lira": 5{"}"}{"}"}{"}"}.
experiment-criterion = There is no criterion “{ $criterion }”. Choose one of these, or give a function of the games: { $criteria }.
