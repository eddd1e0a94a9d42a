import type { Send } from '../../model'
import { isOffer, Offers } from '../../panels/acts'
import { ActButton, asking, doing } from '../../panels/button'
import { fresh, Roll } from '../../panels/roll'
import { PickCall } from './pick-call'
import { PickGoods } from './pick-goods'
import { PickPlaces } from './pick-places'
import type { Act, Ask, Snap, Words } from './protocol'

interface AnswersProps {
  ask: Ask
  snap: Snap
  words: Words
  send: Send
}

const picks = { goods: PickGoods, places: PickPlaces, call: PickCall }

// About a roll: each choice shows the dice that it would leave.
const withDice = (act: Act, dice: number[]): Act => ({
  ...act,
  gives: act.reveals ? ['die*26', 'die*26'] : (act.dice ?? dice).map((face) => `d${face}*26`),
})

// How to answer: choices side by side; steppers, checkboxes or bars; and buttons. A choice without a second one is a button.
export const Answers = ({ ask: { acts, pick, dice }, snap, words, send }: AnswersProps) => {
  const choose = (act: string) => send(doing(snap, act))
  const shown = dice ? acts.map((act) => (act.style === 'quiet' ? act : withDice(act, dice))) : acts
  const side = shown.filter(isOffer)
  const offers = side.length > 1 && !pick ? side : []
  const buttons = shown
    .filter((act) => !offers.includes(act))
    .map((act) => <ActButton key={act.act} act={act} words={words} onClick={() => choose(act.act)} />)
  const Pick = pick && (picks[pick.kind] as typeof PickGoods)
  return (
    <>
      {dice && (
        <p key={snap.revision} class="sum">
          <Roll dice={dice} size={44} words={words} rolling={fresh(snap)} />
          <b class="total">{dice.reduce((a, b) => a + b, 0)}</b>
        </p>
      )}
      {offers.length > 0 && <Offers acts={offers} words={words} choose={choose} />}
      {Pick ? (
        <Pick key={snap.step} pick={pick as never} words={words} choose={choose} why={(act) => send(asking(snap, act))}>
          {buttons}
        </Pick>
      ) : (
        <div class="acts">{buttons}</div>
      )}
    </>
  )
}
