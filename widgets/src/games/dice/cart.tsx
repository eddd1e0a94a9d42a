import { classes, pressing } from '../../attributes'
import { lookup } from '../../lookup'
import { memo } from '../../memo'
import type { Send } from '../../model'
import { doing } from '../../panels/button'
import { Gems } from '../../parts/gems'
import { Icon, Merchant, seatClass } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import type { Payment, Seat, Snap, Words } from './protocol'

interface CartProps {
  snap: Snap
  words: Words
  seat: number
  pay?: Payment // what the pointed action would take
  send?: Send // of somebody who is asked what to give
}

export const stock = ['tokR', 'tokG', 'tokY', 'tokB', 'brown', 'crystal']
const names = ['R', 'G', 'Y', 'B', 'brown']

// Tokens and crystals; while something is paid, those that may be given are lit.
const Stock = ({ snap, words, seat, pay, send }: CartProps) => {
  const owner = lookup(snap.seats, seat)
  const asked = (i: number) =>
    owner.decides && send ? snap.ask?.acts.find(({ act }) => act === `give ${names[i]}`)?.act : undefined
  return (
    <div class="stock">
      {stock.map((sign, i) => {
        const n = i < 5 ? lookup(owner.tokens, i) : owner.crystal
        const given = pay?.tokens[i] ?? 0
        const inside = (
          <>
            <Signs row={[sign]} size={24} />
            <span class="vh">{say(words, `thing-${i}`)}</span>
            <b>{n}</b>
            {given > 0 && <em>−{given}</em>}
          </>
        )
        const act = asked(i)
        return act ? (
          <button class="payable" data-give={names[i]} onClick={() => send!(doing(snap, act))} {...pressing}>
            {inside}
          </button>
        ) : (
          <span class={classes(!n && 'nil', given > 0 && 'marked')} title={say(words, `thing-${i}`)}>
            {inside}
          </span>
        )
      })}
    </div>
  )
}

// The mosque tiles, as far as the one that brings a ruby; the sentence of each opens where it is pointed at or focused.
const Tiles = memo(({ owner, need, words }: { owner: Seat; need: number; words: Words }) => {
  const fresh = [...owner.fresh]
  return (
    <span class="mos">
      {owner.tiles.map((tile) => {
        const { title, effect, sign, tint } = lookup(words.tiles, tile)
        const at = fresh.indexOf(tile)
        if (at >= 0) fresh.splice(at, 1)
        return (
          <button class={at >= 0 ? 'mtile fresh' : 'mtile'} style={{ '--t': `var(--${tint})` }} {...pressing}>
            <Signs row={sign} size={18} />
            <span class="tip">
              <b>{title}</b> {effect} {at >= 0 && <em>{say(words, 'tile-fresh')}</em>}
            </span>
          </button>
        )
      })}
      {Array.from({ length: Math.max(0, need - owner.tiles.length) }, (_, i) => (
        <i class="mtile none">{i === need - owner.tiles.length - 1 && !owner.mosque && <Icon id="ruby" size={16} />}</i>
      ))}
    </span>
  )
})

// Everything that one seat has.
export const Cart = (props: CartProps) => {
  const { snap, words, seat, pay } = props
  const owner = lookup(snap.seats, seat)
  return (
    <section
      class={`cart ${seatClass(seat)}${owner.turn ? ' turn' : ''}`}
      aria-label={say(words, 'cart-of', { name: owner.name })}
    >
      <header>
        <Merchant seat={seat} size={26} />
        <b class="name">{owner.name}</b>
        {owner.bot && <small>{say(words, 'bot')}</small>}
        <Gems have={owner.rubies} of={snap.target} size={20} words={words} />
        <span class={pay?.lira ? 'cash marked' : 'cash'}>
          <Icon id="lira" size={22} />
          <b>{owner.lira}</b>
          {!!pay?.lira && <em>−{pay.lira}</em>}
          <span class="vh">{say(words, 'thing-6')}</span>
        </span>
      </header>
      <Stock {...props} />
      <span class="lbl">
        {say(words, 'own-tiles', { n: snap.need })}
        {owner.dice > 0 && ` · ${say(words, 'extra-dice', { n: owner.dice })}`}
      </span>
      <Tiles owner={owner} need={snap.need} words={words} />
    </section>
  )
}
