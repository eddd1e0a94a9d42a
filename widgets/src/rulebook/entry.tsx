import { useEffect, useRef } from 'preact/hooks'
import { pressing, typing } from '../attributes'
import { chapterOf, rulingsOn, textsOf } from './book'
import type { Reading } from './reading'
import { marked } from './search'

interface EntryProps {
  reading: Reading
  id: string
  words?: string[] // that were searched for
  aimed?: boolean // the reader was led here
  open?: (rule: string) => void
}

const Marked = ({ text, words = [] }: { text: string; words?: string[] }) => (
  <>{marked(text, words).map((piece, i) => (i % 2 ? <mark>{piece}</mark> : piece))}</>
)

// Text and example of a rule or a ruling.
const Told = ({ reading: { book, language, say }, id, words }: EntryProps) => {
  const [, text, example] = textsOf(book, language, id)
  return (
    <div class="told">
      <p>
        <Marked text={text} words={words} />
      </p>
      {example && (
        <p class="example">
          <b>{say('example')}</b>
          <Marked text={example} words={words} />
        </p>
      )}
    </div>
  )
}

// Where a rule stands: part and chapter, for whoever has searched.
const whereabouts = ({ book, language, say }: Reading, id: string) => {
  const chapter = chapterOf(book, id)!
  const part = book.parts.find(({ chapters }) => chapters.includes(chapter))!
  const titles = [
    book.parts.length > 1 && part.title[language],
    chapter.title[language],
    book.beside[id] && say('doubt'),
  ]
  return titles.filter(Boolean).join(' · ')
}

// How a rule is called; the id leads to it.
const Head = ({ reading, reading: { book, language }, id, words, open }: EntryProps) => (
  <header>
    <h3>
      {words && <small>{whereabouts(reading, id)}</small>}
      <Marked text={textsOf(book, language, id)[0]} words={words} />
    </h3>
    <button class="id" onClick={() => open?.(id)} {...pressing}>
      <code>
        <Marked text={id} words={words} />
      </code>
    </button>
  </header>
)

// What is to be tried, and the button that lays the table.
const Task = ({ reading: { book, language, say, send }, id }: EntryProps) => {
  const task = textsOf(book, language, id)[3]
  return task ? (
    <p class="task">
      <button
        class="btn go"
        aria-label={`${say('try')}: ${textsOf(book, language, id)[0]}`}
        onClick={() => send({ kind: 'try', rule: id })}
        {...pressing}
      >
        {say('try')}
      </button>
      <span>{task}</span>
    </p>
  ) : null
}

// What was decided where the printed rules leave something open.
const Ruling = ({ reading, id, aimed }: EntryProps) => (
  <details class="ruling" open={aimed} data-rule={id}>
    <summary {...typing}>
      {reading.say('doubt')}: <b>{textsOf(reading.book, reading.language, id)[0]}</b> <code>{id}</code>
    </summary>
    <Told reading={reading} id={id} />
  </details>
)

// One rule with everything that belongs to it. Whoever is led to it finds the focus there.
export const Entry = ({ reading, id, words, aimed, open }: EntryProps) => {
  const { book, rule, say, language } = reading
  const node = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!aimed) return
    node.current!.focus({ preventScroll: true })
    node.current!.scrollIntoView({ block: 'nearest' })
  }, [aimed])
  const about = words && book.beside[id]
  return (
    <article ref={node} class={aimed ? 'entry aimed' : 'entry'} data-rule={id} tabIndex={-1} {...typing}>
      <Head reading={reading} id={id} words={words} open={open} />
      <Told reading={reading} id={id} words={words} />
      <Task reading={reading} id={id} />
      {!words &&
        rulingsOn(book, id).map((ruling) => (
          <Ruling key={ruling} reading={reading} id={ruling} aimed={ruling === rule} />
        ))}
      {words && (
        <button class="btn quiet" onClick={() => open?.(id)} {...pressing}>
          {about ? say('about', { title: textsOf(book, language, about)[0] }) : say('show')}
        </button>
      )}
    </article>
  )
}
