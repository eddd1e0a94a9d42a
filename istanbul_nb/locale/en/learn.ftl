# Lessons: what the table says around what a lesson itself says.

lesson-where = { $course }, lesson { $number } of { $of }
lesson-alone = A lesson
lesson-go-on = This step is done. Press “Next” to go on.
lesson-choose = This is a question. Choose one of the answers.
lesson-wait = The others are playing. In a moment it is your turn again.
lesson-elsewhere = The rules allow that, but it is not what this step asks for.
lesson-other-game = This table belongs to a lesson and takes no other game. “Start over” begins the step anew; play() opens a table for a game.
lesson-well-done = Well done!
lesson-puzzle-best = Done in { $turns } { $turns ->
    [one] turn
   *[other] turns
 }: it cannot be done faster.
lesson-puzzle-slower = Done in { $turns } { $turns ->
    [one] turn
   *[other] turns
 }. It can be done in { $best }: press “Start over” if you want to try.
lesson-names = Anna Boris Chen Dina Emil

## What is wrong with a lesson, for whoever writes it. Keys of steps are written as in the file.

check-no-step = It has no step.
check-language = There is no language “{ $language }”.
check-no-title = It has no title in “{ $language }”.
check-step = Step { $number }: { $problem }
check-text = there is no text in “{ $language }” for { $what }.
check-rule = there is no rule “{ $rule }”.
check-both = it is a task and a question at once.
check-right = a question has exactly one right option.
check-no-task = it does not say what to do (task).
check-no-hint = a task has at least one hint (hints).
check-silent = it says nothing.
check-position = its position cannot be laid out. { $problem }
check-early = its goal is reached before anything is done.
check-early-action = its goal is reached before the action “{ $act }” of the solution.
check-unreadable = the action “{ $act }” of the solution cannot be read. { $problem }
check-refused = action { $number } of the solution, “{ $act }”, is not accepted. { $answer } Possible: { $legal }.
check-unreached = its goal is not reached by the solution.
check-unasked = nobody asked for these answers of its script: { $answers }.
check-mistake = the mistake “{ $act }” does not get its own answer anywhere on the way of the solution.
check-bot = its goal is not reached, not even by a bot.

lesson-unknown-course = There is no course “{ $course }”. There are: { $courses }.
lesson-unknown = There is no lesson “{ $lesson }” in the course “{ $course }”. There are: { $lessons }.
lesson-none = A lesson is needed here, such as lesson_of(…) gives, not a value of the kind “{ $given }”.
lesson-game = { $where }.game: there is no game “{ $game }”. Choose one of these: { $games }.
lesson-no-step = This lesson has no step. Give it at least one.
lesson-kind = { $where }: { $shape ->
    [text] a text, or one for each language,
    [list] a list
    [number] a whole number
    [flag] true or false
   *[table] a table of keys
 } is needed here, not “{ $value }”.
lesson-table = { $where }: a table of keys is needed here.
lesson-list = { $where }: a list is needed here.
lesson-key = { $where }: not known here: { $keys }. Known: { $known }.
lesson-missing = { $where }: missing: { $keys }.

## Progress of a learner

progress-name = “{ $name }” is no name for a learner. Use letters, and one line.
progress-large = { $file } is too large to be a learner’s progress.
progress-missing = There is no file { $file }.
progress-unreadable = { $file } cannot be read as a learner’s progress.
progress-other = { $file } is not a learner’s progress.
progress-newer = { $file } was written by a newer version of istanbul_nb.
progress-unknown = { $file } tells of things that no lesson knows.
progress-aside = { $problem } It was put aside as { $file }; { $name } begins anew.
progress-not-kept = Progress is not kept in { $file }: { $problem }. You can go on learning.
