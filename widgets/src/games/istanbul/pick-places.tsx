import { useState } from 'preact/hooks'
import { typing } from '../../attributes'
import { Button } from '../../panels/button'
import { Icon } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import type { PickProps } from './pick-goods'
import type { Pick } from './protocol'

// Some of several places or goods.
export const PickPlaces = ({ pick, words, choose, why, children }: PickProps<Extract<Pick, { kind: 'places' }>>) => {
  const [chosen, setChosen] = useState(pick.start)
  const act = [pick.verb, ...chosen].join(' ')
  const legal = pick.options.includes(act)
  const toggle = (word: string) =>
    setChosen(pick.items.map((item) => item.word).filter((item) => (item === word) !== chosen.includes(item)))
  return (
    <>
      <div class="checks">
        {pick.items.map(({ word, label, sign }) => (
          <label class={chosen.includes(word) ? 'check on' : 'check'}>
            <input
              type="checkbox"
              class="vh"
              value={word}
              checked={chosen.includes(word)}
              onChange={() => toggle(word)}
              {...typing}
            />
            <Signs row={[sign]} size={24} />
            <span>{label}</span>
            <i>{chosen.includes(word) && <Icon id="ok" size={14} />}</i>
          </label>
        ))}
      </div>
      <div class="acts">
        <Button look="go" shut={!legal} act={act} onClick={() => (legal ? choose(act) : why(act))}>
          <span>
            {pick.labels[chosen.length] ?? say(words, 'pick-fewer', { n: chosen.length - pick.labels.length + 1 })}
          </span>
        </Button>
        {children}
      </div>
    </>
  )
}
