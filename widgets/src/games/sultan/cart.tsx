import { lookup } from '../../lookup'
import { Icon, seatClass } from '../../parts/icon'
import { Ladder } from '../../parts/signs'
import { say } from '../../text'
import { Stones } from './gem'
import { colours, type Seat, type Snap, type Words } from './protocol'

interface CartProps {
  snap: Snap
  words: Words
  seat: number
}

// A screen in the colour of a seat; `size` is its height.
export const Screen = ({ seat, size }: { seat: number; size: number }) => (
  <span class={`screen ${seatClass(seat)}`}>
    <Icon id="screen" size={size} />
  </span>
)

export const FirstPlayer = ({ words, size }: { words: Words; size: number }) => (
  <span class="first-player" title={say(words, 'first-player')}>
    <Icon id="first" size={size} />
    <span class="vh">{say(words, 'first-player')}</span>
  </span>
)

const heads = ['stone', 'have', 'worth', 'set-bonus', 'one-more'] as const

// By colour what one has, what it counts, and what one more would bring.
const Tally = ({ tally, words }: { tally: NonNullable<Seat['tally']>; words: Words }) => (
  <table class="tally">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {say(words, `head-${head}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...colours].reverse().map((stone) => {
        const [have, worth, bonus, more] = lookup(tally, colours.indexOf(stone))
        return (
          <tr key={stone} class={have ? '' : 'nil'}>
            <th scope="row">
              <span class="cell">
                <Icon id={`stone${stone}`} size={18} />
                {words.stones[stone]}
              </span>
            </th>
            <td>{have}</td>
            <td>{worth}</td>
            <td>{bonus || '–'}</td>
            <td>
              <b>+{more}</b>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

// The bonus for stones of one colour; the last one also counts for more of them.
const Bonus = ({ snap, words }: { snap: Snap; words: Words }) => (
  <p class="bonus-line">
    <small>{say(words, 'bonus')}</small>
    <Ladder
      steps={snap.bonus.map(([stones, points], i) => `${stones}${i === snap.bonus.length - 1 ? '+' : ''}: ${points}`)}
    />
  </p>
)

// What lies behind a screen: in full for its owner and where the table remembers, else nothing of it.
export const Cart = ({ snap, words, seat }: CartProps) => {
  const { name, bot, first, stones, points, tally, gone, turn } = lookup(snap.seats, seat)
  const own = seat === snap.seat
  const title = own ? say(words, 'own-screen') : say(words, 'cart-of', { name })
  return (
    <section class={`cart ${seatClass(seat)}${turn ? ' turn' : ''}`} aria-label={title}>
      <header>
        <Screen seat={seat} size={26} />
        <b class="name">{title}</b>
        {bot && <small>{say(words, 'bot')}</small>}
        {first && <FirstPlayer words={words} size={20} />}
        <span class="cash">
          {stones !== null && (
            <>
              <Icon id="stone" size={20} />
              <b>{stones}</b>
              <span class="vh">{say(words, 'stones')}</span>
            </>
          )}
          {points !== null && (
            <>
              <Icon id="points" size={18} cls="pts" />
              <b>{points}</b>
              <span class="vh">{say(words, 'points')}</span>
            </>
          )}
        </span>
      </header>
      {tally ? <Tally tally={tally} words={words} /> : <p class="none">{say(words, 'screen-hidden')}</p>}
      {tally && <Bonus snap={snap} words={words} />}
      {!own && gone && (
        <p class="gone">
          <small>{say(words, 'gone')}</small> {gone.length ? gone.join(' ') : '–'}
        </p>
      )}
    </section>
  )
}

// The same in one line, for rivals.
export const Behind = ({ owner, words, size }: { owner: Seat; words: Words; size: number }) => (
  <span class="behind">
    {!owner.tally ? (
      <small>{say(words, 'hidden')}</small>
    ) : owner.stones ? (
      <Stones counts={owner.tally.map(([have]) => have)} words={words} size={size} />
    ) : (
      <small>{say(words, 'no-stones')}</small>
    )}
  </span>
)
