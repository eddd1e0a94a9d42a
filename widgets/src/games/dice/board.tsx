import { useEffect, useRef, useState } from 'preact/hooks'
import { classes } from '../../attributes'
import { lookup } from '../../lookup'
import type { Notice, Store } from '../../model'
import { asking, doing } from '../../panels/button'
import { Count } from '../../parts/count'
import { Rose } from '../../parts/icon'
import { say } from '../../text'
import { type Controls, rerollAction, wantsOdds } from './controls'
import type { Snap, Words } from './protocol'
import { OpenTiles, Tracks } from './tracks'
import { Trades } from './trades'
import { Tray } from './tray'

const none: ReadonlySet<number> = new Set()
const start = 'ruby R' // what has the focus where nothing is lit
const resources = ['tokR', 'tokG', 'tokY', 'tokB', 'brown', 'crystal', 'lira']

const refusal = (notice: Notice | null) => (notice?.kind === 'refused' ? notice.act : null)

// What pointing, picking and pressing do; all of it is forgotten with the next position.
export const useControls = (store: Store<Snap, Words>, snap: Snap, twoTaps: boolean): Controls => {
  const { words, send, notice } = store
  const { revision, step } = snap
  const moment = `${revision} ${step}`
  const [state, setState] = useState({ moment, picked: none, pointed: null as string | null, cursor: '' })
  const now = state.moment === moment ? state : { moment, picked: none, pointed: null, cursor: '' }
  const change = (changes: Partial<typeof state>) =>
    setState((last) => ({ ...(last.moment === moment ? last : now), ...changes }))
  const spots = snap.ask?.spots ?? {}
  const { picked, pointed } = now

  const planned = snap.coming && snap.ask ? 'roll' : picked.size ? rerollAction({ snap, picked }) : ''
  const asked = wantsOdds(snap) && store.switches.odds !== false && planned
  useEffect(() => void (asked && send({ kind: 'odds', act: asked, revision })), [asked, revision])
  const { odds } = store.heard

  return {
    snap,
    words,
    send,
    spots,
    odds: odds && asked && odds.act === asked && odds.revision === revision ? odds.odds : null,
    picked,
    pick: (die) =>
      change({ picked: new Set(picked.has(die) ? [...picked].filter((other) => other !== die) : [...picked, die]) }),
    pointed,
    point: (place) => change({ pointed: place }),
    press: (place) =>
      twoTaps && pointed !== place ? change({ pointed: place }) : send(doing(snap, lookup(spots, place).act)),
    refused: refusal(notice),
    cursor: now.cursor || (Object.keys(spots)[0] ?? start),
    setCursor: (cursor) => change({ cursor }),
    twoTaps,
  }
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

// The nearest button in a direction; what lies askew counts as farther.
const nearest = (board: Element, from: Element, [right, down]: [number, number]) => {
  const middle = (node: Element) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const start = middle(from)
  const ways = [...board.querySelectorAll<HTMLElement>('[data-key]')].map((node) => {
    const { x, y } = middle(node)
    const along = (x - start.x) * right + (y - start.y) * down
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    return { node, far: along > 2 && aside < 4 * along + 40 ? along + 2.5 * aside : Infinity }
  })
  const best = ways.reduce((one, other) => (other.far < one.far ? other : one), {
    node: null as HTMLElement | null,
    far: Infinity,
  })
  return best.node
}

interface BoardProps {
  controls: Controls
  store: Store<Snap, Words>
  narrow: boolean
}

// Rubies, mosque tiles, the roll, the actions and the supply.
export const Board = ({ controls, store, narrow }: BoardProps) => {
  const { snap, words, send, picked, pointed } = controls
  const board = useRef<HTMLDivElement>(null)
  const turn = snap.seats.find((seat) => seat.turn)

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const focused = event.target as HTMLElement
    const spot = focused.dataset.spot
    const die = /^[1-9]$/.test(key) && snap.ask?.reroll && snap.roll[+key - 1]
    const arrow = arrows[key]
    if (arrow) nearest(board.current!, focused, arrow)?.focus()
    else if (die && !die.used) controls.pick(+key - 1)
    else if (key === 'r' && picked.size) send(doing(snap, rerollAction(controls)))
    else if (key === 'o' && spot && controls.spots[spot]?.other) send(doing(snap, `choose ${spot}`))
    else if (key === '?' && spot) send(asking(snap, spot))
    else if (key === 'u') store.undo()
    else if (key === 'Escape' && pointed) controls.point(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={board}
      class={classes('board', snap.ask?.board && 'ask', snap.step < snap.steps && 'past')}
      role="group"
      aria-label={say(words, 'board')}
      onKeyDown={press}
    >
      <Rose />
      <h4>{say(words, 'rubies')}</h4>
      <Tracks controls={controls} />
      <h4>
        {say(words, 'open-tiles')} <small>{say(words, 'stack', { n: snap.stack })}</small>
      </h4>
      <OpenTiles controls={controls} />
      <h4>
        {turn ? say(words, 'roll-of', { name: turn.name }) : say(words, 'roll')}{' '}
        {snap.actions !== null && <small>{say(words, 'actions-left', { n: snap.actions })}</small>}
      </h4>
      <Tray controls={controls} store={store} size={narrow ? 44 : 52} />
      <h4>{say(words, 'actions')}</h4>
      <Trades controls={controls} />
      <div class="foot">
        <span class="purse" data-place="supply">
          <small>{say(words, 'supply')}</small>
          {snap.supply.map((n, i) => (
            <Count sign={lookup(resources, i)} n={n} label={say(words, `thing-${i}`)} size={16} />
          ))}
        </span>
        <span class="purse" data-place="deck">
          <small>{say(words, 'deck')}</small>
          <Count sign="card" n={snap.deck} label={say(words, 'deck-left')} size={17} />
          {snap.discard[1] && (
            <small title={lookup(words.cards, snap.discard[1]).effect}>
              {say(words, 'discard')} <b>{lookup(words.cards, snap.discard[1]).title}</b>
            </small>
          )}
        </span>
      </div>
    </div>
  )
}
