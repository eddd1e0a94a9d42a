import { pressing } from '../../attributes'
import { lookup } from '../../lookup'
import { memo } from '../../memo'
import { Gems } from '../../parts/gems'
import { Assistant, Family, Icon, Merchant, seatClass } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import type { Extra, Seat, Snap, Words } from './protocol'

interface CartProps {
  snap: Snap
  words: Words
  seat: number
}

const BAYS = 5

// The goods of a cart: what each is called, and how many of it there are.
export const wares = (goods: number[], words: Words) => words.goods.map((good, i) => ({ ...good, n: goods[i] ?? 0 }))

// The cart itself: a track for each good; bays of extensions not yet bought are shut.
const Wagon = memo(({ owner: { goods, capacity }, words }: { owner: Seat; words: Words }) => (
  <div class="wagon">
    <div class="bed" style={{ '--n': Math.max(BAYS, capacity) }}>
      {wares(goods, words).map(({ name, sign, n }) => (
        <>
          <span class="ware">
            {name}
            <span class="vh">{say(words, 'n-of', { n, of: capacity })}</span>
          </span>
          {Array.from({ length: Math.max(BAYS, capacity) }, (_, bay) => (
            <i class={bay < capacity ? 'bay' : 'bay shut'}>{bay < n && <Signs row={[sign]} size={19} />}</i>
          ))}
        </>
      ))}
    </div>
    <Icon id="p1" size={25} cls="wheel" />
    <Icon id="p1" size={25} cls="wheel b" />
  </div>
))

// The same in numbers, for phones.
const Stock = memo(({ owner: { goods, capacity }, words }: { owner: Seat; words: Words }) => (
  <div class="stock">
    {wares(goods, words).map(({ name, sign, n }) => (
      <span>
        <Signs row={[sign]} size={22} />
        <span class="vh">{name}</span>
        <span>
          {n}
          <small> / {capacity}</small>
        </span>
      </span>
    ))}
  </div>
))

// The four mosque tiles; the sentence of each opens where it is pointed at or focused.
const Tiles = memo(({ owned, words }: { owned: string[]; words: Words }) => (
  <span class="mos">
    {Object.entries(words.tiles).map(([letter, { title, effect, sign, tint }]) => (
      <button class={owned.includes(letter) ? 'mtile' : 'mtile none'} style={{ '--t': `var(--${tint})` }} {...pressing}>
        <Signs row={[sign]} size={22} />
        <span class="tip">
          <b>{title}</b> {effect} {!owned.includes(letter) && <em>{say(words, 'tile-none')}</em>}
        </span>
      </button>
    ))}
  </span>
))

const Crew = memo(({ seat, owner, words, seen }: { seat: number; owner: Seat; words: Words; seen: boolean }) => (
  <>
    <span class="crew">
      <Merchant seat={seat} stack={owner.stack} size={24} />
      <span>
        <Assistant seat={seat} size={15} />
        <small>{owner.notes.assistants}</small>
      </span>
    </span>
    <span class="kv">
      <Family seat={seat} size={15} />
      <small>{owner.notes.family}</small>
    </span>
    {!seen && (
      <span class="kv">
        <Icon id="card" size={18} />
        <small>{say(words, 'cards-n', { n: owner.cards })}</small>
      </span>
    )}
  </>
))

// What an extra is called: by its sign, and a letter by its place.
export const nameOf = ([sign, count]: Extra, words: Words) => {
  const [thing] = /^\w+/.exec(sign)!
  return say(words, typeof count === 'number' ? `extra-${thing}` : `had-${thing}`, {
    place: words.places[+count]?.name ?? '',
  })
}

// What expansions add: coffee, guild cards, letters …
const Extras = memo(({ extras, words }: { extras: Extra[]; words: Words }) => (
  <div class="extra">
    {extras.map((extra) => (
      <span title={nameOf(extra, words)}>
        <Signs row={extra[0].split(' ')} size={19} />
        <b>{extra[1]}</b>
        <span class="vh">{nameOf(extra, words)}</span>
      </span>
    ))}
  </div>
))

// Everything that one seat owns and everybody may see.
export const Cart = ({ snap, words, seat }: CartProps) => {
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
        <span class="cash">
          <Icon id="lira" size={22} />
          <b>{owner.lira}</b>
          <span class="vh">{say(words, 'lira')}</span>
        </span>
      </header>
      <div class="haul">
        <Wagon owner={owner} words={words} />
        <Stock owner={owner} words={words} />
        {owner.extras && <Extras extras={owner.extras} words={words} />}
        <div class="own">
          <span>
            <span class="lbl">{say(words, 'mosque-tiles')}</span>
            <Tiles owned={owner.tiles} words={words} />
          </span>
          <span>
            <span class="lbl">{say(words, 'stack-family')}</span>
            <Crew seat={seat} owner={owner} words={words} seen={!!snap.hand && seat === snap.seat} />
          </span>
        </div>
      </div>
    </section>
  )
}
