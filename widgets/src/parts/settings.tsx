import { pressing } from '../attributes'
import { lookup } from '../lookup'
import type { Store } from '../model'
import { say } from '../text'
import { Icon } from './icon'

// From slow to at once: how long things take, and what that is called.
export const paces: [number, string][] = [
  [2, '½×'],
  [1, '1×'],
  [0.5, '2×'],
  [0, ''],
]

const after = <T,>(all: T[], now: number) => lookup(all, (now + 1) % all.length)

// A button that goes on to the next language.
export const Languages = ({ store }: { store: Store }) => {
  const { words } = store
  const now = words.languages.findIndex(([language]) => language === words.language)
  const code = words.language.toUpperCase()
  const label = say(words, 'language', { language: words.languages[now]?.[1] ?? words.language })
  return (
    <button
      class="tool wide"
      aria-label={`${code}, ${label}`}
      title={label}
      onClick={() => store.send({ kind: 'language', language: after(words.languages, now)[0] })}
      {...pressing}
    >
      <Icon id="lang" size={18} />
      <b>{code}</b>
    </button>
  )
}

// A button that goes on to the next speed.
export const Paces = ({ store }: { store: Store }) => {
  const now = paces.findIndex(([pace]) => pace === store.pace)
  const sign = (paces[now]?.[1] ?? '1×') || say(store.words, 'speed-most')
  const label = say(store.words, 'speed', { speed: sign })
  return (
    <button
      class="tool wide"
      aria-label={label}
      title={label}
      onClick={() => store.set('pace', after(paces, now)[0])}
      {...pressing}
    >
      <Icon id="speed" size={18} />
      <b>{sign}</b>
    </button>
  )
}
