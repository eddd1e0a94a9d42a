import { useEffect, useRef } from 'preact/hooks'
import { typing } from '../attributes'
import type { Store } from '../model'
import { Button } from '../panels/button'
import { Load } from '../panels/load'
import type { Up } from '../protocol'
import { say } from '../text'
import { History } from './history'
import { Languages, Paces } from './settings'

// A text that the browser would not take to the clipboard.
const CopyByHand = ({ text, label }: { text: string; label: string }) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [text])
  return (
    <label>
      {label}
      <textarea ref={field} rows={4} readOnly value={text} {...typing} />
    </label>
  )
}

const Save = ({ store, save }: { store: Store; save: (name: string) => void }) => (
  <form
    class="line"
    onSubmit={(event) => {
      event.preventDefault()
      save(String(new FormData(event.currentTarget).get('name')))
    }}
  >
    <label>
      {say(store.words, 'save-name')}
      <input name="name" defaultValue={say(store.words, 'save-default')} autocomplete="off" {...typing} />
    </label>
    <Button type="submit" icon="save">
      {say(store.words, 'save')}
    </Button>
  </form>
)

// Keeping, fetching and beginning games; on phones also what else has no room.
export const Menu = ({ store, byHand, close }: { store: Store; byHand: string | null; close: () => void }) => {
  const { words, snap } = store
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('input, button')?.focus()
    const outside = (event: Event) =>
      event.composedPath().some((node) => node instanceof Element && node.matches('.menu, .tools')) || close()
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  const sendAndClose = (message: Up) => {
    store.send(message)
    close()
  }
  return (
    <div
      ref={menu}
      class="menu"
      role="dialog"
      aria-label={say(words, 'menu')}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {snap && <Save store={store} save={(name) => sendAndClose({ kind: 'save', name })} />}
      {byHand !== null && <CopyByHand text={byHand} label={say(words, 'copy-by-hand')} />}
      <div class="line">
        <Load words={words} send={sendAndClose} />
      </div>
      <div class="line phone">
        <History store={store} />
        <Languages store={store} />
        <Paces store={store} />
      </div>
      {snap && (
        <div class="line">
          <Button icon="copy" onClick={() => store.send({ kind: 'copy' })}>
            {say(words, 'copy')}
          </Button>
          <Button icon="star" onClick={() => sendAndClose({ kind: 'again' })}>
            {say(words, 'new-game')}
          </Button>
        </div>
      )}
    </div>
  )
}
