import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { asking, doing } from '../../panels/button'
import { Card } from '../../panels/card'
import { say } from '../../text'
import type { Snap, Words } from './protocol'

// The bazaar cards that were drawn, for who may see them: one of them is carried out.
export const DrawnCards = ({ snap, words, send }: { snap: Snap; words: Words; send: Send }) =>
  snap.hand?.length ? (
    <div class="fan">
      {snap.hand.map((name, i) => {
        const act = snap.ask?.cards[name]
        return (
          <Card
            key={i}
            name={name}
            card={lookup(words.cards, name)}
            cue={act && say(words, 'carry-out')}
            onClick={() => send(act ? doing(snap, act) : asking(snap, `carry ${name}`))}
          />
        )
      })}
    </div>
  ) : (
    <p class="none">{say(words, 'hand-none')}</p>
  )
