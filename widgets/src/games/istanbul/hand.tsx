import { classes } from '../../attributes'
import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { asking, doing } from '../../panels/button'
import { Card } from '../../panels/card'
import { Icon } from '../../parts/icon'
import { say } from '../../text'
import type { Snap, Words } from './protocol'

interface HandProps {
  snap: Snap
  words: Words
  send: Send
  slim?: boolean
  seat?: number // whose hand, if it is not that of the eyes
}

// Whether cards are asked for to be given away, not to be played.
export const throwsAway = ({ ask }: Snap) =>
  /^(discard|drop)$/.test(ask?.decision ?? '') || (ask?.decision === 'governor' && Object.keys(ask.cards).length > 0)

const cues: Record<string, string> = { discard: 'discard', drop: 'discard', use: 'discard', roast: 'roast' } // what a click does, if it does not play the card
const MANY = 4 // more cards than that take one line each, and only those that can be played say when
const MOST_BACKS = 8

// One's own cards in words and signs. What can be played is lit; the others say why not.
export const Hand = ({ snap, words, send, slim = false, seat }: HandProps) => {
  const { hand, ask } = snap
  const whose = seat ?? snap.cover?.seat ?? snap.seat ?? snap.seats.findIndex(({ decides }) => decides)
  const owner = snap.seats[whose]
  const many = (hand?.length ?? 0) > MANY
  return (
    <section
      class={classes('hand', (slim || many) && 'slim', many && 'many', throwsAway(snap) && 'first')}
      aria-label={say(words, 'hand')}
    >
      <h3>
        {hand || !owner ? say(words, 'hand') : say(words, 'hand-of', { name: owner.name })}{' '}
        <small>{hand?.length ?? owner?.cards}</small>
      </h3>
      {hand?.length ? (
        <div class="fan">
          {hand.map((name, i) => {
            const act = ask?.cards[name]
            const card = lookup(words.cards, name)
            return (
              <Card
                key={i}
                name={name}
                card={card}
                cue={act && say(words, cues[act.replace(/ .*/, '')] ?? 'play-now')}
                onClick={() => send(act ? doing(snap, act) : asking(snap, card.play ?? `play ${name}`))}
              />
            )
          })}
        </div>
      ) : (
        <div class="face-down">
          {!hand && Array.from({ length: Math.min(owner?.cards ?? 0, MOST_BACKS) }, () => <Icon id="card" size={48} />)}
          <p class="none">{say(words, hand ? 'hand-empty' : snap.cover ? 'hand-covered' : 'hand-hidden')}</p>
        </div>
      )}
    </section>
  )
}
