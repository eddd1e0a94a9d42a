import { lookup } from '../../lookup'
import { Signs } from '../../parts/signs'
import { occupants } from './occupants'
import type { Snap, Words } from './protocol'

// What a place does, how it stands, what going there would bring, and the rule. It has a place of its own and hides no tile.
export const Lens = ({ place, snap, words, id }: { place: number; snap: Snap; words: Words; id?: string }) => {
  const { name, does, rule } = lookup(words.places, place)
  const target = snap.ask?.tiles[place]
  const sentence = words.rules[rule]?.[1]
  return (
    <div class={target ? 'lens lit' : 'lens'} id={id}>
      <b>
        {place} · {name}
      </b>
      {does} {lookup(snap.places, place).say} {occupants(place, snap, words)}
      {target?.lines?.length ? (
        <ul>
          {target.lines.map(([sign, text]) => (
            <li>
              <span>
                <Signs row={[sign]} size={18} />
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {sentence && (
        <p class="q">
          {sentence} <code>{rule}</code>
        </p>
      )}
    </div>
  )
}
