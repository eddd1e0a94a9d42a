import { lookup } from '../../lookup'
import type { Send } from '../../model'
import type { Message } from '../../panels/notice'
import { Prompt as Asking } from '../../panels/prompt'
import { Icon, Nook } from '../../parts/icon'
import { Answers } from './answers'
import { PlaceCard } from './place-card'
import type { Snap, Words } from './protocol'

interface PromptProps {
  snap: Snap
  words: Words
  send: Send
  hover: number | null // a place that is to be shown here instead of the question: on phones the one that was tapped
  setHover: (place: number | null) => void
  notice: Message | null
}

const figures: Record<string, string> = {
  governor: 'governor',
  smuggler: 'smuggler',
  bribe: 'smuggler',
  trader: 'trader',
  courier: 'courier',
} // whom it is decided with
const phases = ['phase-move', 'phase-pay', 'phase-act', 'phase-meet']

// The question of the bazaar: with the place or the figure that it is about.
export const Prompt = ({ snap, words, send, hover, setHover, notice }: PromptProps) => {
  const { ask } = snap
  const figure = ask && figures[ask.decision]
  const leave = () => setHover(null)
  return (
    <Asking
      {...{ snap, words, send, notice, phases, leave }}
      phase={ask?.phase}
      picture={
        figure ? (
          <Icon id={figure} size={46} />
        ) : (
          ask?.place && <Nook place={ask.place} family={lookup(words.places, ask.place).family} />
        )
      }
      quiet={!!ask?.dice}
      instead={
        hover === null ? undefined : <PlaceCard place={hover} snap={snap} words={words} send={send} leave={leave} />
      }
    >
      {ask && <Answers ask={ask} snap={snap} words={words} send={send} />}
    </Asking>
  )
}
