import { useState } from 'preact/hooks'
import { classes } from '../../attributes'
import type { Send, Store } from '../../model'
import { ActButton, doing } from '../../panels/button'
import { Dice } from '../../panels/dice'
import { Dock } from '../../panels/dock'
import { EndScreen } from '../../panels/end'
import { Log } from '../../panels/log'
import { type Message, Notice } from '../../panels/notice'
import { Prompt as Asking } from '../../panels/prompt'
import { Mark } from '../../parts/icon'
import type { Tab } from '../../parts/tabs'
import type { Words } from '../../protocol'
import { say } from '../../text'
import type { TableProps } from '../../view'
import { Blocks, Rows } from './blocks'
import type { Snap } from './protocol'

const phone = 560

type Props = TableProps<Snap, Words>
interface Shown {
  snap: Snap
  words: Words
}

// What lies on the table. A cell that can be chosen is a button.
const Board = ({ snap, words, send }: Shown & { send: Send }) => (
  <section
    class={classes('panel', 'board', snap.step < snap.steps && 'past')}
    aria-label={say(words, 'board')}
    data-place="board"
  >
    {snap.blocks.length ? (
      <Blocks blocks={snap.blocks} cells={{ acts: snap.ask?.cells ?? {}, choose: (act) => send(doing(snap, act)) }} />
    ) : (
      <p class="none">{say(words, 'board-empty')}</p>
    )}
  </section>
)

// Who plays, whose turn it is, and what everybody has.
const Players = ({ snap, words }: Shown) => (
  <section class="panel players" aria-label={say(words, 'start-players')}>
    <h3>{say(words, 'start-players')}</h3>
    <Rows
      table={snap.players}
      now={snap.seats.findIndex(({ decides, turn }) => decides || turn)}
      note={(seat) => snap.seats[seat]?.bot && <small>{say(words, 'bot')}</small>}
    />
  </section>
)

// The question, with a button for everything that can be done.
const Prompt = ({ snap, words, send, notice }: Shown & { send: Send; notice: Message | null }) => (
  <Asking snap={snap} words={words} send={send} notice={notice}>
    {snap.ask && (
      <div class="acts all">
        {snap.ask.acts.map((act) => (
          <ActButton key={act.act} act={act} words={words} onClick={() => send(doing(snap, act.act))} />
        ))}
      </div>
    )}
  </Asking>
)

const Ending = ({ snap, store }: { snap: Snap; store: Store<Snap, Words> }) => (
  <EndScreen
    snap={snap}
    words={store.words}
    send={store.send}
    figure={(seat, size) => <Mark seat={seat} size={size * 0.8} />}
  />
)

// What lies there and who plays; beside it the question and the log.
export const WholeTable = ({ store, snap, width }: Props) => {
  const { words, send, notice } = store
  const [tab, setTab] = useState<Tab>('table')
  const narrow = width < phone
  const shows = (part: Tab) => !narrow || tab === part
  const asks = !snap.end && shows('table')
  return (
    <>
      {notice && !asks && !narrow && <Notice notice={notice} words={words} />}
      {snap.end && shows('table') && <Ending snap={snap} store={store} />}
      <div class="deck">
        <div class="main">
          {shows('table') && <Board snap={snap} words={words} send={send} />}
          {shows('rivals') && <Players snap={snap} words={words} />}
        </div>
        <aside class="side">
          {asks && <Prompt snap={snap} words={words} send={send} notice={narrow ? null : notice} />}
          {shows('log') && <Log snap={snap} words={words} lines={store.lines} send={send} />}
        </aside>
      </div>
      {narrow && <Dock store={store} tab={tab} setTab={setTab} />}
    </>
  )
}

// One part on its own. What a seat has or holds is in its view: board, cart and hand show that.
export const OnePart = ({ store, snap }: Props) => {
  const { part, words, send, notice } = store
  if (part === 'log') return <Log snap={snap} words={words} lines={store.lines} send={send} />
  if (part === 'dice') return <Dice snap={snap} words={words} />
  if (part === 'cart') return <Players snap={snap} words={words} />
  return (
    <div class="main">
      <Board snap={snap} words={words} send={send} />
      {part === 'board' && <Prompt snap={snap} words={words} send={send} notice={notice} />}
      {part === 'hand' && <Players snap={snap} words={words} />}
    </div>
  )
}
