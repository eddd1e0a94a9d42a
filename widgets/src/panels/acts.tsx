import { pressing } from '../attributes'
import { Signs } from '../parts/signs'
import type { Act, Sign, Words } from '../protocol'
import { say } from '../text'
import { Reveals } from './button'

interface OffersProps {
  acts: Act[]
  words: Words
  choose: (act: string) => void
}

// Whether it has something to show beside its words, so that it can stand beside its equals.
export const isOffer = ({ style, sign, costs, gives }: Act) => !!(costs || gives || (style === 'plain' && sign))

const Side = ({ label, row }: { label?: string; row: Sign[] }) => (
  <span class="side-of">
    {label && <small>{label}</small>}
    <span class="row">
      <Signs row={row} size={28} />
    </span>
  </span>
)

// Equal choices side by side: a picture, or what one gets and what it costs if that differs, and the words.
export const Offers = ({ acts, words, choose }: OffersProps) => {
  const differ = acts.some(({ costs }) => `${costs}` !== `${acts[0]?.costs}`)
  return (
    <div class="offers">
      {acts.map(({ act, label, sign, gives, costs, note, reveals }) => (
        <button key={act} class="offer" data-act={act} onClick={() => choose(act)} {...pressing}>
          {gives && costs && differ ? (
            <>
              <Side label={say(words, 'you-get')} row={gives} />
              <Side label={say(words, 'you-pay')} row={costs} />
            </>
          ) : (
            <Side row={gives ?? costs ?? [sign!]} />
          )}
          {note && <small class="note">{note}</small>}
          <b>{label}</b>
          {reveals && <Reveals words={words} sign="card" />}
        </button>
      ))}
    </div>
  )
}
