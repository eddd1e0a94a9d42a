import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Store } from '../model'
import type { Sign, Words } from '../protocol'
import type { Extras } from '../shared'
import { Assistant, Coin, Companion, Family, Icon, Mark, Merchant, seatClass } from './icon'

// What signs may point to: the faces of cards, and whose eyes it is. Panels find the second module here, once it has come.
interface Known {
  cards: NonNullable<Words['cards']>
  seat: number | null
  extras?: Extras | null
  store?: Store
}
export const Eyes = createContext<Known>({ cards: {}, seat: null })

// Arrows are quieter than what they join.
const arrows: Record<string, number> = { to: 0.7, fill: 0.82, up: 0.82, down: 0.82 }
const people = { disc: Assistant, family: Family, companion: Companion, merchant: Merchant, mark: Mark }

export const Ladder = ({ steps, on = 0 }: { steps: (number | string)[]; on?: number }) => (
  <span class="ladder">
    {steps.map((step, i) => (
      <i class={i + 1 === on ? 'on' : ''}>{step}</i>
    ))}
  </span>
)

const sizeless = (sign: Sign) => sign.replace(/\*\d+$/, '')

const CardTop = ({ name }: { name: string }) => {
  const { cards } = useContext(Eyes)
  return (
    <span class="mini">
      {cards[name] ? (
        <Signs
          row={cards[name].face
            .map(sizeless)
            .filter((sign) => /^[a-z$]/.test(sign))
            .slice(0, 1)}
          size={17}
        />
      ) : (
        name || '–'
      )}
    </span>
  )
}

const Person = ({ kind, seat, size }: { kind: keyof typeof people; seat: string | undefined; size: number }) => {
  const eyes = useContext(Eyes)
  const Piece = people[kind]
  const round = kind === 'disc' || kind === 'mark'
  return <Piece seat={seat === 'n' ? null : seat ? +seat : eyes.seat} size={round ? size : Math.round(size * 0.85)} />
}

const Picture = ({ sign, size }: { sign: Sign; size: number }) => {
  const [, name = 'no', seat, faint, own] = /^(\w+)(?::(\w))?(-?)(?:\*(\d+))?$/.exec(sign) ?? []
  if (name in people) return <Person kind={name as keyof typeof people} seat={seat} size={own ? +own : size} />
  const tone = faint ? 'ghost' : name in arrows ? 'soft' : name === 'star' ? 'goldi' : ''
  const icon = <Icon id={name} size={own ? +own : Math.round(size * (arrows[name] ?? 1))} cls={tone} />
  return seat ? <span class={seatClass(+seat)}>{icon}</span> : icon
}

// By the mark that a sign begins with.
const marks: Record<string, (text: string) => ComponentChildren> = {
  '=': (text) => <b>{text}</b>,
  '~': (text) => <small>{text}</small>,
  $: (text) => <Coin n={text} />,
  $$: (text) => <Coin n={text} cls="big" />,
  '$-': (text) => <Coin n={`−${text}`} cls="sm" />,
  '#': (text) => <Ladder steps={text.split(' ')} />,
  'top:': (text) => <CardTop name={text} />,
}

// One of them.
export const One = ({ sign, size }: { sign: Sign; size: number }) => {
  const [, mark = '', text = ''] = /^(=|~|#|\$[$-]?|top:)(.*)/.exec(sign) ?? []
  return <>{marks[mark]?.(text) ?? <Picture sign={sign} size={size} />}</>
}

// Small pictures and numbers in the notation of the protocol, without a frame.
export const Signs = ({ row, size = 17 }: { row: Sign[]; size?: number }) => (
  <>
    {row.map((sign) => (
      <One sign={sign} size={size} />
    ))}
  </>
)
