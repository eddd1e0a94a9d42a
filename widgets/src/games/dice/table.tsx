import { useId, useState } from 'preact/hooks'
import { lookup } from '../../lookup'
import { ownSeat } from '../../own-seat'
import { Dice } from '../../panels/dice'
import { Dock } from '../../panels/dock'
import { EndScreen } from '../../panels/end'
import { idlePrompt } from '../../panels/idle-prompt'
import { Log } from '../../panels/log'
import { Notice } from '../../panels/notice'
import { Merchant } from '../../parts/icon'
import type { Tab } from '../../parts/tabs'
import { say } from '../../text'
import type { TableProps } from '../../view'
import { Board, useControls } from './board'
import { Cart } from './cart'
import { DrawnCards } from './drawn-cards'
import { Lens } from './lens'
import { Prompt } from './prompt'
import type { Snap, Words } from './protocol'
import { Rivals } from './rivals'
import { TappedPlace } from './tapped-place'

const phone = 560

type Props = TableProps<Snap, Words>

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

const BoardAlone = ({ store, snap, width }: Props) => {
  const { notice, words } = store
  const controls = useControls(store, snap, false)
  return (
    <div class="alone">
      <Board controls={controls} store={store} narrow={width < phone} />
      <div class="under">
        {controls.pointed ? (
          <Lens place={controls.pointed} snap={snap} words={words} />
        ) : notice ? (
          <Notice notice={notice} words={words} />
        ) : (
          <Moment snap={snap} words={words} />
        )}
      </div>
    </div>
  )
}

// The board and the others, and beside them the question, what one has, and the log.
export const WholeTable = ({ store, snap, width }: Props) => {
  const { words, send, notice } = store
  const twoTaps = width < phone
  const controls = useControls(store, snap, twoTaps)
  const [tab, setTab] = useState<Tab>('table')
  const lens = useId()
  const self = ownSeat(snap)
  const shows = (part: Tab) => !twoTaps || tab === part
  const asks = !snap.end && shows('table')
  const { pointed } = controls
  const pay = pointed ? controls.spots[pointed]?.pay : undefined
  return (
    <>
      {notice && !asks && !twoTaps && <Notice notice={notice} words={words} />}
      {snap.end && shows('table') && (
        <EndScreen
          snap={snap}
          words={words}
          send={send}
          figure={(seat, size) => <Merchant seat={seat} size={size} />}
        />
      )}
      <div class={snap.cover ? 'deck pass' : 'deck'}>
        {shows('table') && (
          <div class="main">
            <Rivals snap={snap} words={words} self={snap.end ? null : self} />
            <Board controls={controls} store={store} narrow={twoTaps} />
          </div>
        )}
        <aside class="side">
          {asks && <Prompt snap={snap} words={words} send={send} notice={twoTaps ? null : notice} />}
          <div class="things">
            {shows('table') && !snap.end && (
              <Cart
                snap={snap}
                words={words}
                seat={self}
                pay={lookup(snap.seats, self).turn ? pay : undefined}
                send={send}
              />
            )}
            {twoTaps &&
              tab === 'rivals' &&
              snap.seats.map((_, seat) => seat !== self && <Cart key={seat} snap={snap} words={words} seat={seat} />)}
          </div>
          {shows('log') && <Log snap={snap} words={words} lines={store.lines} send={send} />}
          {pointed && !twoTaps && <Lens place={pointed} snap={snap} words={words} id={lens} />}
        </aside>
      </div>
      {twoTaps && (
        <Dock store={store} tab={tab} setTab={setTab}>
          {pointed && controls.spots[pointed] && shows('table') && (
            <TappedPlace place={pointed} snap={snap} words={words} send={send} leave={() => controls.point(null)} />
          )}
        </Dock>
      )}
    </>
  )
}

// One part on its own.
export const OnePart = ({ store, snap, width }: Props) => {
  const { part, words, send } = store
  const seat = store.seat ?? ownSeat(snap)
  if (part === 'board') return <BoardAlone store={store} snap={snap} width={width} />
  if (part === 'cart') return <Cart snap={snap} words={words} seat={seat} />
  if (part === 'log') return <Log snap={snap} words={words} lines={store.lines} send={send} />
  if (part === 'dice') return <Dice snap={snap} words={words} />
  return (
    <section class="hand" aria-label={say(words, 'hand')}>
      <h3>{say(words, 'hand-of', { name: lookup(snap.seats, seat).name })}</h3>
      <DrawnCards snap={snap} words={words} send={send} />
    </section>
  )
}
