import type { Snap, Words } from '../protocol'
import { say } from '../text'
import { fresh, Roll } from './roll'

// The last roll, large, with what it was for.
export const Dice = ({ snap, words }: { snap: Snap; words: Words }) => (
  <section class="panel dice" aria-label={say(words, 'dice')}>
    <h3>{say(words, 'dice')}</h3>
    {snap.dice ? (
      <div class="sum">
        <Roll key={snap.revision} dice={snap.dice.dice} size={52} words={words} rolling={fresh(snap)} />
        <span>{snap.dice.text}</span>
      </div>
    ) : (
      <p class="none">{say(words, 'dice-none')}</p>
    )}
  </section>
)
