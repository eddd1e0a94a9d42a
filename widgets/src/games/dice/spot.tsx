import type { ComponentChildren } from 'preact'
import { classes, hidden, pressing } from '../../attributes'
import { asking, doing } from '../../panels/button'
import { Icon } from '../../parts/icon'
import { say } from '../../text'
import { type Controls, percent } from './controls'

interface SpotProps {
  place: string
  id?: string // tells it from others of the same place
  name: string // for screen readers: what it is
  controls: Controls
  cls?: string
  tint?: string
  children: ComponentChildren
}

// Something on the board that may be taken: lit if it can be, and with a second button if it can be paid otherwise.
export const SpotButton = ({ place, id = place, name, controls, cls = '', tint, children }: SpotProps) => {
  const { snap, words, send, odds, pointed, refused, cursor, twoTaps } = controls
  const spot = controls.spots[place]
  const chance = odds && !(spot && odds[place] === 1) ? odds[place] : undefined // what stays possible needs no number
  const states = { lit: spot, hover: pointed === place, refused: refused === place, likely: chance !== undefined }
  const on = Object.entries(states).flatMap(([state, is]) => (is ? state : []))
  return (
    <span class={classes('spot', cls, ...on)} style={tint ? { '--t': `var(--${tint})` } : undefined}>
      <button
        class="do"
        data-key={id}
        data-spot={place}
        aria-disabled={!spot}
        aria-label={[spot?.label ?? name, chance !== undefined && say(words, 'chance', { chance: percent(chance) })]
          .filter(Boolean)
          .join(', ')}
        tabindex={cursor === id ? 0 : -1}
        onClick={() => (spot ? controls.press(place) : send(asking(snap, place)))}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !twoTaps && controls.point(place)}
        onPointerLeave={() => twoTaps || controls.point(null)}
        onFocus={({ currentTarget }) => {
          controls.setCursor(id)
          if (!twoTaps && currentTarget.matches(':focus-visible')) controls.point(place)
        }}
        onBlur={() => twoTaps || controls.point(null)}
        {...pressing}
      >
        {children}
      </button>
      {chance !== undefined && (
        <small class="pc" {...hidden}>
          {percent(chance)}
        </small>
      )}
      {spot?.other && !twoTaps && (
        <button
          class="else"
          data-key={`choose ${id}`}
          data-act={`choose ${place}`}
          aria-label={say(words, 'otherwise-for', { what: spot.label })}
          title={say(words, 'otherwise')}
          tabindex={-1}
          onClick={() => send(doing(snap, `choose ${place}`))}
          {...pressing}
        >
          <Icon id="swap" size={14} />
        </button>
      )}
    </span>
  )
}
