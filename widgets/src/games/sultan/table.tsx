import { useState } from 'preact/hooks'
import { ownSeat } from '../../own-seat'
import { Button } from '../../panels/button'
import { Dice } from '../../panels/dice'
import { Dock } from '../../panels/dock'
import { EndScreen } from '../../panels/end'
import { idlePrompt } from '../../panels/idle-prompt'
import { Log } from '../../panels/log'
import { Notice } from '../../panels/notice'
import type { Tab } from '../../parts/tabs'
import { say } from '../../text'
import type { TableProps } from '../../view'
import { Board } from './board'
import { Cart, Screen } from './cart'
import { Gem, nameOf } from './gem'
import { Hand } from './hand'
import { Prompt } from './prompt'
import type { Snap, Words } from './protocol'
import { Rivals } from './rivals'
import { Sheet } from './sheet'
import { useBid } from './use-bid'

const phone = 560

type Props = TableProps<Snap, Words>

// Screens and cushions, the hand below them, and beside them the question, the own screen and the log.
export const WholeTable = ({ store, snap, width }: Props) => {
  const { words, send, undo, notice } = store
  const bid = useBid(snap, send)
  const [tab, setTab] = useState<Tab>('table')
  const narrow = width < phone
  const self = ownSeat(snap)
  const shows = (part: Tab) => !narrow || tab === part
  const asks = !snap.end && shows('table')
  return (
    <>
      {notice && !asks && !narrow && <Notice notice={notice} words={words} />}
      {snap.end && shows('table') && (
        <EndScreen snap={snap} words={words} send={send} figure={(seat, size) => <Screen seat={seat} size={size} />}>
          <Sheet snap={snap} words={words} />
        </EndScreen>
      )}
      <div class={snap.cover ? 'deck pass' : 'deck'}>
        {shows('table') && (
          <div class="main">
            <Rivals snap={snap} words={words} self={snap.end ? null : self} />
            <Board snap={snap} words={words} send={send} undo={undo} notice={notice} bid={bid}>
              {!snap.end && <Hand snap={snap} words={words} seat={self} bid={bid} />}
            </Board>
          </div>
        )}
        <aside class="side">
          {asks && <Prompt snap={snap} words={words} send={send} notice={narrow ? null : notice} bid={bid} />}
          <div class="things">
            {asks && <Cart snap={snap} words={words} seat={self} />}
            {narrow &&
              tab === 'rivals' &&
              snap.seats.map((_, seat) => seat !== self && <Cart key={seat} snap={snap} words={words} seat={seat} />)}
          </div>
          {shows('log') && <Log snap={snap} words={words} lines={store.lines} send={send} />}
        </aside>
      </div>
      {narrow && <Dock store={store} tab={tab} setTab={setTab} />}
    </>
  )
}

// The cushions alone, with what is asked.
const BoardAlone = ({ store, snap }: Props) => {
  const { words, send, undo, notice } = store
  const bid = useBid(snap, send)
  const { title, text } = snap.ask ?? idlePrompt(snap, words)
  return (
    <div class="alone">
      <Board snap={snap} words={words} send={send} undo={undo} notice={notice} bid={bid} />
      <div class="under">
        {notice ? (
          <Notice notice={notice} words={words} />
        ) : (
          <div class="panel">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        )}
      </div>
    </div>
  )
}

// A hand without cushions beside it names them.
const HandAlone = ({ store, snap }: Props) => {
  const { words, send, notice } = store
  const bid = useBid(snap, send)
  const asked = snap.ask?.decision === 'bid'
  return (
    <>
      <Hand snap={snap} words={words} seat={store.seat ?? ownSeat(snap)} bid={bid} />
      <div class="hand-bids">
        {asked &&
          snap.cushions.map(({ stone }, i) => (
            <Button key={i} shut={!bid.open(i + 1)} onClick={() => bid.takeCushion(i + 1)}>
              <Gem stone={stone!} values={snap.values} size={24} />
              {say(words, 'lay-beside', { n: i + 1, stone: nameOf(stone!, words) })}
            </Button>
          ))}
      </div>
      {notice && <Notice notice={notice} words={words} />}
    </>
  )
}

// One part on its own. Nothing is rolled in this game: the dice say so.
export const OnePart = (props: Props) => {
  const { store, snap } = props
  const { part, words, send } = store
  if (part === 'board') return <BoardAlone {...props} />
  if (part === 'cart') return <Cart snap={snap} words={words} seat={store.seat ?? ownSeat(snap)} />
  if (part === 'hand') return <HandAlone {...props} />
  if (part === 'log') return <Log snap={snap} words={words} lines={store.lines} send={send} />
  return <Dice snap={snap} words={words} />
}
