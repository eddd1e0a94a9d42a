import { hidden, say, typing } from '../extras/shared'
import type { Lesson, Words } from '../protocol'
import { InlineSign, RichText } from './rich-text'

const FEW = 6 // so many words lie open

// The words that were explained so far.
export const Glossary = ({ glossary, words }: { glossary: Lesson['glossary']; words: Words }) => (
  <section class="panel glossary" aria-label={say(words, 'lesson-words')}>
    <details open={glossary.length <= FEW}>
      <summary {...typing}>
        <b>{say(words, 'lesson-words')}</b> <small>{glossary.length}</small>
      </summary>
      <dl>
        {glossary.map(([sign, word, meaning]) => (
          <div key={word}>
            <dt>
              <span {...hidden}>
                <InlineSign sign={sign} words={words} size={22} />
              </span>
              <b>{word}</b>
            </dt>
            <dd>
              <RichText text={meaning} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  </section>
)
