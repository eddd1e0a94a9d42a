import { lookup } from '../lookup'
import type { Store } from '../model'
import { say } from '../text'
import { Tool } from './history'

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
    <Tool
      id="lang"
      label={`${code}, ${label}`}
      cls="wide"
      onClick={() => store.send({ kind: 'language', language: after(words.languages, now)[0] })}
    >
      <b>{code}</b>
    </Tool>
  )
}

// A button that goes on to the next speed.
export const Paces = ({ store }: { store: Store }) => {
  const now = paces.findIndex(([pace]) => pace === store.pace)
  const sign = (paces[now]?.[1] ?? '1×') || say(store.words, 'speed-most')
  const label = say(store.words, 'speed', { speed: sign })
  return (
    <Tool id="speed" label={label} cls="wide" onClick={() => store.set('pace', after(paces, now)[0])}>
      <b>{sign}</b>
    </Tool>
  )
}
