import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { classes, hidden, pressing } from '../../attributes'
import type { Notice, Send } from '../../model'
import { asking, doing } from '../../panels/button'
import { Icon, Rose } from '../../parts/icon'
import { say } from '../../text'
import { Cushion } from './cushion'
import { Gem, Stones } from './gem'
import type { Snap, Stone, Words } from './protocol'
import type { Bid } from './use-bid'

interface BoardProps {
  snap: Snap
  words: Words
  send: Send
  undo: () => void
  notice: Notice | null
  bid: Bid
  children?: ComponentChildren // the hand, where there is one
}

const strides: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

// What would lie on the cushions if a drawn stone went back.
const left = (drawn: Stone[], back: number | null) => (back === null ? [] : drawn.filter((_, i) => i !== back))

// The stones that were drawn: one of them goes back.
const Tray = ({ snap, words, send, bid, cursor }: BoardProps & { cursor: number }) => (
  <div class="tray" role="group" aria-label={say(words, 'drawn')}>
    {snap.drawn.map((stone, i) => {
      const label = snap.ask?.returns[stone]
      const gain = snap.ask?.gains[stone]
      return (
        <button
          key={i}
          class={label ? 'drawn lit' : 'drawn'}
          data-stone={stone}
          data-act={label && `return ${stone}`}
          aria-disabled={!label}
          tabindex={i === cursor ? 0 : -1}
          {...pressing}
          onClick={() => send(label ? doing(snap, `return ${stone}`) : asking(snap, `return ${stone}`))}
          onPointerEnter={(event) => event.pointerType === 'mouse' && bid.point({ stone: i })}
          onPointerLeave={() => bid.point({ stone: null })}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && bid.point({ stone: i })}
          onBlur={() => bid.point({ stone: null })}
        >
          <Gem stone={stone} values={snap.values} size={52} />
          <span class="vh">
            {[label ?? words.stones[stone], gain !== undefined && say(words, 'brings', { gain })]
              .filter(Boolean)
              .join('. ')}
          </span>
          {gain !== undefined && <small {...hidden}>{say(words, 'to-you', { gain })}</small>}
          {label && bid.stone === i && (
            <span class="flag" {...hidden}>
              <Icon id="bag" size={14} />
            </span>
          )}
        </button>
      )
    })}
  </div>
)

// The bag, and what is still in it if the table remembers that.
const Bag = ({ snap, words, send }: { snap: Snap; words: Words; send: Send }) => {
  const act = snap.ask?.acts.find(({ act }) => act === 'draw')
  const [stones, contents] = snap.bag
  return (
    <button
      class={act ? 'sack lit' : 'sack'}
      data-place="bag"
      aria-disabled={!act}
      {...pressing}
      onClick={() => send(act ? doing(snap, 'draw') : asking(snap, 'draw'))}
    >
      <Icon id="bag" size={40} />
      <span>
        <span class="in">
          <b>{stones ?? say(words, 'bag')}</b> {stones !== null && say(words, 'in-bag')}
        </span>
        {act && <span class="vh">{act.label}</span>}
        {contents && (
          <span class="behind">
            <Stones counts={contents} words={words} size={13} />
          </span>
        )}
      </span>
    </button>
  )
}

// Cushions with stones and cards, the stones just drawn, the bag; and the hand.
export const Board = (props: BoardProps) => {
  const { snap, words, send, undo, bid, notice, children } = props
  const { revision, cushions, drawn } = snap
  const mat = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState({ revision, at: 0 })
  const count = drawn.length || cushions.length
  const at = cursor.revision === revision ? Math.min(cursor.at, count - 1) : 0
  const preview = left(drawn, bid.stone)
  const selector = drawn.length ? '.drawn' : '.cushion'

  const go = (to: number) => {
    const targets = mat.current!.querySelectorAll<HTMLElement>(selector)
    if (!targets[to]) return
    setCursor({ revision, at: to })
    targets[to].focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { key, target } = event
    const here = target instanceof Element && !!target.closest('.divan, .tray')
    const stride = strides[key]
    if (here && stride) go(at + stride)
    else if (here && /^[1-9]$/.test(key)) go(+key - 1)
    else if (here && key === 'ArrowDown') mat.current!.querySelector<HTMLElement>('.money[tabindex="0"]')?.focus()
    else if (here && key === '?' && !drawn.length) bid.why(bid.chosen.card, at + 1)
    else if (key === 'u') undo()
    else if (key === 'Escape') {
      bid.clear()
      mat.current!.querySelector<HTMLElement>('.money[tabindex="0"]')?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const refused = notice?.kind === 'refused' ? /^bid \d+ (\d+)$/.exec(notice.act)?.[1] : undefined
  return (
    <div
      ref={mat}
      class={classes('board', drawn.length && 'laying', snap.step < snap.steps && 'past')}
      role="group"
      aria-label={say(words, 'board')}
      data-refused={refused}
      onKeyDown={press}
    >
      <Rose />
      <div class="divan" style={{ '--cushions': cushions.length }}>
        {cushions.map((_, i) => (
          <Cushion
            key={i}
            number={i + 1}
            snap={snap}
            words={words}
            bid={bid}
            preview={preview[i] ?? null}
            focusable={!drawn.length && i === at}
          />
        ))}
      </div>
      {drawn.length > 0 && <Tray {...props} cursor={at} />}
      <div class="foot">
        {children}
        <Bag snap={snap} words={words} send={send} />
      </div>
    </div>
  )
}
