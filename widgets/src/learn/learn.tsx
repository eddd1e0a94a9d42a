import { hidden, Icon, pressing, say, typing, useState } from '../extras/shared'
import { Rings } from '../hints/rings'
import type { Store } from '../model'
import type { Lesson, Words } from '../protocol'
import { Contents } from './contents'
import { Footer } from './footer'
import { Glossary } from './glossary'
import { Options } from './options'
import { RichText } from './rich-text'
import { Style } from './style'
import { useKeys } from './use-keys'
import { useReading } from './use-reading'

const parts = ['rivals', 'cart', 'hand', 'log', 'question']

// How far one is in the lesson.
const Dashes = ({ step, steps, words }: { step: number; steps: number; words: Words }) => (
  <span class="dashes" role="img" aria-label={say(words, 'lesson-step', { n: step + 1, of: steps })}>
    {Array.from({ length: steps }, (_, i) => (
      <i class={i < step ? 'past-one' : i === step ? 'this' : ''} />
    ))}
  </span>
)

const Cite = ({ id, says }: { id: string; says: [string, string] | null }) =>
  says && (
    <p class="cite">
      <b>{says[0]}. </b>
      {says[1]} <code>{id}</code>
    </p>
  )

const Text = ({ lesson, words }: { lesson: Lesson; words: Words }) => (
  <>
    {lesson.says.map((text, i) => (
      <p key={i}>
        <RichText text={text} words={words} />
      </p>
    ))}
  </>
)

// A puzzle is solved in few turns.
const Turns = ({ turns: { made, best }, words }: { turns: NonNullable<Lesson['turns']>; words: Words }) => (
  <p class="turns-made">
    <span>
      {say(words, 'lesson-turns')} <b>{made}</b>
    </span>
    <span>
      {say(words, 'lesson-best')} <b>{best}</b>
    </span>
  </p>
)

// What came of the last click, read out as soon as it is there: a mistake and its rule, a hint, or praise.
const Feedback = ({ lesson, words }: { lesson: Lesson; words: Words }) => (
  <>
    <div role="alert">
      {lesson.answer && (
        <div class="wrong-way told-box">
          <Icon id="no" size={20} />
          <div>
            <p>
              <RichText text={lesson.answer.text} words={words} />
            </p>
            <Cite id={lesson.answer.rule} says={lesson.answer.says} />
          </div>
        </div>
      )}
    </div>
    <div role="status">
      {lesson.hint && (
        <div class="tip-off told-box">
          <Icon id="bulb" size={20} />
          <p>
            <RichText text={lesson.hint} words={words} />
          </p>
        </div>
      )}
      {lesson.done && (
        <div class="praise told-box">
          <Icon id="ok" size={20} />
          <p>
            <RichText text={lesson.done} words={words} />
          </p>
        </div>
      )}
    </div>
  </>
)

const Task = ({ text, words }: { text: string; words: Words }) => (
  <p class="task">
    <b>{say(words, 'lesson-task')}</b> <RichText text={text} words={words} />
  </p>
)

const LessonPanel = ({ store, lesson }: { store: Store; lesson: Lesson }) => {
  const { words, send } = store
  const { task, options, next } = lesson
  const [listed, setListed] = useState(false)
  const { panel, press } = useReading(lesson, store.snap!)
  const tell = (what: 'next' | 'back' | 'again' | 'hint' | 'show') => send({ kind: 'lesson', what })
  useKeys(panel, lesson, tell)
  const open = (id: string) => {
    setListed(false)
    send({ kind: 'lesson', what: 'open', lesson: id })
  }
  const over = !next && !task && !options // the course is at its end
  const contents = <Contents contents={lesson.contents} words={words} open={open} />
  return (
    <section ref={panel} class="panel lesson" aria-label={lesson.title} onClickCapture={press}>
      <svg class="orn" viewBox="0 0 32 32" {...hidden}>
        <use href="#ist-rose" />
      </svg>
      <header class="course">
        <Dashes step={lesson.step} steps={lesson.steps} words={words} />
        {!over && (
          <button class="tool" aria-expanded={listed} onClick={() => setListed(!listed)} {...pressing}>
            <Icon id={listed ? 'no' : 'more'} size={18} />
            {say(words, 'lesson-contents')}
          </button>
        )}
      </header>
      {listed ? (
        contents
      ) : (
        <div class="page">
          <div class="reading" aria-live="polite">
            <small>{lesson.title}</small>
            <h2 tabindex={-1} {...typing}>
              {lesson.heading}
            </h2>
            <Text lesson={lesson} words={words} />
          </div>
          <div class="doing">
            {task && !lesson.done && <Task text={task} words={words} />}
            {options && (
              <Options
                options={options}
                words={words}
                choose={(option) => send({ kind: 'lesson', what: 'choose', option })}
              />
            )}
            {lesson.turns && <Turns turns={lesson.turns} words={words} />}
            <Feedback lesson={lesson} words={words} />
            <Footer lesson={lesson} words={words} tell={tell} />
          </div>
          <Cite id={lesson.rule} says={lesson.cite} />
          {over && contents}
        </div>
      )}
    </section>
  )
}

// A lesson that is taken at this table, beside its board: what is to be read and done, and the words so far. Whatever else
// the table shows steps back unless the lesson wants it (see style.css).
export const Learn = ({ store }: { store: Store }) => {
  const snap = store.snap
  const lesson = snap?.lesson
  if (!lesson) return null
  return (
    <div
      class={['learn', lesson.answer && 'astray', (!lesson.task || lesson.done) && 'at-rest'].filter(Boolean).join(' ')}
      data-hides={parts.filter((part) => !lesson.shows.includes(part)).join(' ')}
    >
      <Style />
      <LessonPanel store={store} lesson={lesson} />
      {lesson.glossary.length > 0 && <Glossary glossary={lesson.glossary} words={store.words} />}
      <Rings snap={snap} acts={lesson.point} line="solid" />
    </div>
  )
}
