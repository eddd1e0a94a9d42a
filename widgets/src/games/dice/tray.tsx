import { classes, pressing } from '../../attributes'
import { lookup } from '../../lookup'
import type { Store } from '../../model'
import { asking, Button, doing } from '../../panels/button'
import { Die, fresh } from '../../panels/roll'
import { Check } from '../../panels/start'
import { Icon } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import { type Controls, percent, rerollAction, wantsOdds } from './controls'
import type { Snap, Words } from './protocol'

// Which dice were thrown in the step that is shown.
const tumbling = (snap: Snap) => {
  const fell = snap.effects.flatMap((effect) => (effect.kind === 'dice' && fresh(snap) ? effect.dice : []))
  return snap.roll.map(({ face, used }) => {
    const at = used ? -1 : fell.indexOf(face)
    if (at >= 0) fell.splice(at, 1)
    return at >= 0
  })
}

// Which dice the pointed action would take.
const taken = ({ snap, spots, pointed }: Controls) => {
  const left: Record<string, number> = { ...(pointed && spots[pointed]?.pay?.dice) }
  return snap.roll.map(({ face, used }) => {
    const count = left[face]
    if (used || !count) return false
    left[face] = count - 1
    return true
  })
}

const Dice = ({ controls, size }: { controls: Controls; size: number }) => {
  const { snap, words, send, picked, cursor } = controls
  const rolling = tumbling(snap)
  const marked = taken(controls)
  return (
    <>
      {snap.roll.map(({ face, used }, i) => {
        const use = snap.ask?.acts.find(({ act }) => act === `use ${face}`)?.act
        const states = { used, picked: picked.has(i), marked: marked[i], payable: use && !used }
        const press = () =>
          use && !used
            ? send(doing(snap, use))
            : snap.ask?.reroll && !used
              ? controls.pick(i)
              : send(asking(snap, `reroll ${face}`))
        return (
          <button
            key={rolling[i] ? `${i}-${snap.revision}` : i}
            class={classes('die', ...Object.entries(states).flatMap(([state, is]) => (is ? state : [])))}
            data-key={`die ${i}`}
            data-face={face}
            aria-pressed={snap.ask?.reroll && !used ? picked.has(i) : undefined}
            aria-disabled={used || !(use || snap.ask?.reroll)}
            aria-label={say(words, used ? 'die-used' : marked[i] ? 'die-marked' : 'die-face', {
              face: lookup(words.faces, face),
            })}
            tabindex={cursor === `die ${i}` ? 0 : -1}
            onFocus={() => controls.setCursor(`die ${i}`)}
            onClick={press}
            {...pressing}
          >
            <Die face={face} size={size} rolling={!!rolling[i]} />
          </button>
        )
      })}
      {Array.from({ length: snap.coming }, () => (
        <span class="die blank">
          <Icon id="die" size={size} />
        </span>
      ))}
    </>
  )
}

const kinds: [name: string, sign: string][] = [
  ['token', 'tokR'],
  ['crystal', 'crystal'],
  ['brown', 'brown'],
  ['two', 'any'],
  ['lira', 'lira'],
  ['cards 1', 'card'],
  ['tile', 'mosque'],
  ['ruby', 'ruby'],
]

// How likely each kind of action becomes possible.
const Odds = ({ odds, words }: { odds: Record<string, number>; words: Words }) => (
  <ul class="odds" aria-label={say(words, 'odds')}>
    {kinds.map(([name, sign]) => (
      <li title={say(words, `kind-${name.split(' ')[0]}`)}>
        <Signs row={[sign]} size={16} />
        <span class="vh">{say(words, `kind-${name.split(' ')[0]}`)}</span>
        <b>{percent(odds[name] ?? 0)}</b>
      </li>
    ))}
  </ul>
)

// What can be done with the dice themselves: to roll some of them again, and to see what that may bring.
const Again = ({ controls, store }: { controls: Controls; store: Store<Snap, Words> }) => {
  const { snap, words, send, picked } = controls
  const act = rerollAction(controls)
  const n = picked.size
  const on = store.switches.odds !== false
  return (
    <div class="again">
      {snap.ask?.reroll && (
        <Button look={n ? 'go' : 'plain'} shut={!n} act={act} onClick={() => n && send(doing(snap, act))}>
          <Icon id="crystal" size={17} />
          <span>{say(words, n === 0 ? 'again-none' : n === 1 ? 'again-one' : 'again-many', { n })}</span>
        </Button>
      )}
      {snap.ask && wantsOdds(snap) && (snap.ask.reroll || snap.coming > 0) && (
        <Check on={on} set={(next) => store.turn('odds', next)}>
          {say(words, 'odds')}
        </Check>
      )}
    </div>
  )
}

// The dice of the turn. Those that are picked up are rolled again; those that an action would take are marked.
export const Tray = ({ controls, store, size }: { controls: Controls; store: Store<Snap, Words>; size: number }) => {
  const { snap, words } = controls
  return (
    <div class="tray" role="group" aria-label={say(words, 'roll')}>
      {snap.roll.length || snap.coming ? <Dice controls={controls} size={size} /> : <p>{say(words, 'no-dice')}</p>}
      <Again controls={controls} store={store} />
      {controls.odds && <Odds odds={controls.odds} words={words} />}
    </div>
  )
}
