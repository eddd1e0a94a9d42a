import { Button, Mark, pressing, say, useState } from '../extras/shared'
import { lookup } from '../lookup'
import type { Store } from '../model'
import type { Reviewed, Words } from '../protocol'
import { percent } from './chances'
import { Race } from './race'
import { Style } from './style'
import { WhatIf } from './what-if'

const WORST = 6 // so many turns are shown at first

const points = (cost: number, words: Words) => say(words, 'review-cost', { n: Math.round(100 * cost) })

const same = ({ played, best }: Reviewed) => played === best

const Told = ({ turn, words }: { turn: Reviewed; words: Words }) => (
  <>
    <span class="was">
      <small>{say(words, 'review-played')}</small>
      <span>{turn.played}</span>
    </span>
    {!same(turn) && (
      <span class="was">
        <small>{say(words, 'review-best')}</small>
        <span>
          {turn.best}
          {turn.reason && <em>{turn.reason}</em>}
        </span>
      </span>
    )}
  </>
)

const Row = ({ turn, store }: { turn: Reviewed; store: Store }) => (
  <li>
    <button
      class="choice-made"
      data-step={turn.step}
      onClick={() => store.send({ kind: 'look', step: turn.step })}
      {...pressing}
    >
      <span class="who-when">
        <Mark seat={turn.seat} size={20} />
        <span>
          <b>{lookup(store.snap!.seats, turn.seat).name}</b>
          <small>{turn.when}</small>
        </span>
      </span>
      <span class="told">
        <Told turn={turn} words={store.words} />
      </span>
      <b class={turn.cost >= 0.005 ? 'pct cost' : 'pct'}>{points(turn.cost, store.words)}</b>
    </button>
  </li>
)

// The turn of a review that is being looked at.
export const Turn = ({ store }: { store: Store }) => {
  const { snap, words } = store
  const turn = store.heard.review?.turns.find(({ step }) => step === snap!.step)
  if (!turn) return null
  return (
    <section class="hints of-turn" aria-label={say(words, 'review')}>
      <Told turn={turn} words={words} />
      <p>
        {say(words, 'review-chance', {
          played: percent(turn.chances[0], words),
          best: percent(turn.chances[1], words),
        })}{' '}
        <b>{points(turn.cost, words)}</b>
      </p>
      <WhatIf store={store} />
    </section>
  )
}

export const Progress = ({
  store,
  done,
  of,
  what = 'review-progress',
}: {
  store: Store
  done: number
  of: number
  what?: string
}) => (
  <p class="pondering" role="status">
    <progress value={done} max={of || 1} />
    {say(store.words, what, { n: done, of })}
    <Button look="quiet" act="stop" onClick={() => store.send({ kind: 'stop' })}>
      {say(store.words, 'stop')}
    </Button>
  </p>
)

// What was played, what would have been best, and what it cost: the costliest turns first, or all in their order.
const Turns = ({ store, turns }: { store: Store; turns: Reviewed[] }) => {
  const { words } = store
  const [all, setAll] = useState(false)
  const worst = [...turns].sort((one, other) => other.cost - one.cost).slice(0, WORST)
  return (
    <>
      <h3>
        {say(words, all ? 'review-all' : 'review-worst')} <small>{say(words, 'review-unit')}</small>
      </h3>
      <ol class="turns">
        {(all ? turns : worst).map((turn) => (
          <Row key={turn.step} turn={turn} store={store} />
        ))}
      </ol>
      {turns.length > WORST && (
        <Button act="review-all" onClick={() => setAll(!all)}>
          {say(words, all ? 'review-worst' : 'review-all')}
        </Button>
      )}
    </>
  )
}

export const Review = ({ store, words }: { store: Store; words: Words }) => {
  const told = store.heard.review
  const heard = told?.of ? told : null // nothing is told of a review that failed
  const names = store.snap!.seats.map(({ name }) => name)
  return (
    <section class="review" aria-label={say(words, 'review')}>
      <Style />
      {!heard && (
        <Button icon="bulb" act="review" onClick={() => store.send({ kind: 'review' })}>
          {say(words, 'review')}
        </Button>
      )}
      {heard && <h3>{say(words, 'review')}</h3>}
      {heard && !heard.over && <Progress store={store} done={heard.done} of={heard.of} />}
      {heard?.over && heard.rounds.length > 0 && (
        <Race title={say(words, 'review-chart')} rounds={heard.rounds} values={heard.chances} names={names} />
      )}
      {heard && heard.turns.length > 0 && <Turns store={store} turns={heard.turns} />}
    </section>
  )
}
