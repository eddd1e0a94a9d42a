import { useRef, useState } from 'preact/hooks'
import { classes, hidden, pressing } from '../../attributes'
import { lookup } from '../../lookup'
import { Icon, Mark, seatClass } from '../../parts/icon'
import { say } from '../../text'
import type { Snap, Words } from './protocol'
import type { Bid } from './use-bid'

interface HandProps {
  snap: Snap
  words: Words
  seat: number // whose hand
  bid: Bid
}

const digitTime = 700
const strides: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

// For which tricks of the round these cards are.
const heading = (snap: Snap, words: Words) => {
  const [, of, bids] = snap.tricks
  const from = of - Math.ceil(snap.hand!.length / bids) + 1
  if (!snap.hand!.length) return say(words, 'hand-empty')
  return from === of ? say(words, 'hand-last') : say(words, 'hand-tricks', { from, to: of })
}

// The cards of one's deck that are not drawn yet; which of them comes when is not known.
const Undrawn = ({ snap, words, seat }: Omit<HandProps, 'bid'>) => {
  const { undrawn } = lookup(snap.seats, seat)
  if (!undrawn) return null
  return (
    <p class={`deck-of ${seatClass(seat)}`}>
      <Icon id="laid" size={30} />
      <span>
        {say(words, 'undrawn', { n: undrawn })}
        {snap.undrawn && <small>{snap.undrawn.join(' ')}</small>}
      </span>
    </p>
  )
}

// A hand that is not for these eyes.
const Backs = ({ snap, words, seat }: Omit<HandProps, 'bid'>) => (
  <section
    class={`hand ${seatClass(seat)}`}
    aria-label={say(words, 'hand-of', { name: lookup(snap.seats, seat).name })}
  >
    <h3>{say(words, 'hand-of', { name: lookup(snap.seats, seat).name })}</h3>
    <div class="cards" {...hidden}>
      {Array.from({ length: lookup(snap.seats, seat).cards }, () => (
        <Icon id="laid" size={64} />
      ))}
    </div>
    <p class="none">{say(words, snap.cover ? 'hand-covered' : 'hand-hidden')}</p>
  </section>
)

// One's own cards. A card that is chosen waits for its cushion.
export const Hand = ({ snap, words, seat, bid }: HandProps) => {
  const row = useRef<HTMLDivElement>(null)
  const typed = useRef({ digits: '', at: 0 })
  const [cursor, setCursor] = useState({ revision: snap.revision, at: 0 })
  const hand = snap.hand
  if (!hand) return <Backs snap={snap} words={words} seat={seat} />
  const at = cursor.revision === snap.revision ? Math.min(cursor.at, hand.length - 1) : (bid.chosen.card ?? 0)

  const go = (to: number) => {
    if (to < 0 || to >= hand.length) return
    setCursor({ revision: snap.revision, at: to })
    row.current!.querySelectorAll<HTMLElement>('.money')[to]?.focus()
  }
  const typeDigit = (digit: string) => {
    const { digits, at } = typed.current
    const both = performance.now() - at < digitTime ? digits + digit : digit
    const card = hand.includes(both) ? both : digit
    typed.current = { digits: both, at: performance.now() }
    if (hand.includes(card)) go(hand.indexOf(card))
  }
  const cushions = () => row.current!.closest('.board')?.querySelector<HTMLElement>('.cushion[tabindex="0"]')
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const stride = strides[key]
    if (stride) go(at + stride)
    else if (/^\d$/.test(key)) typeDigit(key)
    else if (key === 'ArrowUp') cushions()?.focus()
    else if (key === '?') bid.why(at, bid.chosen.cushion ?? 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const take = (card: number, byKey: boolean) => {
    const waits = bid.chosen.cushion == null && bid.chosen.card !== card
    bid.takeCard(card)
    if (byKey && waits && snap.ask) cushions()?.focus()
  }
  return (
    <section class={`hand ${seatClass(seat)}`} aria-label={say(words, 'hand')}>
      <h3>{heading(snap, words)}</h3>
      <div ref={row} class="cards" role="group" aria-label={say(words, 'hand')} onKeyDown={press}>
        {hand.map((card, i) => {
          const on = !!snap.ask?.bids[+card]
          const chosen = bid.chosen.card === i
          return (
            <button
              key={`${card}-${hand.indexOf(card) === i ? 0 : 1}`}
              class={classes('money', on && 'on', chosen && 'chosen')}
              data-card={card}
              aria-disabled={!on}
              aria-pressed={on ? chosen : undefined}
              aria-label={say(words, 'card-n', { n: card })}
              tabindex={i === at ? 0 : -1}
              {...pressing}
              onClick={(event) => take(i, event.detail === 0)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && bid.point({ card: i })}
              onPointerLeave={() => bid.point({ card: null })}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && bid.point({ card: i })}
              onBlur={() => bid.point({ card: null })}
            >
              <Mark seat={seat} size={15} />
              <b>{card}</b>
              {chosen && <i {...hidden}>✓</i>}
            </button>
          )
        })}
        <Undrawn snap={snap} words={words} seat={seat} />
      </div>
    </section>
  )
}
