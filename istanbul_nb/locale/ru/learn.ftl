# Уроки: что говорит стол вокруг того, что говорит сам урок.

lesson-where = { $course }, урок { $number } из { $of }
lesson-alone = Урок
lesson-go-on = Этот шаг пройден. Нажмите «Дальше».
lesson-choose = Это вопрос. Выберите один из ответов.
lesson-wait = Ходят другие. Скоро снова ваш ход.
lesson-elsewhere = Правила это разрешают, но в этом шаге нужно другое.
lesson-other-game = Этот стол занят уроком, другую партию за ним не начать. Кнопка «Заново» начинает шаг сначала, а play() открывает стол для игры.
lesson-well-done = Отлично!
lesson-puzzle-best = Готово за { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
 }: быстрее нельзя.
lesson-puzzle-slower = Готово за { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
 }. Можно за { $best }: нажмите «Заново», если хотите попробовать.
lesson-names = Анна Борис Чен Дина Эмиль

## Что не так с уроком, для его автора. Ключи шагов пишутся как в файле.

check-no-step = В нём нет ни одного шага.
check-language = Языка «{ $language }» здесь нет.
check-no-title = У него нет названия на языке «{ $language }».
check-step = Шаг { $number }: { $problem }
check-text = нет текста на языке «{ $language }» для { $what }.
check-rule = правила «{ $rule }» нет.
check-both = это и задание, и вопрос сразу.
check-right = у вопроса должен быть ровно один верный ответ.
check-no-task = не сказано, что делать (task).
check-no-hint = у задания должна быть хотя бы одна подсказка (hints).
check-silent = в нём ничего не сказано.
check-position = его позицию нельзя разложить. { $problem }
check-early = цель достигнута ещё до первого действия.
check-early-action = цель достигнута раньше действия «{ $act }» из решения.
check-unreadable = действие «{ $act }» из решения нельзя прочитать. { $problem }
check-refused = действие { $number } из решения, «{ $act }», не принято. { $answer } Возможно: { $legal }.
check-unreached = решение не приводит к цели.
check-unasked = эти ответы из script никому не понадобились: { $answers }.
check-mistake = ошибка «{ $act }» нигде на пути решения не получает своего ответа.
check-bot = цели не достигает даже бот.

lesson-unknown-course = Курса «{ $course }» нет. Есть такие: { $courses }.
lesson-unknown = Урока «{ $lesson }» в курсе «{ $course }» нет. Есть такие: { $lessons }.
lesson-none = Здесь нужен урок, такой, как даёт lesson_of(…), а не значение вида «{ $given }».
lesson-game = { $where }.game: игры «{ $game }» нет. Выберите одну из этих: { $games }.
lesson-no-step = В этом уроке нет ни одного шага. Добавьте хотя бы один.
lesson-kind = { $where }: здесь { $shape ->
    [text] нужен текст или текст на каждом языке
    [list] нужен список
    [number] нужно целое число
    [flag] нужно true или false
   *[table] нужна таблица с ключами
 }, а не «{ $value }».
lesson-table = { $where }: здесь нужна таблица с ключами.
lesson-list = { $where }: здесь нужен список.
lesson-key = { $where }: здесь неизвестно: { $keys }. Известны: { $known }.
lesson-missing = { $where }: не хватает: { $keys }.

## Успехи ученика

progress-name = «{ $name }» не подходит как имя ученика. Возьмите буквы, в одну строку.
progress-large = { $file }: слишком большой файл для успехов ученика.
progress-missing = Файла { $file } нет.
progress-unreadable = { $file }: успехи ученика прочитать не удалось.
progress-other = { $file }: это не успехи ученика.
progress-newer = { $file } записан более новой версией istanbul_nb.
progress-unknown = { $file } говорит о том, чего в уроках не бывает.
progress-aside = { $problem } Файл отложен под именем { $file }; { $name } начинает заново.
progress-not-kept = Успехи не сохраняются в { $file }: { $problem }. Учиться можно и дальше.
