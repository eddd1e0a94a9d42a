import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { pressing } from '../../attributes'
import { Button } from '../../panels/button'
import { Coin, Icon } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import type { GoodLine, Pick, Words } from './protocol'

type Goods = Extract<Pick, { kind: 'goods' }>

export interface PickProps<P> {
  pick: P
  words: Words
  choose: (act: string) => void
  why: (act: string) => void
  children?: ComponentChildren // the other buttons
}

const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0)
const compose = ({ verb, lines }: Goods, counts: number[]) =>
  [verb, ...lines.flatMap(({ good }, i) => (counts[i] ? good + (counts[i] > 1 || !good ? counts[i] : '') : []))].join(
    ' ',
  )
const size = (act: string) =>
  sum(
    act
      .split(' ')
      .slice(1)
      .map((word) => +word || +word.slice(1) || 1),
  )

// What is missing until the choice is one of the legal ones; "" when it is.
const missing = ({ options }: Goods, act: string, total: number, words: Words) => {
  if (options.includes(act)) return ''
  const sizes = options.map(size)
  const least = Math.min(...sizes)
  const most = Math.max(...sizes)
  if (total < least) return say(words, 'pick-more', { n: least - total })
  if (total > most) return say(words, 'pick-fewer', { n: total - most })
  return say(words, 'pick-other')
}

const Stepper = ({
  line,
  count,
  set,
  words,
}: {
  line: GoodLine
  count: number
  set: (n: number) => void
  words: Words
}) => {
  const step = (by: number) => {
    const next = count + by
    if (next >= line.least && next <= line.most) set(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    step(by)
  }
  const button = (by: number, icon: string, key: string) => (
    <button
      aria-label={say(words, key, { good: line.name })}
      aria-disabled={count === (by > 0 ? line.most : line.least)}
      onClick={() => step(by)}
      {...pressing}
    >
      <Icon id={icon} />
    </button>
  )
  return (
    <div class="ln" data-good={line.good}>
      <Signs row={[line.sign]} size={22} />
      <span>
        <b>{line.name}</b> <small>{line.note}</small>
      </span>
      <span class="stepper" role="group" aria-label={line.name} onKeyDown={onKeyDown}>
        {button(-1, 'minus', 'less')}
        <output>{count}</output>
        {button(1, 'plus', 'more')}
      </span>
    </div>
  )
}

// What each number of goods pays; the present number is lit.
const Scale = ({ scale, on }: { scale: NonNullable<Goods['scale']>; on: number }) => (
  <div class="scale">
    {scale.map(({ label, lira }, i) => (
      <span class={i + 1 === on ? 'on' : ''}>
        {label}
        <Coin n={lira} />
      </span>
    ))}
  </div>
)

// Goods by steppers: the price follows, and the button opens when the choice is legal.
export const PickGoods = ({ pick, words, choose, why, children }: PickProps<Goods>) => {
  const [counts, setCounts] = useState(pick.start)
  const note = useId()
  const total = sum(counts)
  const act = compose(pick, counts)
  const lack = missing(pick, act, total, words)
  return (
    <>
      <div class="goods">
        {pick.lines.map((line, i) => (
          <Stepper
            key={line.good}
            line={line}
            count={counts[i] ?? 0}
            words={words}
            set={(n) => setCounts(counts.map((old, at) => (at === i ? n : old)))}
          />
        ))}
      </div>
      {pick.scale && <Scale scale={pick.scale} on={total} />}
      <p id={note} class={lack && total < Math.min(...pick.options.map(size)) ? 'vh' : 'lack'} role="status">
        {lack}
      </p>
      <div class="acts">
        <Button
          look="go"
          shut={!!lack}
          act={act}
          describedby={note}
          onClick={() => (lack ? total && why(act) : choose(act))}
        >
          <span>{pick.labels[total] ?? pick.labels[0]}</span>
        </Button>
        {pick.quick && pick.quick.act !== act && (
          <Button act={pick.quick.act} onClick={() => choose(pick.quick!.act)}>
            {pick.quick.label}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
