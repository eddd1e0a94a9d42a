import type { Send } from '../model'
import { Mark } from '../parts/icon'
import type { Snap, Words } from '../protocol'
import { say } from '../text'
import { Button } from './button'

interface IdleProps {
  snap: Snap
  words: Words
  send: Send
}

const Thinking = ({ seat, label }: { seat: number; label: string }) => (
  <span class="thinking" role="status">
    <Mark seat={seat} size={22} />
    <i />
    <i />
    <i />
    <span class="vh">{label}</span>
  </span>
)

const Waiting = ({ snap, words, send }: IdleProps) => {
  const { seat, bot } = snap.wait!
  return (
    <>
      <Thinking seat={seat} label={say(words, bot ? 'thinking' : 'deciding')} />
      {bot && (
        <Button icon="speed" act="bots" onClick={() => send({ kind: 'bot', revision: snap.revision, all: true })}>
          {say(words, 'skip')}
        </Button>
      )}
    </>
  )
}

const Uncover = ({ snap, send }: IdleProps) => {
  const { seat, button } = snap.cover!
  return (
    <Button look="go" act="open" onClick={() => send({ kind: 'open', seat })}>
      <Mark seat={seat} size={20} />
      {button}
    </Button>
  )
}

const Return = ({ words, send }: IdleProps) => (
  <Button look="go" icon="now" act="now" onClick={() => send({ kind: 'look', step: null })}>
    {say(words, 'to-now')}
  </Button>
)

// Nothing is asked of whoever looks: the screen is being passed on, this is a look back, or somebody else decides.
export const idlePrompt = (snap: Snap, words: Words) => {
  if (snap.cover) return { title: snap.cover.title, text: snap.cover.text, Body: Uncover }
  if (snap.step < snap.steps)
    return {
      title: say(words, 'past'),
      text: say(words, 'past-step', { when: snap.when, n: snap.step, of: snap.steps }),
      Body: Return,
    }
  if (snap.wait) return { title: snap.wait.text, text: '', Body: Waiting }
  return { title: say(words, 'over'), text: snap.end?.title ?? '', Body: () => null }
}
