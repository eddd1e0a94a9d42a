import { lookup } from '../../lookup'
import type { Send } from '../../model'
import { Button, doing } from '../../panels/button'
import { say } from '../../text'
import { Lens } from './lens'
import type { Snap, Words } from './protocol'

// What a tapped place would do, with the buttons that do it.
export const TappedPlace = ({
  place,
  snap,
  words,
  send,
  leave,
}: {
  place: string
  snap: Snap
  words: Words
  send: Send
  leave: () => void
}) => {
  const spot = lookup(snap.ask!.spots, place)
  return (
    <>
      <Lens place={place} snap={snap} words={words} />
      <div class="acts">
        <Button look="go" act={spot.act} onClick={() => send(doing(snap, spot.act))}>
          {say(words, 'take')}
        </Button>
        {spot.other && (
          <Button icon="swap" act={`choose ${place}`} onClick={() => send(doing(snap, `choose ${place}`))}>
            {say(words, 'otherwise')}
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          {say(words, 'not-this')}
        </Button>
      </div>
    </>
  )
}
