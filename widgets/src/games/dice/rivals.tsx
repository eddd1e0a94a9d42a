import { hidden } from '../../attributes'
import { lookup } from '../../lookup'
import { memo } from '../../memo'
import { Rivals as Others } from '../../panels/rivals'
import { Count } from '../../parts/count'
import { Gems } from '../../parts/gems'
import { Icon, Merchant } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import { Cart, stock } from './cart'
import type { Seat, Snap, Words } from './protocol'

const Line = memo(({ owner, target, words }: { owner: Seat; target: number; words: Words }) => (
  <>
    <Gems have={owner.rubies} of={target} size={13} words={words} />
    <span class="ruby-n">
      <Icon id="ruby" size={14} />
      <b {...hidden}>{owner.rubies}</b>
      <span class="vh">{say(words, 'rubies-of', { have: owner.rubies, of: target })}</span>
    </span>
    <span class="purse">
      <Count sign="lira" n={owner.lira} label={say(words, 'thing-6')} size={16} />
      {stock.map((sign, i) => (
        <Count
          sign={sign}
          n={i < 5 ? lookup(owner.tokens, i) : owner.crystal}
          label={say(words, `thing-${i}`)}
          size={16}
        />
      ))}
    </span>
    <span class="extras">
      <span class="mos">
        {owner.tiles.map((tile) => (
          <i
            class="mtile"
            style={{ '--t': `var(--${lookup(words.tiles, tile).tint})` }}
            title={lookup(words.tiles, tile).title}
          >
            <Signs
              row={lookup(words.tiles, tile)
                .sign.slice(-1)
                .map((sign) => sign.replace(/^\$.*/, 'lira'))}
              size={12}
            />
            <span class="vh">{lookup(words.tiles, tile).title}</span>
          </i>
        ))}
      </span>
    </span>
  </>
))

// What the others have, in small; in full when it is pressed.
export const Rivals = ({ snap, words, self }: { snap: Snap; words: Words; self: number | null }) => (
  <Others
    snap={snap}
    words={words}
    self={self}
    label={(name) => say(words, 'cart-of', { name })}
    figure={(seat) => <Merchant seat={seat} size={22} />}
    line={(seat) => <Line owner={lookup(snap.seats, seat)} target={snap.target} words={words} />}
    full={(seat) => <Cart snap={snap} words={words} seat={seat} />}
  />
)
