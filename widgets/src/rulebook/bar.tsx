import { hidden, pressing, typing } from '../attributes'
import type { Reading } from './reading'

interface BarProps {
  reading: Reading
  query: string
  ask: (query: string) => void
}

const Glass = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" {...hidden}>
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.5L21 21" />
  </svg>
)

// The name of the book, the search, and the languages.
export const Bar = ({ reading: { book, language, say, set }, query, ask }: BarProps) => (
  <header class="bar">
    <h2>
      {say('title')}
      <small>{say('game')}</small>
    </h2>
    <label class="search">
      <Glass />
      <span class="vh">{say('search')}</span>
      <input
        type="search"
        value={query}
        placeholder={say('search')}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => ask(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && ask('')}
        {...typing}
      />
    </label>
    <span class="languages" role="group" aria-label={say('language')}>
      {book.languages.map(([each, name]) => (
        <button
          key={each}
          lang={each}
          aria-pressed={each === language}
          aria-label={name}
          title={name}
          onClick={() => set('language', each)}
          {...pressing}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </span>
  </header>
)
