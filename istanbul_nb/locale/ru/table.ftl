# Что говорит за этим столом любая игра, по-русски.

list-and = { $most } и { $last }
list-or = { $most } или { $last }


## Отмена

undo-nothing = Отменять пока нечего.
undo-other-player = Ход перешёл к другому игроку. Отменить можно только шаги того хода, который идёт сейчас.
undo-revealed = После этого открылось что-то новое. Увиденное отменить нельзя.
redo-nothing = Возвращать нечего. Вернуть можно только шаг, который вы только что отменили.


## Ответы, которые не подходят

stale = Это ответ на прежний вопрос: за столом уже шаг { $revision }. Посмотрите на новый вопрос и ответьте ещё раз.
not-your-turn = Сейчас ходит { $name }. Подождите, пока очередь дойдёт до вас.
unreadable-action = Запись «{ $text }» не похожа на действие. Выберите действие из списка или напишите глагол и слова к нему, например «{ example-action }».
seat-name-empty = Каждому игроку нужно имя. Напишите хотя бы одну букву.
seat-name-long =
    { $most ->
        [one] Это имя слишком длинное. Уложитесь в { $most } букву.
        [few] Это имя слишком длинное. Уложитесь в { $most } буквы.
       *[many] Это имя слишком длинное. Уложитесь в { $most } букв.
    }
seats-number =
    { $players ->
        [one] В этой игре должен быть { $players } игрок, а названо { $given }. Сделайте поровну.
        [few] В этой игре должно быть { $players } игрока, а названо { $given }. Сделайте поровну.
       *[many] В этой игре должно быть { $players } игроков, а названо { $given }. Сделайте поровну.
    }


## Сохранение и загрузка

save-not-text = Это не текстовый файл, сохранённой партии в нём быть не может. Выберите файл, сохранённый здесь.
save-not-json = Прочитать этот файл как партию не удалось: в нём не JSON. Возможно, скопирована только часть; попробуйте исходный файл.
save-not-a-match = В этом файле что-то другое, а не сохранённая партия. Выберите файл, сохранённый здесь.
save-version = Партия сохранена в формате { $version }, а эта программа читает формат { $known }. Откройте её в той версии программы, которая знает этот формат.
save-game = Это партия игры «{ $game }», а здесь такой игры нет. Установите версию программы, в которой она есть.
save-rules = Партию играли по версии { $version } правил «{ $name }», а здесь версия { $known }. Откройте её в той версии программы, где есть эти правила.
save-damaged = Файл повреждён в месте «{ $where }»: { $problem }. Возьмите другую копию, если она есть.
save-changed = Файл изменили после сохранения: содержимое не сходится с печатью. Возьмите неизменённую копию.
save-step = Повторить партию дальше шага { $step }, «{ $action }», не удалось: { $problem }. Возьмите другую копию файла, если она есть.
save-options = Подготовить эту партию заново не удалось: { $problem } Возьмите другую копию файла, если она есть.
save-missing = Файла «{ $path }» нет. Проверьте имя и папку.
save-unreadable = Открыть файл «{ $path }» не удалось: { $problem }. Проверьте, что это файл и что его можно читать.
resume-nothing = Продолжать нечего: сохранённой партии нет. Начните новую.


## Начало игры

start-title = Новая игра
start-game = Игра
start-players = Игроки
start-seat = Игрок { $number }
start-name = Имя
start-human = человек
start-bot = бот
start-language = Язык
start-options = Настройки
start-seed = Зерно для кубиков
    .about = Одно и то же зерно даёт те же кубики и карты. Оставьте пустым, если хотите неожиданностей.
start-begin = Начать
start-resume = Продолжить прошлую партию
start-load = Загрузить файл

language-en = English
language-ru = Русский


## Слова на столе

label-undo = Отменить
label-redo = Вернуть
label-hint = Подсказка
label-save = Сохранить
label-load = Загрузить
label-language = Язык
label-speed = Скорость
label-menu = Меню
label-round = Раунд { $round }
label-turn = Ходит { $name }
label-your-turn = Ваш ход
label-you = Вы
label-bot = бот
label-target = цель
label-log = Журнал
label-hand = Ваши карты
label-cart = Ваша тележка
label-why = Почему нельзя?
label-rules = Правила
label-new = Новая игра
label-win = Шансы на победу


## Игра в терминале

text-how-many = Сколько игроков? От { $least } до { $most } [{ $default }]
# $seat — название места за столом, как его надо показать.
text-who = Цвет «{ $seat }»: введите имя игрока или «бот» — играет компьютер («бот random» слабее, «бот search» сильнее) [{ $default }]
text-language = Какой язык? ({ $choices })
text-choose = Ваш выбор:
text-help =
    Можно ввести:
    число или букву перед строкой списка или действие, например { example-action }
    отмена: отменить свой последний шаг; вернуть: вернуть его
    почему ДЕЙСТВИЕ: почему так нельзя
    правила: все правила; { example-rule }
    стол: показать стол ещё раз
    карты: посмотреть свои карты
    журнал: что было недавно; журнал all: вся партия
    сохранить ФАЙЛ: сохранить партию (без имени — { example-file })
    загрузить ФАЙЛ: продолжить сохранённую партию
    выход: закончить; партия сохранится
text-unknown = «{ $text }» — этого нет в списке, и такой команды тоже нет. Введите «помощь» — появится список команд.
text-number = Номера { $number } в списке нет. Выберите от 1 до { $most }.
text-possible = Так можно: { $action }.
text-rule-unknown = Правила «{ $text }» нет. Введите просто «правила» — появятся все.
text-hand-empty = Карт у вас нет.
text-log-empty = Пока ничего не произошло.
text-saved = Партия сохранена: { $path }.
text-not-saved = Сохранить партию в «{ $path }» не удалось: { $problem }. Попробуйте другое имя или другую папку.
text-loaded = Партия загружена. Продолжаем.
text-undone = Последний шаг отменён.
text-redone = Шаг возвращён.
text-bye = До встречи! Партия сохранена: { $path }. В следующий раз её можно продолжить.
text-over = Игра окончена.
text-pass-screen = Теперь за экраном { $name }. Нажмите Enter, когда будете готовы.


## Вопросы, отказы, игроки, варианты и места

question-over = Игра окончена.
question-waiting = { $name } решает, { TOPIC($decision) }.

refusal = { $sentence } ({ $title }, { $rule })
refusal-game-over = Игра окончена, решать больше нечего. Чтобы сыграть ещё, начните новую.
refusal-not-now = Сейчас нельзя { DOING($verb) }. Сначала решите, { TOPIC($decision) }.
refusal-verb-unknown = Действия «{ $verb }» нет. Выберите действие из списка.
refusal-malformed = Запись «{ $action }» здесь непонятна. Выберите действие из списка или напишите так: «{ NOTATION($verb) }».

seat-plum = сливовый
    .title = Сливовый
    .family = сливового родственника
    .merchant = сливовым купцом
seat-saffron = шафрановый
    .title = Шафрановый
    .family = шафранового родственника
    .merchant = шафрановым купцом
seat-teal = бирюзовый
    .title = Бирюзовый
    .family = бирюзового родственника
    .merchant = бирюзовым купцом
seat-ink = чернильный
    .title = Чернильный
    .family = чернильного родственника
    .merchant = чернильным купцом
seat-pearl = жемчужный
    .title = Жемчужный
    .family = жемчужного родственника
    .merchant = жемчужным купцом

count-lira =
    { $count ->
        [one] { $count } лира
        [few] { $count } лиры
       *[many] { $count } лир
    }
    .paid =
        { $count ->
            [one] { $count } лиру
            [few] { $count } лиры
           *[many] { $count } лир
        }
count-ruby =
    { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
       *[many] { $count } рубинов
    }

options-option-unknown = У этой игры нет настройки «{ $option }». Уберите её или проверьте, как она написана.
options-option-choice = Настройка «{ $option }» не может быть «{ $value }». Выберите одно из этого: { $choices }.
options-first-seat = Первым должен быть один из сидящих за столом, а игроков здесь { $players }. Места считают от 0.
options-component-unknown = В коробке нет таблицы «{ $name }». Проверьте, как она написана.
options-component-shape = Таблица «{ $name }» не похожа на напечатанную. Сохраните её длину, а вместо чисел ставьте числа от 0 до 99.
options-component-range = С таблицей «{ $name }» сыграть нельзя. Ставьте в неё числа от { $least } до { $most }.
options-component-twice = В таблице «{ $name }» одна плитка встречается дважды. Сделайте все плитки разными.
option-players = Игроки
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-first = Первый игрок
option-first-none = по жребию
option-first-0 = { seat-plum }
option-first-1 = { seat-saffron }
option-first-2 = { seat-teal }
option-first-3 = { seat-ink }
option-first-4 = { seat-pearl }
option-components = Печатные таблицы
    .about = Таблицы коробки, которые в вашем экземпляре напечатаны иначе.
option-components-none = как напечатано
option-components-own = исправленные

standing-rank = Место
standing-player = Игрок
standing-rubies = Рубины
standing-lira = Лиры
standing-winner = Победа: { $name }.
standing-winners = Общая победа: { $names }.
