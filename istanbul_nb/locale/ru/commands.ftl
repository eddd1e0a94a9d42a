### Что говорят команды терминала.

commands-notebooks = Ваши блокноты лежат в папке «{ $folder }»{ $written ->
    [0] .
    [one] ; новый — { $written }.
   *[other] ; новых — { $written }.
 }
commands-notebooks-changed = { $count ->
    [one] { $count } блокнот, который вы изменили, остался как есть.
    [few] { $count } блокнота, которые вы изменили, остались как есть.
   *[many] { $count } блокнотов, которые вы изменили, остались как есть.
 }
commands-stop = JupyterLab запускается; чтобы остановить его, нажмите здесь Ctrl+C и ответьте y.
commands-folder = Положить блокноты в папку «{ $folder }» не удалось: { $problem }. Назовите другую папку: --folder.
commands-notebooks-missing = В этой установке istanbul_nb нет блокнотов. Установите пакет заново: pip install --force-reinstall istanbul_nb.

commands-column-bot = бот
commands-column-won = выиграл
commands-column-share = доля
commands-column-interval = с уверенностью 95 %
commands-won = { $won } из { $games }
commands-percent = { $part } %
commands-between = от { $low } до { $high } %
commands-rounds = { $games ->
    [one] { $games } партия, в среднем раундов: { $average }, от { $least } до { $most }.
    [few] { $games } партии, в среднем раундов: { $average }, от { $least } до { $most }.
   *[many] { $games } партий, в среднем раундов: { $average }, от { $least } до { $most }.
 }
commands-written = Партии записаны в файл «{ $file }».
commands-stopped = Остановлено: сыграно партий { $done } из { $of }. { $kept ->
    [on] Они хранятся в файле «{ $file }»; та же команда продолжит с этого места.
    [none] Сохранять пока нечего.
    [table] Сыгранные записаны в файл «{ $file }».
   *[no] Они не сохранены. С --out ФАЙЛ.jsonl каждая партия сохраняется сразу, и та же команда продолжит.
 }
commands-out-ending = Записать партии в файл «{ $file }» нельзя: неизвестно, что это за файл. Пусть имя кончается на .jsonl, .csv или .parquet.
commands-out-exists = Файл «{ $file }» уже есть и остаётся как есть. Выберите другое имя или сначала удалите его.
commands-out-unwritable = Записать партии в файл «{ $file }» не удалось: { $problem }. Выберите другой файл: --out.

commands-replay = Играют { $names }. { $over ->
    [yes] Партия окончена, шагов: { $steps }.
   *[no] Партия не окончена, шагов: { $steps }; рассказано то, что видит зритель.
 }
