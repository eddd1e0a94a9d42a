import { hidden } from '../../attributes'
import { lookup } from '../../lookup'
import { memo } from '../../memo'
import { Rivals as Others } from '../../panels/rivals'
import { Count } from '../../parts/count'
import { Gems } from '../../parts/gems'
import { Family, Icon, Mark, Merchant } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import { Cart, nameOf, wares } from './cart'
import type { Seat, Snap, Words } from './protocol'

interface RivalsProps {
  snap: Snap
  words: Words
  self: number | null
}

const Purse = memo(({ owner, words, size }: { owner: Seat; words: Words; size: number }) => (
  <span class="purse">
    <Count sign="lira" n={owner.lira} label={say(words, 'lira')} size={size + 1} />
    {wares(owner.goods, words).map(({ sign, name, n }) => (
      <span class="each">
        <Count sign={sign} n={n} label={name} size={size} />
      </span>
    ))}
    <span class="all">
      <Count sign="any" n={owner.goods.reduce((a, b) => a + b, 0)} label={say(words, 'goods')} size={size} />
    </span>
    <Count sign="card" n={owner.cards} label={say(words, 'cards')} size={size + 1} />
    {owner.extras?.map(
      (extra) =>
        typeof extra[1] === 'number' && <Count sign={extra[0]} n={extra[1]} label={nameOf(extra, words)} size={size} />,
    )}
  </span>
))

const Extras = memo(({ seat, owner, home, words }: { seat: number; owner: Seat; home?: number; words: Words }) => (
  <span class="extras">
    <span>
      <Icon id="ext" size={14} />
      <b>{owner.capacity}</b>
      <span class="vh">{say(words, 'capacity')}</span>
    </span>
    {home !== undefined && (
      <span>
        <Family seat={seat} size={12} />
        <b>{home}</b>
        <span class="vh">{lookup(words.places, home).name}</span>
      </span>
    )}
    {owner.extras?.map(
      (extra) =>
        extra[1] === '' && (
          <span title={nameOf(extra, words)}>
            <Signs row={[extra[0]]} size={15} />
            <span class="vh">{nameOf(extra, words)}</span>
          </span>
        ),
    )}
    <span class="mos">
      {owner.tiles.map((letter) => (
        <i class="mtile" style={{ '--t': `var(--${lookup(words.tiles, letter).tint})` }}>
          <Signs row={[lookup(words.tiles, letter).sign]} size={13} />
          <span class="vh">{lookup(words.tiles, letter).title}</span>
        </i>
      ))}
    </span>
  </span>
))

// The carts of the others in small; one opens in full when it is pressed.
export const Rivals = ({ snap, words, self }: RivalsProps) => (
  <Others
    snap={snap}
    words={words}
    self={self}
    label={(name) => say(words, 'cart-of', { name })}
    figure={(seat, thin) => (thin ? <Mark seat={seat} size={18} /> : <Merchant seat={seat} size={22} />)}
    full={(seat) => <Cart snap={snap} words={words} seat={seat} />}
    line={(seat, thin) => {
      const owner = lookup(snap.seats, seat)
      return (
        <>
          <Gems have={owner.rubies} of={snap.target} size={13} words={words} />
          <span class="ruby-n">
            <Icon id="ruby" size={14} />
            <b {...hidden}>{owner.rubies}</b>
            <span class="vh">{say(words, 'rubies-of', { have: owner.rubies, of: snap.target })}</span>
          </span>
          <Purse owner={owner} words={words} size={thin ? 13 : 15} />
          <Extras
            seat={seat}
            owner={owner}
            home={snap.pieces.find(({ kind, seat: whose }) => kind === 'family' && whose === seat)?.place}
            words={words}
          />
        </>
      )
    }}
  />
)
