import { lookup } from '../../lookup'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import type { Payment, Snap, Words } from './protocol'

const tokens = ['tokR', 'tokG', 'tokY', 'tokB', 'brown']
const many = (sign: string, count: number) => Array.from({ length: count }, () => sign)

// What is paid, one by one.
export const signsOf = ({ dice, tokens: given, lira }: Payment) => [
  ...Object.entries(dice).flatMap(([face, count]) => many(`d${face}`, count)),
  ...given.flatMap((count, i) => many(lookup(tokens, i), count)),
  ...(lira ? [`$${lira}`] : []),
]

// What a place is called.
const title = (place: string, words: Words) => {
  const [kind = '', name = ''] = place.split(' ')
  return kind === 'tile'
    ? lookup(words.tiles, name).title
    : kind === 'ruby'
      ? lookup(words.tracks, name).name
      : say(words, `kind-${kind}`)
}

interface LensProps {
  place: string
  snap: Snap
  words: Words
  id?: string
}

// What pressing a place would do and take, and the rule behind it. It has a place of its own and hides nothing.
export const Lens = ({ place, snap, words, id }: LensProps) => {
  const spot = snap.ask?.spots[place]
  const [kind = '', name = ''] = place.split(' ')
  const rule = words.deals[place] ?? lookup(words.deals, kind)
  return (
    <div class={spot ? 'lens lit' : 'lens'} id={id}>
      <b>{title(place, words)}</b>
      {spot?.label} {kind === 'tile' && lookup(words.tiles, name).effect}
      {spot?.pay && (
        <span class="row">
          <small>{say(words, 'you-pay')}</small>
          <Signs row={signsOf(spot.pay)} size={20} />
        </span>
      )}
      <p class="q">
        {words.rules[rule]?.[1]} <code>{rule}</code>
      </p>
    </div>
  )
}
