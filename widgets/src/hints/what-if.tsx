import { Button, hidden, say } from '../extras/shared'
import type { Store } from '../model'
import type { Tried, Words } from '../protocol'
import { percent } from './chances'
import { Progress } from './review'

// What was won: a stroke, in a lighter stretch where the true share may lie.
const Way = ({ way, words }: { way: Tried; words: Words }) => {
  const [low, found, high] = way.share
  return (
    <li data-way={way.act}>
      <span>
        {way.label} {way.played && <small>({say(words, 'review-played')})</small>}
      </span>
      <b class="pct">{percent(found, words)}</b>
      <i class="span-of" {...hidden} style={{ '--low': low, '--found': found, '--high': high }} />
    </li>
  )
}

// Bots play on from the best actions of the position that is shown, when somebody asks for it.
export const WhatIf = ({ store }: { store: Store }) => {
  const { words, send } = store
  const { revision, step } = store.snap!
  const heard = store.heard.whatif
  const found = heard?.revision === revision && heard.step === step && heard.language === words.language ? heard : null
  const told = found?.over && !found.ways.length ? null : found // stopped before anything was found: it can be asked again
  return (
    <div class="what-if">
      {!told && (
        <Button icon="swap" look="quiet" act="whatif" onClick={() => send({ kind: 'whatif', revision, step })}>
          {say(words, 'what-if')}
        </Button>
      )}
      {told && !told.over && <Progress store={store} done={told.done} of={told.of} what="what-if-progress" />}
      {told?.over && told.ways.length > 0 && (
        <>
          <small>{say(words, 'what-if-told', { n: told.done / told.ways.length })}</small>
          <ul>
            {told.ways.map((way) => (
              <Way key={way.act} way={way} words={words} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
