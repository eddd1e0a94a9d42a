### Что говорит стол в блокноте помимо правил, в любой игре.

label-over = Игра окончена, раундов: { $round }
cover-title =
    { SELF($name) ->
        [yes] Ваш ход
       *[no] Ход: { $name }
    }
cover-text = Передайте экран: теперь решает { NAME($name) }. До тех пор все карты закрыты.
cover-button =
    { SELF($name) ->
        [yes] Это я
       *[no] Это я, { $name }
    }
bot-random = Ученик
    .about = делает наугад что угодно дозволенное
bot-greedy = Торговец
    .about = продумывает свой ход и берёт то, что всего выгоднее
bot-search = Великий визирь
    .about = секунду думает наперёд, и о ваших ответах тоже
start-kept =
    { $steps ->
        [one] { $names }: { $steps } шаг
        [few] { $names }: { $steps } шага
       *[many] { $names }: { $steps } шагов
    }
start-named = «{ $name }»: { $names }
start-kept-copy = { $label } (открыта в другом месте: продолжить копию)
start-kept-take-over = { $label } (открыта в другом месте: забрать сюда)
undo-looking = Вы смотрите на прошлое положение. Чтобы играть дальше, вернитесь к настоящему.
told-branch = Это проба «а что, если»: она отделилась от другой партии на шаге { $step }.
told-no-match = На этом столе ещё нет партии. Сначала начните её.
told-no-hand = Здесь рука не показана. { DOES($name, "играет", "играете") } карты за столом, где их видно.
told-start-broken = Стол не смог прочитать, что заполнено. Обновите страницу и попробуйте ещё раз.
told-bots-number = Мест за столом { $players }, поэтому ботов может быть от 0 до { $players }.
told-bots-list = Дайте список ботов или их имён для последних мест либо список для всех мест ({ $players }), где вместо людей стоит None.
told-pace = Темп — это число от 0, то есть сразу, до { $most }, а не «{ $given }». Обычный темп — 1.
told-bot-tried = { $problem } Он попробовал «{ $act }».
told-bot-failed = Бот, который решает за игрока { $name }, ошибся: { $problem }
told-hints-failed = С подсказками что-то не так: { $problem }
setup-players = Игроков: { $players }.
setup-seed = Зерно: { $seed }.
told-drawing = Нарисовать стол не удалось ({ $problem }). Выполните ячейку ещё раз; партия не потеряна.
end-shared = Во всём поровну: { $name }
end-decided = { $mine }; { $name }: { $theirs }
