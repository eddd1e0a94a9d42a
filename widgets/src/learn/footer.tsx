import { Button, hidden, Icon, pressing, say } from '../extras/shared'
import type { Lesson, Words } from '../protocol'

interface FooterProps {
  lesson: Lesson
  words: Words
  tell: (what: 'next' | 'back' | 'again' | 'hint' | 'show') => void
}

// How to go on, and help.
export const Footer = ({
  lesson: { next, back, show, hint, hints, task, options, done },
  words,
  tell,
}: FooterProps) => (
  <footer>
    {next && (
      <button
        class="btn go forth"
        data-act="lesson-next"
        aria-keyshortcuts="n"
        onClick={() => tell('next')}
        {...pressing}
      >
        {say(words, `lesson-next-${next}`)}
        <Icon id="to" size={18} />
        <kbd {...hidden}>N</kbd>
      </button>
    )}
    {hints > 0 && !done && (
      <Button icon="bulb" act="lesson-hint" onClick={() => tell('hint')}>
        {say(words, hint ? 'lesson-hint-more' : 'lesson-hint')}
      </Button>
    )}
    {show && (
      <Button act="lesson-show" onClick={() => tell('show')}>
        {say(words, 'lesson-show')}
      </Button>
    )}
    <span class="ways">
      {back && (
        <Button look="quiet" act="lesson-back" onClick={() => tell('back')}>
          {say(words, 'lesson-back')}
        </Button>
      )}
      {(task || options) && (
        <Button look="quiet" act="lesson-again" onClick={() => tell('again')}>
          {say(words, 'lesson-again')}
        </Button>
      )}
    </span>
  </footer>
)
