import type { Send } from '../model'
import type { Start, Words } from '../protocol'
import { say } from '../text'
import { Button } from './button'
import { Load } from './load'

// Saved games to go on with, and a game from a file or from text.
export const Resume = ({ saved, words, send }: { saved: Start['saved']; words: Words; send: Send }) => (
  <section class="panel resume" aria-label={say(words, 'start-saved')}>
    <h3>{say(words, 'start-saved')}</h3>
    {saved.length ? (
      <ul>
        {saved.map(({ path, label }) => (
          <li>
            <Button icon="undo" onClick={() => send({ kind: 'resume', path })}>
              <span>{label}</span>
            </Button>
          </li>
        ))}
      </ul>
    ) : (
      <p class="none">{say(words, 'start-saved-none')}</p>
    )}
    <Load words={words} send={send} />
  </section>
)
