import type { ComponentChildren } from 'preact'
import { Icon } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import type { Controls } from './controls'
import { SpotButton } from './spot'

const goods = ['R', 'G', 'Y', 'B']
const pairs = goods.flatMap((one, i) => goods.slice(i + 1).map((two) => `${one} ${two}`))
const triples = goods.map((missing) => goods.filter((good) => good !== missing).join(' ')).reverse()

interface TradeProps {
  kind: string
  controls: Controls
  children: ComponentChildren
}

const Trade = ({ kind, controls: { words }, children }: TradeProps) => (
  <div class={`trade for-${kind}`} role="group" aria-label={say(words, `kind-${kind}`)} data-place={kind}>
    <h5>{say(words, `trade-${kind}`)}</h5>
    <div>{children}</div>
  </div>
)

// The six kinds of actions beside rubies and tiles, each with all its choices.
export const Trades = ({ controls }: { controls: Controls }) => {
  const { snap, words } = controls
  const sign = (letter: string) => words.goods.find((good) => good.letter === letter)!
  const names = (letters: string) =>
    letters
      .split(' ')
      .map((letter) => sign(letter).name)
      .join(', ')
  const signs = (letters: string, size: number) => (
    <Signs row={letters.split(' ').map((letter) => sign(letter).sign)} size={size} />
  )
  const coins = snap.roll.filter(({ face, used }) => face === 'L' && !used).length
  const cards = snap.roll.filter(({ face, used }) => face === 'C' && !used).length
  return (
    <div class="trades">
      <Trade kind="token" controls={controls}>
        {goods.map((good) => (
          <SpotButton
            place={`token ${good}`}
            name={say(words, 'deal-token', { good: sign(good).name })}
            controls={controls}
          >
            <Signs row={[sign(good).sign, sign(good).sign]} size={16} />
          </SpotButton>
        ))}
      </Trade>
      <Trade kind="crystal" controls={controls}>
        {pairs.map((pair) => (
          <SpotButton
            place={`crystal ${pair}`}
            name={say(words, 'deal-crystal', { goods: names(pair) })}
            controls={controls}
          >
            {signs(pair, 16)}
          </SpotButton>
        ))}
      </Trade>
      <Trade kind="brown" controls={controls}>
        {triples.map((triple) => (
          <SpotButton
            place={`brown ${triple}`}
            name={say(words, 'deal-brown', { goods: names(triple) })}
            controls={controls}
          >
            {signs(triple, 14)}
          </SpotButton>
        ))}
      </Trade>
      <Trade kind="two" controls={controls}>
        <SpotButton place="two" name={say(words, 'kind-two')} controls={controls}>
          {signs(goods.join(' '), 15)}
        </SpotButton>
      </Trade>
      <Trade kind="lira" controls={controls}>
        <SpotButton place="lira" name={say(words, 'kind-lira')} controls={controls}>
          <Icon id="lira" size={20} />
          {coins > 1 && <b>×{coins}</b>}
        </SpotButton>
      </Trade>
      <Trade kind="cards" controls={controls}>
        {Array.from({ length: Math.max(1, cards) }, (_, i) => (
          <SpotButton place={`cards ${i + 1}`} name={say(words, 'deal-cards', { n: i + 1 })} controls={controls}>
            <Icon id="card" size={20} />
            {cards > 1 && <b>{i + 1}</b>}
          </SpotButton>
        ))}
      </Trade>
    </div>
  )
}
