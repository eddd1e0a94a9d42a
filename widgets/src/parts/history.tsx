import type { ComponentChildren } from 'preact'
import { pressing } from '../attributes'
import type { Store } from '../model'
import { say } from '../text'
import { Icon } from './icon'

interface ToolProps {
  id: string
  label: string
  shut?: boolean
  open?: boolean
  on?: boolean
  cls?: string
  onClick: () => void
  children?: ComponentChildren
}

// A tool that is shut stays and can still be asked for.
export const Tool = ({ id, label, shut, open, on, cls, onClick, children }: ToolProps) => (
  <button
    class={cls ? `tool ${cls}` : 'tool'}
    aria-label={label}
    title={label}
    aria-disabled={shut}
    aria-expanded={open}
    aria-pressed={on}
    onClick={onClick}
    {...pressing}
  >
    <Icon id={id} size={18} />
    {children}
  </button>
)

// Undo and redo, a look at earlier positions, and hints.
export const History = ({ store }: { store: Store }) => {
  const { snap, words } = store
  if (!snap) return null
  const { step, steps } = snap
  const look = (to: number) => to >= 0 && to <= steps && store.send({ kind: 'look', step: to === steps ? null : to })
  const reason = snap.undo ? `${say(words, 'undo')}: ${snap.undo}` : say(words, 'undo')
  return (
    <>
      <Tool id="undo" label={reason} shut={snap.undo !== null} onClick={store.undo} />
      <Tool
        id="redo"
        label={say(words, 'redo')}
        shut={!snap.redo}
        cls="m"
        onClick={() => snap.redo && store.send({ kind: 'redo', revision: snap.revision })}
      />
      <span class="sep m" />
      <Tool id="prev" label={say(words, 'look-back')} shut={step === 0} cls="m" onClick={() => look(step - 1)} />
      <Tool id="next" label={say(words, 'look-forward')} shut={step === steps} cls="m" onClick={() => look(step + 1)} />
      <span class="sep m" />
      {!snap.end && (
        <Tool id="bulb" label={say(words, 'hints')} on={store.hints} onClick={() => store.set('hints', !store.hints)} />
      )}
    </>
  )
}
