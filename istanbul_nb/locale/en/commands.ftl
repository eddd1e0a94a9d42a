### What the commands of a terminal tell.

commands-notebooks = Your notebooks are in “{ $folder }”{ $written ->
    [0] .
    [one] ; one is new there.
   *[other] ; { $written } are new there.
 }
commands-notebooks-changed = { $count ->
    [one] One notebook that you changed stays as it is.
   *[other] { $count } notebooks that you changed stay as they are.
 }
commands-stop = JupyterLab is starting; to stop it, press Ctrl+C here and answer y.
commands-folder = The notebooks cannot be put into “{ $folder }”: { $problem }. Name another folder with --folder.
commands-notebooks-missing = The notebooks did not come with this installation of istanbul_nb. Install it anew: pip install --force-reinstall istanbul_nb.

commands-column-bot = bot
commands-column-won = won
commands-column-share = share
commands-column-interval = 95 % sure
commands-won = { $won } of { $games }
commands-percent = { $part } %
commands-between = { $low } to { $high } %
commands-rounds = { $games ->
    [one] One game, { $average } rounds long.
   *[other] { $games } games, { $average } rounds long on average, { $least } to { $most }.
 }
commands-written = The games are in “{ $file }”.
commands-stopped = Stopped after { $done } of { $of } games. { $kept ->
    [on] They are kept in “{ $file }”; the same command goes on from there.
    [none] There is nothing to keep yet.
    [table] Those that were over are in “{ $file }”.
   *[no] They are not kept. With --out FILE.jsonl every game is kept as soon as it is over, and the same command goes on.
 }
commands-out-ending = The games cannot be written to “{ $file }”: it is not known what kind of file that is. Let its name end in .jsonl, .csv or .parquet.
commands-out-exists = There is a file “{ $file }” already, and it stays as it is. Choose another name, or delete it first.
commands-out-unwritable = The games cannot be written to “{ $file }”: { $problem }. Choose another file with --out.

commands-replay = A match of { $names }, { $over ->
    [yes] over after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
   *[no] not over after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }: it is told as a spectator sees it.
 }
