import { useEffect, useRef, useState } from '../extras/shared'
import type { Snap } from '../protocol'
import { targets } from './targets'

let tables = 0

// A ring around whatever does one of these actions. The root of the table is marked, so that other tables on the page are
// left alone.
export const Rings = ({ snap, acts, line }: { snap: Snap; acts: string[]; line: 'dotted' | 'solid' }) => {
  const node = useRef<HTMLSpanElement>(null)
  const [number] = useState(() => ++tables)
  useEffect(() => node.current?.closest('.ist')?.setAttribute('data-table', `${number}`), [])
  const found = acts.flatMap((act) => targets(snap, act)).join(',')
  return (
    <span ref={node} hidden>
      <style>
        {found &&
          `.ist[data-table="${number}"] :is(${found}):not(:focus-visible){outline:var(--ring-width,3px) ${line} var(--hint)!important;outline-offset:var(--ring-in,3px)!important}`}
      </style>
    </span>
  )
}
