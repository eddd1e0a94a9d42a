import { hidden } from '../../attributes'
import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { isOffer, Offers } from '../../panels/acts'
import { ActButton, doing } from '../../panels/button'
import type { Message } from '../../panels/notice'
import { Prompt as Asking } from '../../panels/prompt'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import { DrawnCards } from './drawn-cards'
import type { Ask, Snap, Words } from './protocol'

const phases = ['phase-income', 'phase-roll', 'phase-act']
const phaseOf: Record<string, number> = { income: 0, roll: 1 }

interface PromptProps {
  snap: Snap
  words: Words
  send: Send
  notice: Message | null
}

// The card that a question is about.
const About = ({ card, words }: { card: string; words: Words }) => (
  <p class="about">
    <span class="face" {...hidden}>
      <Signs row={lookup(words.cards, card).face} size={22} />
    </span>
    <b>{lookup(words.cards, card).title}</b>
  </p>
)

// What was paid so far: "use R" is a die, "give R" a token, "give brown" the brown one.
const Paid = ({ paid, words }: { paid: string[]; words: Words }) => {
  const sign = (word: string) =>
    word
      .replace(/^use (\w)$/, 'd$1')
      .replace(/^give (\w)$/, 'tok$1')
      .replace('give ', '')
  return paid.length ? (
    <p class="sum">
      <small>{say(words, 'paid')}</small>
      <Signs row={paid.map(sign)} size={24} />
    </p>
  ) : null
}

const Answers = ({ ask, snap, words, send }: { ask: Ask; snap: Snap; words: Words; send: Send }) => {
  const choose = (act: string) => send(doing(snap, act))
  const side = ask.acts.filter(isOffer)
  const offers = side.length > 1 ? side : []
  return (
    <>
      {ask.card && <About card={ask.card} words={words} />}
      {ask.paid && <Paid paid={ask.paid} words={words} />}
      {ask.decision === 'cards' && <DrawnCards snap={snap} words={words} send={send} />}
      {offers.length > 0 && <Offers acts={offers} words={words} choose={choose} />}
      <div class="acts">
        {ask.acts
          .filter((act) => !offers.includes(act))
          .map((act) => (
            <ActButton key={act.act} act={act} words={words} onClick={() => choose(act.act)} />
          ))}
      </div>
    </>
  )
}

// The question of the Dice Game.
export const Prompt = ({ snap, words, send, notice }: PromptProps) => {
  const { ask } = snap
  const own = ask && ask.decision !== 'others'
  return (
    <Asking {...{ snap, words, send, notice, phases }} phase={own ? (phaseOf[ask.decision] ?? 2) : null} quiet>
      {ask && <Answers ask={ask} snap={snap} words={words} send={send} />}
    </Asking>
  )
}
