import { useRef, useState } from 'preact/hooks'
import { pressing } from '../../attributes'
import { lookup } from '../../lookup'
import { Button, Reveals } from '../../panels/button'
import { Icon } from '../../parts/icon'
import { say } from '../../text'
import type { PickProps } from './pick-goods'
import type { Pick } from './protocol'

type Calls = Extract<Pick, { kind: 'call' }>

const strides: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -99, End: 99 }

const Bar = ({ call, tile }: { call: Calls['calls'][number]; tile: boolean }) => (
  <>
    <em>
      {tile ? call.tile : call.dice}
      <i class="unit">%</i>
    </em>
    <span class="odd">
      {tile && <i class="st" style={{ '--h': call.tile - call.dice }} />}
      <i style={{ '--h': call.dice }} />
    </span>
    <b>{call.number}</b>
    <em>
      <i class="unit">ø </i>
      {call.mean}
    </em>
  </>
)

// A number to call: ten bars with their odds.
export const PickCall = ({ pick, words, choose, children }: PickProps<Calls>) => {
  const [at, setAt] = useState(pick.start)
  const group = useRef<HTMLDivElement>(null)
  const call = lookup(pick.calls, at)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(call.act)
    else if (!(event.key in strides)) return
    event.preventDefault()
    event.stopPropagation()
    const next = Math.max(0, Math.min(pick.calls.length - 1, at + (strides[event.key] ?? 0)))
    setAt(next)
    group.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div ref={group} class="calls" role="radiogroup" aria-label={say(words, 'call-number')} onKeyDown={onKeyDown}>
        {pick.calls.map((one, i) => (
          <button
            role="radio"
            aria-checked={i === at}
            aria-label={`${one.label}: ${one.say}`}
            tabindex={i === at ? 0 : -1}
            class={i === at ? 'on' : ''}
            onClick={() => setAt(i)}
            {...pressing}
          >
            <Bar call={one} tile={pick.tile} />
          </button>
        ))}
      </div>
      <p class="key">
        <span>
          <i />
          {say(words, 'odds-dice')}
        </span>
        {pick.tile && (
          <span>
            <i class="st" />
            {say(words, 'odds-tile')}
          </span>
        )}
        <span>{say(words, 'odds-mean')}</span>
      </p>
      <p class="sum" role="status">
        <Icon id="d4" size={26} />
        <Icon id="d4" size={26} />
        <span>{call.say}</span>
      </p>
      <div class="acts">
        <Button look="go" act={call.act} onClick={() => choose(call.act)}>
          <span>{call.label}</span>
          <Reveals words={words} />
        </Button>
        {children}
      </div>
    </>
  )
}
