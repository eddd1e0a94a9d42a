import type { RefObject } from 'preact'
import { classes, hidden, pressing } from '../../attributes'
import { lookup } from '../../lookup'
import { memo } from '../../memo'
import { Icon, Nook } from '../../parts/icon'
import { Signs } from '../../parts/signs'
import type { Place, Sign, Target, Words } from './protocol'
import { Rows } from './rows'

interface TileProps {
  place: number
  shown: Place
  here: string // who is there
  target: Target | undefined
  words: Words
  brief: boolean
  states: Record<string, boolean | undefined>
  focusable: boolean
  describedby: string | undefined
  handlers: RefObject<TileHandlers | null>
}

// What pointing and clicking do at this moment.
export interface TileHandlers {
  act: (place: number) => void
  enter: (place: number) => void
  leave: () => void
  focused: (place: number, visibly: boolean) => void
}

// Down and up stand for an assistant that is left or taken back.
const withAssistants = (flag: Sign[]) =>
  flag.flatMap((sign, i) =>
    /^(down|up)$/.test(sign) && !flag[i - 1]?.startsWith('disc') ? ['disc', `${sign}*11`] : sign,
  )

const Flag = ({ flag, brief }: { flag: Sign[]; brief: boolean }) => (
  <span class="tab" {...hidden}>
    <Signs row={brief ? flag.slice(0, 2) : withAssistants(flag)} size={brief ? 11 : 12.5} />
  </span>
)

const sentence = (place: number, shown: Place, here: string, target: Target | undefined, words: Words) =>
  [
    `${place} ${lookup(words.places, place).name}.`,
    shown.say,
    here,
    target?.label,
    ...(target?.lines ?? []).map(([, text]) => text),
  ]
    .filter(Boolean)
    .join(' ')

export const Tile = memo(
  ({ place, shown, here, target, words, brief, states, focusable, describedby, handlers }: TileProps) => {
    const { name, short, family } = lookup(words.places, place)
    const on = Object.keys(states).filter((state) => states[state])
    return (
      <button
        class={classes('tile', ...on)}
        style={{ '--f': `var(--${family})` }}
        data-place={place}
        aria-disabled={!target}
        aria-describedby={describedby}
        tabindex={focusable ? 0 : -1}
        {...pressing}
        onClick={() => handlers.current!.act(place)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && handlers.current!.enter(place)}
        onPointerLeave={() => handlers.current!.leave()}
        onFocus={(event) => handlers.current!.focused(place, event.currentTarget.matches(':focus-visible'))}
        onBlur={() => handlers.current!.leave()}
      >
        <span class="vh">{sentence(place, shown, here, target, words)}</span>
        <span class="num" {...hidden}>
          <Icon id="star" size={26} />
          <b>{place}</b>
        </span>
        <span class="nm" {...hidden}>
          {brief ? short : name}
        </span>
        <Nook place={place} family={family} />
        <span class="facts" {...hidden}>
          <Rows rows={brief ? shown.brief : shown.rows} size={brief ? 15 : 17} />
        </span>
        <span class="street" />
        {states.refused ? (
          <Flag flag={['no']} brief={brief} />
        ) : (
          target?.flag && <Flag flag={target.flag} brief={brief} />
        )}
      </button>
    )
  },
)
