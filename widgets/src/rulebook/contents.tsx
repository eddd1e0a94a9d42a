import { useRef } from 'preact/hooks'
import { pressing } from '../attributes'
import type { Chapter } from './book'
import type { Reading } from './reading'

interface ContentsProps {
  reading: Reading
  chapter: Chapter
  reads: boolean // it is that chapter which is shown beside
  choose: (chapter: Chapter) => void
}

const moves: Record<string, (now: number, last: number) => number> = {
  ArrowDown: (now, last) => Math.min(now + 1, last),
  ArrowUp: (now) => Math.max(now - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

// The chapters by parts. One of them takes the focus, arrows lead to the others.
export const Contents = ({ reading: { book, language, say }, chapter, reads, choose }: ContentsProps) => {
  const list = useRef<HTMLElement>(null)
  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const all = [...list.current!.querySelectorAll('button')]
    all[move(all.indexOf(event.target as HTMLButtonElement), all.length - 1)]?.focus()
  }
  return (
    <nav ref={list} aria-label={say('chapters')} onKeyDown={walk}>
      {book.parts.map(({ title, chapters }) => (
        <section key={title.en}>
          {book.parts.length > 1 && <h3>{title[language]}</h3>}
          <ul>
            {chapters.map((each) => (
              <li key={each.name}>
                <button
                  class={reads && each === chapter ? 'here' : ''}
                  data-chapter={each.name}
                  aria-current={reads && each === chapter ? 'page' : undefined}
                  tabIndex={each === chapter ? 0 : -1}
                  onClick={() => choose(each)}
                  {...pressing}
                >
                  {each.title[language]}
                  <small>{each.rules.length}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
