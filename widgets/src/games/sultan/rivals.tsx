import { lookup } from '../../lookup'
import { Rivals as Others } from '../../panels/rivals'
import { Icon, Mark } from '../../parts/icon'
import { say } from '../../text'
import { Behind, Cart, FirstPlayer, Screen } from './cart'
import type { Snap, Words } from './protocol'

// The screens of the others with the number of stones behind them where the table remembers it; one opens in full when it is pressed.
export const Rivals = ({ snap, words, self }: { snap: Snap; words: Words; self: number | null }) => (
  <Others
    snap={snap}
    words={words}
    self={self}
    label={(name) => say(words, 'cart-of', { name })}
    figure={(seat, thin) => (thin ? <Mark seat={seat} size={18} /> : <Screen seat={seat} size={24} />)}
    full={(seat) => <Cart snap={snap} words={words} seat={seat} />}
    line={(seat, thin) => {
      const owner = lookup(snap.seats, seat)
      return (
        <>
          <span class="row">
            {owner.first && <FirstPlayer words={words} size={thin ? 17 : 19} />}
            {owner.stones !== null && (
              <>
                <Icon id="stone" size={15} />
                <b>{owner.stones}</b>
                <span class="vh">{say(words, 'stones')}</span>
              </>
            )}
          </span>
          <Behind owner={owner} words={words} size={14} />
        </>
      )
    }}
  />
)
