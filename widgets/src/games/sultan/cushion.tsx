import { classes, hidden, pressing } from '../../attributes'
import { lookup } from '../../lookup'
import { Emblem, Icon, Mark, seatClass } from '../../parts/icon'
import { say } from '../../text'
import { Gem, nameOf } from './gem'
import type { Laid, Cushion as Shown, Snap, Stone, Words } from './protocol'
import type { Bid } from './use-bid'

const GEM = 68

// A card beside a cushion: face down in the colour of its owner, or turned up.
const Card = ({ laid: [seat, card, order], won }: { laid: Laid; won: boolean }) => (
  <span class={classes('bid', seatClass(seat), card !== null && 'up', won && 'won')} style={{ '--o': order }}>
    {card === null ? <Emblem seat={seat} size={20} /> : <b>{card}</b>}
    {card !== null && <Emblem seat={seat} size={11} />}
    <small>{order}</small>
  </span>
)

const cardSaid = ([seat, card, order]: Laid, snap: Snap, words: Words) =>
  say(words, card === null ? 'laid-down' : 'laid-up', {
    name: lookup(snap.seats, seat).name,
    card: card ?? '',
    n: order,
  })

const winning = ({ winner, cards }: Shown, [seat, card]: Laid) =>
  winner === seat && card === Math.max(...cards.filter(([whose]) => whose === seat).map(([, number]) => number ?? 0))

interface CushionProps {
  number: number
  snap: Snap
  words: Words
  bid: Bid
  preview: Stone | null // the stone that would lie here
  focusable: boolean
}

// What a screen reader hears: stone, cards, what it would bring, or who has won it.
const sentence = ({ number, snap, words, bid }: CushionProps) => {
  const { stone, cards, say: told } = lookup(snap.cushions, number - 1)
  if (!stone) return say(words, 'cushion-empty', { n: number })
  const chance = bid.chance(bid.chosen.card ?? null, number)
  const gain = snap.ask?.gains[stone]
  return [
    say(words, 'cushion-n', { n: number, stone: nameOf(stone, words) }),
    ...(told ? [told] : cards.map((laid) => cardSaid(laid, snap, words))),
    !told && !cards.length && say(words, 'no-cards'),
    !told && gain !== undefined && say(words, 'brings', { gain }),
    chance !== undefined && say(words, 'lay-chance', { card: snap.hand?.[bid.chosen.card!] ?? '', chance }),
  ]
    .filter(Boolean)
    .join(' ')
}

export const Cushion = (props: CushionProps) => {
  const { number, snap, words, bid, preview, focusable } = props
  const cushion = lookup(snap.cushions, number - 1)
  const { stone, cards, winner, why } = cushion
  const lit = bid.open(number) && (bid.chosen.card == null || bid.chance(bid.chosen.card, number) !== undefined)
  const chance = lit ? bid.chance(bid.card, number) : undefined
  const gain = stone ? snap.ask?.gains[stone] : undefined
  const states = { lit, faint: lit && bid.card === null, first: bid.chosen.cushion === number, turned: snap.turned }
  const on = Object.entries(states).filter(([, is]) => is)
  return (
    <button
      class={classes('cushion', ...on.map(([name]) => name))}
      data-place={`cushion${number}`}
      data-cushion={number}
      aria-disabled={!lit}
      aria-pressed={lit ? bid.chosen.cushion === number : undefined}
      tabindex={focusable ? 0 : -1}
      {...pressing}
      onClick={() => bid.takeCushion(number)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && bid.point({ cushion: number })}
      onPointerLeave={() => bid.point({ cushion: null })}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && bid.point({ cushion: number })}
      onBlur={() => bid.point({ cushion: null })}
    >
      <span class="vh">{sentence(props)}</span>
      <span class={`pillow cu${number}`} {...hidden}>
        <svg viewBox="0 0 64 44">
          <use href="#ist-cushion" />
        </svg>
        {(stone ?? preview) && (
          <span class={stone ? 'lies' : 'lies ghostly'} key={stone ? 'stone' : 'preview'}>
            <Gem stone={(stone ?? preview)!} values={snap.values} size={GEM} />
          </span>
        )}
      </span>
      <i {...hidden}>{number}</i>
      <span class="bids" style={{ '--n': cards.length + (lit ? 1 : 0) }} {...hidden}>
        {cards.map((laid) => (
          <Card key={`${laid[0]}-${laid[2]}`} laid={laid} won={winning(cushion, laid)} />
        ))}
        {lit && (
          <span class="bid free">
            <Icon id="plus" size={16} />
          </span>
        )}
      </span>
      <span class="verdict" {...hidden}>
        {why && (winner == null ? <Icon id="bag" size={16} /> : <Mark seat={winner} size={18} />)}
        <span>
          {winner != null && <b>{lookup(snap.seats, winner).name}</b>}
          <small>{why ?? (gain !== undefined && say(words, 'to-you', { gain }))}</small>
        </span>
      </span>
      {chance !== undefined && (
        <span class="flag" {...hidden}>
          <Icon id="down" size={12} />
          {say(words, 'percent', { n: chance })}
        </span>
      )}
    </button>
  )
}
