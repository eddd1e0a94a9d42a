import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { Send } from '../model'
import { Icon, Rose } from '../parts/icon'
import { Eyes } from '../parts/signs'
import type { Snap, Words } from '../protocol'
import { say } from '../text'
import { idlePrompt } from './idle-prompt'
import { type Message, Notice } from './notice'
import { fresh, Roll } from './roll'
import { RuleBehind } from './rule'
import { useQuestionFocus } from './use-question-focus'

interface PromptProps {
  snap: Snap
  words: Words
  send: Send
  notice: Message | null
  phases?: readonly string[] // the keys of their names
  phase?: number | null
  picture?: ComponentChildren // beside the question
  instead?: ComponentChildren // what is shown in place of the question
  leave?: () => void // by Escape
  quiet?: boolean // the last roll is shown elsewhere
  children?: ComponentChildren // how to answer, and what else is to be told
}

const Phases = ({ phases, now, words }: { phases: readonly string[]; now: number; words: Words }) => (
  <ol class="phases">
    {phases.map((name, i) => (
      <li class={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
        <i>{i < now ? <Icon id="ok" size={10} /> : i + 1}</i>
        {say(words, name)}
      </li>
    ))}
  </ol>
)

// Dice that were just thrown.
const Rolled = ({ snap, words }: { snap: Snap; words: Words }) =>
  snap.dice && fresh(snap) ? (
    <p class="sum">
      <Roll key={snap.revision} dice={snap.dice.dice} words={words} rolling />
      <span>{snap.dice.text}</span>
    </p>
  ) : null

const Question = ({ snap, words, send, phases = [], phase = null, picture, quiet, children }: PromptProps) => {
  const { ask } = snap
  const other = ask ? null : idlePrompt(snap, words)
  const { title, text } = ask ?? other!
  return (
    <>
      {ask && (
        <div class="head">
          {phase !== null && <Phases phases={phases} now={phase} words={words} />}
          <RuleBehind id={ask.rule} words={words} />
        </div>
      )}
      <div class="ask" aria-live="polite">
        {picture}
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
      </div>
      {!quiet && <Rolled snap={snap} words={words} />}
      {children}
      {other && (
        <div class="acts">
          <other.Body snap={snap} words={words} send={send} />
        </div>
      )}
    </>
  )
}

// The one question that is open, always here; what it asks about is lit where it lies.
export const Prompt = (props: PromptProps) => {
  const { snap, words, notice, instead, leave } = props
  const section = useQuestionFocus(snap)
  const { extras, store } = useContext(Eyes)
  return (
    <section
      ref={section}
      class={snap.ask || snap.cover ? 'prompt' : 'prompt idle'}
      aria-label={say(words, 'question')}
      onKeyDown={(event) => event.key === 'Escape' && leave?.()}
    >
      <Rose />
      {instead ?? <Question {...props} />}
      {notice && <Notice notice={notice} words={words} />}
      {extras && <extras.Aside store={store!} />}
    </section>
  )
}
