import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { ActButton, Button, doing } from '../../panels/button'
import type { Message } from '../../panels/notice'
import { Prompt as Asking } from '../../panels/prompt'
import { Icon, Mark } from '../../parts/icon'
import { say } from '../../text'
import { Gem, nameOf } from './gem'
import type { Snap, Words } from './protocol'
import type { Bid } from './use-bid'

interface PromptProps {
  snap: Snap
  words: Words
  send: Send
  notice: Message | null
  bid: Bid
}

// What each stone of the last trick came to.
const Trick = ({ snap }: { snap: Snap }) => (
  <ul class="trick">
    {snap.cushions.map(({ stone, winner, say: told }, i) => (
      <li key={i}>
        {stone && <Gem stone={stone} values={snap.values} size={22} />}
        {winner == null ? <Icon id="bag" size={18} /> : <Mark seat={winner} size={18} />}
        <span>{told}</span>
      </li>
    ))}
  </ul>
)

// What laying this card there would come to.
const Forecast = ({ snap, words, bid }: Omit<PromptProps, 'send' | 'notice'>) => {
  const stone = bid.cushion === null ? null : lookup(snap.cushions, bid.cushion - 1).stone
  if (!stone || !snap.ask || snap.turned) return null
  const card = bid.card === null ? undefined : snap.hand?.[bid.card]
  const chance = bid.chance(bid.card, bid.cushion!)
  const gain = snap.ask.gains[stone]
  return (
    <p class="sum">
      <Gem stone={stone} values={snap.values} size={26} />
      <span>
        {card !== undefined && chance !== undefined && <b>{say(words, 'lay-chance', { card, chance })} </b>}
        {gain !== undefined && say(words, 'brings', { gain })}
      </span>
    </p>
  )
}

// The question, as far as it is answered already.
const asked = (snap: Snap, words: Words, { chosen }: Bid): Snap => {
  const { ask } = snap
  if (!ask) return snap
  const stone = chosen.cushion == null ? null : lookup(snap.cushions, chosen.cushion - 1).stone
  if (chosen.card != null)
    return { ...snap, ask: { ...ask, title: say(words, 'ask-where', { card: lookup(snap.hand!, chosen.card) }) } }
  if (stone)
    return {
      ...snap,
      ask: { ...ask, title: say(words, 'ask-which', { n: chosen.cushion!, stone: nameOf(stone, words) }) },
    }
  return snap
}

export const Prompt = ({ snap, words, send, notice, bid }: PromptProps) => {
  const half = bid.chosen.card != null || bid.chosen.cushion != null
  return (
    <Asking snap={asked(snap, words, bid)} words={words} send={send} notice={notice} leave={bid.clear}>
      {snap.ask && <Forecast snap={snap} words={words} bid={bid} />}
      {snap.ask && (
        <div class="acts">
          {snap.ask.acts.map((act) => (
            <ActButton key={act.act} act={act} words={words} onClick={() => send(doing(snap, act.act))} />
          ))}
          {half && (
            <Button look="quiet" onClick={bid.clear}>
              {say(words, 'choose-again')}
            </Button>
          )}
        </div>
      )}
      {snap.turned && !snap.end && <Trick snap={snap} />}
    </Asking>
  )
}
