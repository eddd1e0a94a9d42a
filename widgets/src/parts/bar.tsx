import { useEffect, useState } from 'preact/hooks'
import type { Store } from '../model'
import { say } from '../text'
import { History, Tool } from './history'
import { Icon } from './icon'
import { Menu } from './menu'
import { Languages, Paces } from './settings'

// The text of a match goes to the clipboard, or into a field if the browser does not allow it.
const useCopy = (store: Store) => {
  const [byHand, setByHand] = useState<string | null>(null)
  const { copied } = store
  useEffect(() => {
    if (copied === null) return
    store.takeCopy()
    const done = () => store.notify({ kind: 'told', text: say(store.words, 'copied') })
    Promise.resolve(navigator.clipboard?.writeText(copied) ?? Promise.reject()).then(done, () => setByHand(copied))
  }, [copied])
  return [byHand, () => setByHand(null)] as const
}

// Title and round, and the tools around a game.
export const Bar = ({ store }: { store: Store }) => {
  const { snap, words } = store
  const [open, setOpen] = useState(false)
  const [byHand, forget] = useCopy(store)
  useEffect(() => void (byHand !== null && setOpen(true)), [byHand])
  const close = () => {
    setOpen(false)
    forget()
  }
  return (
    <header class="bar">
      <span class="brand">
        <Icon id="rose" size={26} />
        <b>{say(words, snap?.lesson ? 'learn' : 'title')}</b>
        {snap && <small>{snap.lesson?.where ?? snap.when}</small>}
        {snap?.branch && <small>{snap.branch}</small>}
      </span>
      <span class="tools" role="toolbar" aria-label={say(words, 'tools')}>
        <History store={store} />
        <Languages store={store} />
        <Paces store={store} />
        <Tool id="more" label={say(words, 'menu')} open={open} onClick={() => (open ? close() : setOpen(true))} />
      </span>
      {open && <Menu store={store} byHand={byHand} close={close} />}
    </header>
  )
}
