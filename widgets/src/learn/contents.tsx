import { Icon, pressing, say } from '../extras/shared'
import type { Lesson, Words } from '../protocol'

interface ContentsProps {
  contents: Lesson['contents']
  words: Words
  open: (lesson: string) => void
}

// The lessons of the course; each can be opened at any time.
export const Contents = ({ contents, words, open }: ContentsProps) => (
  <nav class="contents" aria-label={say(words, 'lesson-contents')}>
    <ol>
      {contents.map(({ id, title, state, now }, i) => (
        <li key={id}>
          <button
            class={now ? `${state} now` : state}
            data-lesson={id}
            aria-current={now ? 'page' : undefined}
            onClick={() => open(id)}
            {...pressing}
          >
            <i>{state === 'done' ? <Icon id="ok" size={14} /> : i + 1}</i>
            <span>{title}</span>
            <span class="vh"> {say(words, `lesson-is-${state}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
