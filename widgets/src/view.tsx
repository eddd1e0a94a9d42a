import type { FunctionComponent } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { insertSprite } from './art/sprite'
import { rootClass } from './attributes'
import { useBots } from './bots'
import { Fly } from './fly'
import { useExtras } from './lazy-module'
import { type Reader, type Store, useStore } from './model'
import { ownSeat } from './own-seat'
import { Note, Notice } from './panels/notice'
import { type SettingProps, Start } from './panels/start'
import { Bar } from './parts/bar'
import { Eyes } from './parts/signs'
import type { Snap, Words } from './protocol'
import { useWidth } from './width'

// What there is to draw with, for whatever shows a match.
export interface TableProps<S extends Snap, W extends Words> {
  store: Store<S, W>
  snap: S
  width: number
}

// How a game looks. Everything else about a table is the same for all games.
export interface Face<S extends Snap, W extends Words> extends Reader<S, W> {
  WholeTable: FunctionComponent<TableProps<S, W>>
  OnePart: FunctionComponent<TableProps<S, W>>
  Setting: FunctionComponent<SettingProps> // of the start panel
}

interface ViewProps<S extends Snap, W extends Words> {
  store: Store<S, W>
  face: Face<S, W>
}

const noCards = {}

// One view of a match: the whole table, or one part of it.
export const View = <S extends Snap, W extends Words>({
  store,
  face: { WholeTable, OnePart, Setting },
}: ViewProps<S, W>) => {
  const { part, snap, start, words, pace, send, notice } = useStore(store)
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  useBots(store)
  const extras = useExtras(store)
  useEffect(() => insertSprite(root.current!.getRootNode()), [width > 0])
  // A game that begins is seen from its top: the start panel is often longer than the table.
  useEffect(() => () => start && root.current?.scrollIntoView(), [start])
  const seat = snap && ownSeat(snap)
  const eyes = useMemo(
    () => ({ cards: words.cards ?? noCards, seat, extras, store: store as unknown as Store }),
    [words, seat, extras],
  )
  // Wherever nothing is typed.
  const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const free = !(ctrlKey || metaKey || altKey || (target as Element).matches('input, select, textarea'))
    if (key === 'h' && free && part === 'table') store.set('hints', !store.hints)
  }
  const shared = snap && width > 0 ? { store, snap, width } : null
  return (
    <div
      ref={root}
      class={rootClass(words.face, part)}
      lang={words.language}
      data-revision={snap?.revision}
      style={{ '--speed': pace }}
      onKeyDown={press}
    >
      <Eyes.Provider value={eyes}>
        {part === 'table' && <Bar store={store} />}
        <div aria-live="polite">{snap?.note && <Note note={snap.note} />}</div>
        {part === 'table' && !snap && start && <Start start={start} words={words} send={send} Setting={Setting} />}
        {notice && part !== 'board' && !(part === 'table' && snap) && <Notice notice={notice} words={words} />}
        <div class="hall">
          {extras && <extras.Learn store={eyes.store} />}
          {shared && (part === 'table' ? <WholeTable {...shared} /> : <OnePart {...shared} />)}
        </div>
        <Fly snap={snap} pace={pace} />
      </Eyes.Provider>
    </div>
  )
}
