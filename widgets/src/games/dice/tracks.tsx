import { hidden } from '../../attributes'
import { lookup } from '../../lookup'
import { Icon } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import { say } from '../../text'
import { type Controls, listGoods } from './controls'
import { SpotButton } from './spot'

const price = (track: string, number: number) => (track === 'mixed' ? `+${number}` : `${number}`)

// A track: prices of rubies that are gone, the next one, and those behind it.
const Track = ({ track, controls }: { track: string; controls: Controls }) => {
  const { snap, words } = controls
  const [left, prices] = lookup(snap.tracks, track)
  const next = prices.length - left
  const { name, sign } = lookup(words.tracks, track)
  const told = (number: number) =>
    say(words, track === 'mixed' ? 'ruby-mixed' : track === 'lira' ? 'ruby-lira' : 'ruby-goods', {
      track: name,
      n: number,
    })
  return (
    <div class="track" role="group" aria-label={name} data-place={`track ${track}`}>
      <span class="hd" title={name} {...hidden}>
        <Icon id={sign} size={22} />
      </span>
      {prices.map((number, i) =>
        i === next ? (
          <SpotButton place={`ruby ${track}`} name={told(number)} controls={controls} cls="step">
            <b>{price(track, number)}</b>
            <Icon id="ruby" size={18} />
          </SpotButton>
        ) : (
          <span class={i < next ? 'step gone' : 'step later'} {...hidden}>
            {price(track, number)}
            {i > next && <Icon id="ruby" size={16} />}
          </span>
        ),
      )}
      {!left && (
        <SpotButton
          place={`ruby ${track}`}
          name={say(words, 'sold-out', { track: name })}
          controls={controls}
          cls="step sold"
        >
          <Icon id="no" size={14} />
        </SpotButton>
      )}
    </div>
  )
}

const Mosque = ({ controls: { snap, words } }: { controls: Controls }) => (
  <div
    class="track"
    role="img"
    aria-label={say(words, 'mosque-rubies', { n: snap.mosque, tiles: snap.need })}
    data-place="track mosque"
  >
    <span class="hd">
      <Icon id="mosque" size={22} />
    </span>
    {Array.from({ length: snap.mosque }, () => (
      <span class="step later">
        <Icon id="ruby" size={18} />
      </span>
    ))}
    <small>{say(words, snap.mosque ? 'mosque-for' : 'mosque-none', { n: snap.need })}</small>
  </div>
)

// Every ruby that is left, with what it costs.
export const Tracks = ({ controls }: { controls: Controls }) => (
  <div class="tracks">
    <div>
      {controls.words.goods.map(({ letter }) => (
        <Track track={letter} controls={controls} />
      ))}
    </div>
    <div>
      <Track track="mixed" controls={controls} />
      <Track track="lira" controls={controls} />
      <Mosque controls={controls} />
    </div>
  </div>
)

// The open mosque tiles with what they bring and cost.
export const OpenTiles = ({ controls }: { controls: Controls }) => {
  const { snap, words } = controls
  return (
    <div class="tiles" data-place="tiles">
      {snap.row.map(([tile, cost], i) => {
        const { title, effect, short, sign, tint } = lookup(words.tiles, tile)
        const goods = listGoods(cost).map((letter) => words.goods.find((good) => good.letter === letter)!)
        const twin = snap.row.findIndex(([other]) => other === tile) < i
        return (
          <SpotButton
            key={`${tile}${i}`}
            place={`tile ${tile}`}
            id={twin ? `tile ${tile} ${i}` : undefined}
            name={`${title}: ${effect} ${say(words, 'costs', { goods: goods.map(({ name }) => name).join(', ') })}`}
            controls={controls}
            tint={tint}
            cls="mtile-open"
          >
            <span class="row" {...hidden}>
              <Signs row={sign} size={22} />
            </span>
            <small {...hidden}>{short}</small>
            <span class="row cost" {...hidden}>
              <Signs row={goods.map((good) => good.sign)} size={15} />
            </span>
          </SpotButton>
        )
      })}
    </div>
  )
}
