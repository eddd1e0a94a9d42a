import { Button, doing, Icon, pressing, say, useEffect, useState } from '../extras/shared'
import type { Store } from '../model'
import type { Advised, Down, Snap } from '../protocol'
import { Chances, percent } from './chances'
import { Turn } from './review'
import { Rings } from './rings'
import { Style } from './style'
import { WhatIf } from './what-if'

type Heard = Extract<Down, { kind: 'hints' }>

// What hints were asked for belongs to: a position, whoever looks at it, and the language.
const momentOf = (snap: Snap, language: string) => ({
  revision: snap.revision,
  step: snap.step,
  seat: snap.ask ? snap.seat : null,
  language,
})

const fits = (heard: Heard | undefined, moment: ReturnType<typeof momentOf>) =>
  !!heard &&
  heard.revision === moment.revision &&
  heard.step === moment.step &&
  heard.seat === moment.seat &&
  heard.language === moment.language

const Hint = ({
  store,
  hint,
  best,
  point,
}: {
  store: Store
  hint: Advised
  best: boolean
  point: (on: boolean) => void
}) => {
  const { snap, words, send } = store
  return (
    <li>
      <button
        class={best ? 'hint best' : 'hint'}
        data-hint={hint.act}
        onClick={() => send(doing(snap!, hint.act))}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        {...pressing}
      >
        <span>
          <b>{hint.label}</b>
          {hint.reason && <em>{hint.reason}</em>}
          {hint.then && <small>{say(words, 'hint-then', { what: hint.then })}</small>}
        </span>
        <b class="pct">
          {percent(hint.chance, words)}
          <span class="vh"> {say(words, 'hint-chance')}</span>
        </b>
      </button>
    </li>
  )
}

// The best few actions, from what whoever looks may know. Dotted around the best, and a full ring around what is pointed at.
const Hints = ({ store, hints, odds }: { store: Store; hints: Advised[]; odds: string[] }) => {
  const [pointed, point] = useState<number | null>(null)
  return (
    <>
      <ol>
        {hints.map((hint, i) => (
          <Hint key={hint.act} store={store} hint={hint} best={!i} point={(on) => point(on ? i : null)} />
        ))}
      </ol>
      {odds.length > 0 && (
        <ul class="exact">
          {odds.map((text) => (
            <li>
              <Icon id="d5" size={14} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <Rings
        snap={store.snap!}
        acts={hints.slice(pointed ?? 0, (pointed ?? 0) + 1).map(({ act }) => act)}
        line={pointed === null ? 'dotted' : 'solid'}
      />
    </>
  )
}

const Pondering = ({ store }: { store: Store }) => (
  <p class="pondering" role="status">
    <span class="thinking">
      <i />
      <i />
      <i />
    </span>
    {say(store.words, 'hints-thinking')}
    <Button look="quiet" act="stop" onClick={() => store.send({ kind: 'stop' })}>
      {say(store.words, 'stop')}
    </Button>
  </p>
)

// Hints are asked for again whenever something else is shown; what is known stays until they come.
const Advice = ({ store }: { store: Store }) => {
  const { words, send } = store
  const snap = store.snap!
  const moment = momentOf(snap, words.language)
  const heard = store.heard.hints
  const ready = fits(heard, moment)
  useEffect(
    () => void (ready || send({ kind: 'hints', revision: moment.revision, step: moment.step })),
    [...Object.values(moment), !heard],
  )
  return (
    <section class="hints" data-step={heard?.step} aria-label={say(words, 'hints')}>
      {ready && heard!.hints && <Hints key={heard!.revision} store={store} hints={heard!.hints} odds={heard!.odds} />}
      {ready && heard!.hints && <WhatIf store={store} />}
      {!ready && snap.ask && <Pondering store={store} />}
      {heard && heard.chances.length > 0 && <Chances store={store} chances={heard.chances} />}
    </section>
  )
}

export const Aside = ({ store }: { store: Store }) => {
  const { snap } = store
  if (!snap) return null
  return (
    <>
      <Style />
      {store.hints && !snap.end && !snap.lesson && <Advice store={store} />}
      {snap.step < snap.steps && <Turn store={store} />}
    </>
  )
}
