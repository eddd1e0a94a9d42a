import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { Button, doing } from '../../panels/button'
import { RuleBehind } from '../../panels/rule'
import { Nook } from '../../parts/icon'
import { say } from '../../text'
import { Lens } from './lens'
import type { Snap, Words } from './protocol'

interface PlaceCardProps {
  place: number
  snap: Snap
  words: Words
  send: Send
  leave: () => void
}

// One place: what it does, what going there would bring, and the way to go.
export const PlaceCard = ({ place, snap, words, send, leave }: PlaceCardProps) => {
  const target = snap.ask?.tiles[place]
  return (
    <>
      <div class="ask">
        <Nook place={place} family={lookup(words.places, place).family} />
        <Lens place={place} snap={snap} words={words} />
      </div>
      <div class="acts">
        {target && (
          <Button look="go" act={target.act} onClick={() => send(doing(snap, target.act))}>
            {target.label}
          </Button>
        )}
        <Button onClick={leave}>{say(words, target ? 'not-there' : 'close')}</Button>
      </div>
      <RuleBehind id={lookup(words.places, place).rule} words={words} />
    </>
  )
}
