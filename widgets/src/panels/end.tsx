import { type ComponentChildren, Fragment } from 'preact'
import { useContext } from 'preact/hooks'
import { hidden } from '../attributes'
import { lookup } from '../lookup'
import type { Send } from '../model'
import { Icon, Mark, Rose, Tally } from '../parts/icon'
import { Eyes } from '../parts/signs'
import type { End, Sign, Snap, Standing, Words } from '../protocol'
import { say } from '../text'
import { Button } from './button'
import { Rule } from './rule'

interface EndScreenProps {
  snap: Snap
  words: Words
  send: Send
  figure: (seat: number, size: number) => ComponentChildren // how a winner is shown
  children?: ComponentChildren // what a game adds below the ranking
}

const STARS = 64 // as many as the widest table holds
const MOST = 9 // more of the first measure are told by a number

const Hero = ({ end, figure }: { end: End; figure: EndScreenProps['figure'] }) => {
  const winners = end.standings.filter(({ rank }) => rank === 1)
  const best = winners[0]?.scores[0] ?? 0
  const [sign] = lookup(end.measures, 0)
  return (
    <div class="hero">
      <Rose />
      {winners.map(({ seat }) => (
        <Fragment key={seat}>{figure(seat, winners.length > 2 ? 48 : 62)}</Fragment>
      ))}
      <div>
        <h2>{end.title}</h2>
        {end.text && <p>{end.text}</p>}
        <span class="gems" {...hidden}>
          {best > MOST ? (
            <>
              <Icon id={sign} size={26} />
              <b class="total">{best}</b>
            </>
          ) : (
            <Tally id={sign} have={best} of={best} size={26} />
          )}
        </span>
      </div>
      <svg class="frieze" {...hidden}>
        {Array.from({ length: STARS }, (_, i) => (
          <use href="#ist-star" x={i * 31} width="22" height="22" />
        ))}
      </svg>
    </div>
  )
}

// What came after the score that decided is faint: it was not looked at.
const Score = ({ standing, at, sign }: { standing: Standing; at: number; sign: Sign }) => {
  const { decided, scores } = standing
  return (
    <td class={decided !== null && at > decided ? 'off' : ''}>
      <span class={at === decided ? 'cell dec' : 'cell'}>
        <Icon id={sign} size={17} />
        {scores[at]}
      </span>
    </td>
  )
}

const Ranking = ({ end, snap, words }: { end: End; snap: Snap; words: Words }) => (
  <table class="rank" style={{ '--measures': end.measures.length }}>
    <thead>
      <tr>
        {[
          say(words, 'rank'),
          say(words, 'player'),
          ...end.measures.map(([, name]) => name),
          say(words, 'decided-by'),
        ].map((name) => (
          <th scope="col">{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {end.standings.map((standing) => (
        <tr class={standing.rank === 1 ? 'top' : ''}>
          <td>{standing.rank}</td>
          <th scope="row">
            <span class="cell">
              <Mark seat={standing.seat} size={20} />
              {lookup(snap.seats, standing.seat).name}
            </span>
          </th>
          {end.measures.map(([sign], at) => (
            <Score standing={standing} at={at} sign={sign} />
          ))}
          <td>{standing.why}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

// The end: who won and by what, how it came, and what to do next.
export const EndScreen = ({ snap, words, send, figure, children }: EndScreenProps) => {
  const end = snap.end!
  const { extras, store } = useContext(Eyes)
  return (
    <section class="panel final" aria-label={say(words, 'over')}>
      <Hero end={end} figure={figure} />
      <div class="two">
        <div>
          <Ranking end={end} snap={snap} words={words} />
          <Rule id={end.rule} words={words} titled={false} />
          {children}
          <p class="setup">{end.setup}</p>
          <div class="acts">
            <Button look="go" onClick={() => send({ kind: 'again' })}>
              {say(words, 'play-again')}
            </Button>
            <Button icon="undo" onClick={() => send({ kind: 'look', step: 0 })}>
              {say(words, 'from-start')}
            </Button>
            <Button icon="save" onClick={() => send({ kind: 'save', name: '' })}>
              {say(words, 'save')}
            </Button>
            <Button icon="copy" onClick={() => send({ kind: 'copy' })}>
              {say(words, 'copy')}
            </Button>
          </div>
        </div>
        <div class="races">{extras && <extras.Charts end={end} names={snap.seats.map(({ name }) => name)} />}</div>
      </div>
      {extras && <extras.Review store={store!} words={words} />}
    </section>
  )
}
