import { useEffect, useRef, useState } from 'preact/hooks'
import { pressing, rootClass, typing } from '../attributes'
import { lookup } from '../lookup'
import { Bar } from './bar'
import { type Chapter, chapterOf, chaptersOf, textsOf } from './book'
import { Contents } from './contents'
import { Entry } from './entry'
import { type Model, type Reading, useReading } from './reading'
import { search, wordsOf } from './search'

type Open = (rule: string) => void

// What was found, the nearest first.
const Found = ({ reading, query, open }: { reading: Reading; query: string; open: Open }) => {
  const { book, language, say } = reading
  const found = search(book, language, query)
  return (
    <main>
      <p class="count" role="status">
        {found.length ? say('found', { n: found.length }) : say('none')}
      </p>
      {found.map((id) => (
        <Entry key={id} reading={reading} id={id} words={wordsOf(query)} open={open} />
      ))}
    </main>
  )
}

interface ReadProps {
  reading: Reading
  chapter: Chapter
  aimed: string // the rule that the reader was led to
  alone: string // the rule that was asked for, the others of the chapter left out
  open: Open
  choose: (chapter: Chapter) => void
}

// A chapter, and the way to its neighbours.
const Read = ({ reading, chapter, aimed, alone, open, choose }: ReadProps) => {
  const { book, language, say } = reading
  const all = chaptersOf(book)
  const now = all.indexOf(chapter)
  const part = book.parts.find(({ chapters }) => chapters.includes(chapter))!
  const turn = (to: Chapter | undefined, key: string) =>
    to ? (
      <button class="btn" data-turn={key} onClick={() => choose(to)} {...pressing}>
        <small>{say(key)}</small>
        {to.title[language]}
      </button>
    ) : (
      <span />
    )
  return (
    <main>
      <h3 class="chapter" tabIndex={-1} {...typing}>
        {book.parts.length > 1 && <small>{part.title[language]}</small>}
        {chapter.title[language]}
      </h3>
      {(alone ? [alone] : chapter.rules).map((id) => (
        <Entry key={id} reading={reading} id={id} aimed={!!aimed && (book.beside[aimed] ?? aimed) === id} open={open} />
      ))}
      {alone && (
        <button class="btn quiet" onClick={() => open(alone)} {...pressing}>
          {say('whole', { n: chapter.rules.length })}
        </button>
      )}
      <p class="turns">
        {turn(all[now - 1], 'previous')}
        {turn(all[now + 1], 'next')}
      </p>
    </main>
  )
}

// The rule that is being tried, alone: its table lies right below.
const Tried = ({ reading }: { reading: Reading }) => {
  const { book, language, tried, say, send } = reading
  const node = useRef<HTMLElement>(null)
  const [title, text, example, task] = textsOf(book, language, tried)
  useEffect(() => {
    node.current!.focus({ preventScroll: true })
    node.current!.scrollIntoView({ block: 'nearest' })
  }, [tried])
  return (
    <main ref={node} class="tried" tabIndex={-1} data-rule={tried} {...typing}>
      <h3>{title}</h3>
      <div class="told">
        <p>{text}</p>
        <p class="example">
          <b>{say('example')}</b>
          {example}
        </p>
      </div>
      <p class="now">
        <b>{say('task')}</b>
        {task}
      </p>
      <p class="acts">
        <button class="btn" onClick={() => send({ kind: 'close' })} {...pressing}>
          {say('close')}
        </button>
        <button class="btn" onClick={() => send({ kind: 'try', rule: tried })} {...pressing}>
          {say('again')}
        </button>
      </p>
    </main>
  )
}

// The chapter and the rule that the reader has come to.
const usePlace = ({ book, rule, set }: Reading) => {
  const [name, setName] = useState('')
  const [aimed, aim] = useState('')
  const [alone, leaveAlone] = useState('')
  const seen = useRef('')
  if (rule !== seen.current) {
    seen.current = rule // the kernel, or another page, has turned to a rule
    const home = chapterOf(book, rule)
    if (home) setName(home.name)
    leaveAlone(home ? (book.beside[rule] ?? rule) : '')
  }
  const chapter =
    chaptersOf(book).find((each) => each.name === name) ?? chapterOf(book, rule) ?? lookup(chaptersOf(book), 0)
  const open = (id: string) => {
    seen.current = id
    setName(chapterOf(book, id)!.name)
    aim(id)
    leaveAlone('')
    set('rule', id)
  }
  const choose = (to: Chapter) => {
    setName(to.name)
    aim('')
    leaveAlone('')
  }
  return { chapter, aimed, alone, open, choose }
}

// The kernel was restarted or shut down: the texts are still there, tables are not.
const useOrphan = (model: Model) => {
  const [orphan, setOrphan] = useState(false)
  useEffect(() => {
    const gone = () => setOrphan(true)
    model.on('comm_live_update', gone)
    return () => model.off('comm_live_update', gone)
  }, [model])
  return orphan
}

// The whole page. It follows its own width: beside the text, or above it behind a button, are the chapters.
export const Page = ({ model }: { model: Model }) => {
  const reading = useReading(model)
  const { language, tried, say, send } = reading
  const { chapter, aimed, alone, open, choose } = usePlace(reading)
  const [query, ask] = useState('')
  const [unfolded, unfold] = useState(false)
  const orphan = useOrphan(model)
  const root = useRef<HTMLDivElement>(null)
  const searching = query.trim() !== ''
  const putAway = () => {
    ask('')
    if (tried) send({ kind: 'close' })
  }
  useEffect(() => ask(''), [tried])
  const goTo = (to: Chapter) => {
    choose(to)
    putAway()
    unfold(false)
    requestAnimationFrame(() => {
      const title = root.current?.querySelector<HTMLElement>('.chapter')
      if (!root.current?.querySelector('nav :focus-visible')) title?.focus({ preventScroll: true })
      root.current?.scrollIntoView({ block: 'nearest' })
    })
  }
  const lead = (id: string) => {
    putAway()
    open(id)
  }
  return (
    <div ref={root} class={rootClass('rulebook', 'rulebook')} lang={language}>
      <Bar reading={reading} query={query} ask={ask} />
      {orphan && (
        <p class="gone" role="alert">
          {say('kernel-gone')}
        </p>
      )}
      {tried && !searching ? (
        <Tried reading={reading} />
      ) : (
        <div class={unfolded ? 'pages unfolded' : 'pages'}>
          <button class="btn fold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)} {...pressing}>
            {!searching && <small>{say('chapter')}</small>}
            {searching ? say('chapters') : chapter.title[language]}
          </button>
          <Contents reading={reading} chapter={chapter} reads={!searching} choose={goTo} />
          {searching ? (
            <Found reading={reading} query={query} open={lead} />
          ) : (
            <Read
              key={chapter.name}
              reading={reading}
              chapter={chapter}
              aimed={aimed}
              alone={alone}
              open={lead}
              choose={goTo}
            />
          )}
        </div>
      )}
    </div>
  )
}
