import type { Sign } from '../protocol'
import { Signs } from './signs'

// A picture and how many there are of it.
export const Count = ({ sign, n, label, size }: { sign: Sign; n: number; label: string; size: number }) => (
  <span class={n ? '' : 'nil'} title={label}>
    <Signs row={[sign]} size={size} />
    <b>{n}</b>
    <span class="vh">{label}</span>
  </span>
)
