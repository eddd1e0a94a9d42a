import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { pressing } from '../attributes'
import { seatClass } from '../parts/icon'
import type { Snap, Words } from '../protocol'
import { say } from '../text'

interface RivalsProps {
  snap: Snap
  words: Words
  self: number | null
  label: (name: string) => string
  figure: (seat: number, thin: boolean) => ComponentChildren
  line: (seat: number, thin: boolean) => ComponentChildren // what somebody has, in small …
  full: (seat: number) => ComponentChildren // … and in full
}

// What the others have, in small; one of them opens in full when it is pressed.
export const Rivals = ({ snap, words, self, label, figure, line, full }: RivalsProps) => {
  const [open, setOpen] = useState<number | null>(null)
  const others = snap.seats.map((owner, seat) => ({ owner, seat })).filter(({ seat }) => seat !== self)
  const thin = others.length > 3
  return (
    <div
      class={thin ? 'rivals thin' : others.length > 1 ? 'rivals' : 'rivals one'}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
      onFocusOut={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOpen(null)}
    >
      {others.map(({ owner, seat }) => (
        <button
          key={seat}
          class={`rival ${seatClass(seat)}${owner.turn ? ' now' : ''}`}
          aria-expanded={open === seat}
          title={label(owner.name)}
          onClick={() => setOpen(open === seat ? null : seat)}
          {...pressing}
        >
          {figure(seat, thin)}
          <span class="who">
            <b>{owner.name}</b>
            {owner.bot && <small>{say(words, 'bot')}</small>}
          </span>
          {line(seat, thin)}
        </button>
      ))}
      {open !== null && <div class="peek">{full(open)}</div>}
    </div>
  )
}
