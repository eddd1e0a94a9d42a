import { useId, useState } from 'preact/hooks'
import { lookup } from '../../lookup'
import { ownSeat } from '../../own-seat'
import { isOffer } from '../../panels/acts'
import { Dice } from '../../panels/dice'
import { Dock } from '../../panels/dock'
import { EndScreen } from '../../panels/end'
import { idlePrompt } from '../../panels/idle-prompt'
import { Log } from '../../panels/log'
import { Notice } from '../../panels/notice'
import { Merchant } from '../../parts/icon'
import type { Tab } from '../../parts/tabs'
import type { TableProps } from '../../view'
import { Board } from './board'
import { Cart } from './cart'
import { Hand, throwsAway } from './hand'
import { Lens } from './lens'
import { Prompt } from './prompt'
import type { Ask, Snap, Words } from './protocol'
import { Rivals } from './rivals'
import { measure } from './size'

const phone = 560
const beside = 976 // prompt and cart stand beside the board from here on
const sideColumn = 302
const between = 14

// Whether the question is a big one, so that the rest makes itself small.
const isBig = ({ pick, dice, acts }: Ask) =>
  !!(pick || dice || acts.some(({ costs, gives }) => costs || gives) || acts.filter(isOffer).length > 1)

type Props = TableProps<Snap, Words>

// The board and what is pointed at on it.
const useBoard = ({ store, snap, width }: Props) => {
  const [pointed, setPointed] = useState<{ revision: number; place: number } | null>(null)
  const hover = pointed?.revision === snap.revision ? pointed.place : null
  const setHover = (place: number | null) => setPointed(place === null ? null : { revision: snap.revision, place })
  const { words, pace, send, undo, notice } = store
  const twoTaps = width < phone
  const lens = useId()
  const room = store.part === 'table' && width >= beside ? width - between - sideColumn : width
  const size = measure(room, snap.layout, snap.columns, snap.seats.length)
  return {
    hover,
    setHover,
    twoTaps,
    board: <Board {...{ snap, words, size, pace, send, undo, notice, hover, setHover, twoTaps, lens }} />,
    lens: hover !== null && !twoTaps && <Lens place={hover} snap={snap} words={words} id={lens} />,
  }
}

// What is asked, for who sees the board alone.
const Moment = ({ snap, words }: { snap: Snap; words: Words }) => {
  const { title, text } = snap.ask ?? idlePrompt(snap, words)
  return (
    <div class="panel">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

const BoardAlone = (props: Props) => {
  const { board, lens } = useBoard(props)
  const { notice, words } = props.store
  return (
    <div class="alone">
      {board}
      <div class="under">
        {lens || (notice ? <Notice notice={notice} words={words} /> : <Moment snap={props.snap} words={words} />)}
      </div>
    </div>
  )
}

// Board and rivals, and beside them the question, the own cart, the hand and the log.
export const WholeTable = (props: Props) => {
  const { store, snap } = props
  const { words, send, notice } = store
  const { board, lens, hover, setHover, twoTaps } = useBoard(props)
  const [tab, setTab] = useState<Tab>('table')
  const self = ownSeat(snap)
  const shows = (part: Tab) => !twoTaps || tab === part
  const asks = !snap.end && (shows('table') || shows('hand'))
  const big = !!snap.ask && isBig(snap.ask)
  const discards = throwsAway(snap) // the hand is where it is decided: it comes first
  const hand = !snap.end && (shows('hand') || (discards && shows('table'))) && (
    <Hand snap={snap} words={words} send={send} slim={big} />
  )
  return (
    <>
      {notice && !asks && !twoTaps && <Notice notice={notice} words={words} />}
      {snap.end && shows('table') && (
        <EndScreen
          snap={snap}
          words={words}
          send={send}
          figure={(seat, size) => <Merchant seat={seat} stack={lookup(snap.seats, seat).stack} size={size} />}
        />
      )}
      <div class={snap.cover ? 'deck pass' : 'deck'}>
        {shows('table') && (
          <div class="main">
            <Rivals snap={snap} words={words} self={snap.end ? null : self} />
            {board}
          </div>
        )}
        <aside class={big ? 'side big' : 'side'}>
          {asks && (
            <Prompt
              snap={snap}
              words={words}
              send={send}
              hover={twoTaps ? hover : null}
              setHover={setHover}
              notice={twoTaps ? null : notice}
            />
          )}
          <div class="things">
            {discards && hand}
            {shows('table') && !snap.end && <Cart snap={snap} words={words} seat={self} />}
            {twoTaps &&
              tab === 'rivals' &&
              snap.seats.map((_, seat) => seat !== self && <Cart key={seat} snap={snap} words={words} seat={seat} />)}
            {!discards && hand}
          </div>
          {shows('log') && <Log snap={snap} words={words} lines={store.lines} send={send} />}
          {lens}
        </aside>
      </div>
      {twoTaps && <Dock store={store} tab={tab} setTab={setTab} cards={snap.hand?.length ?? 0} />}
    </>
  )
}

// One part on its own.
export const OnePart = ({ store, snap, width }: Props) => {
  const { part, words, send } = store
  const seat = store.seat ?? ownSeat(snap)
  if (part === 'board') return <BoardAlone store={store} snap={snap} width={width} />
  if (part === 'cart') return <Cart snap={snap} words={words} seat={seat} />
  if (part === 'hand') return <Hand snap={snap} words={words} send={send} seat={seat} />
  if (part === 'log') return <Log snap={snap} words={words} lines={store.lines} send={send} />
  return <Dice snap={snap} words={words} />
}
