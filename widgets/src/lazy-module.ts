import { useEffect, useState } from 'preact/hooks'
import type { Store } from './model'
import { type Extras, shared } from './shared'

const read = async (text: string): Promise<Extras> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const { default: give } = await import(url)
  URL.revokeObjectURL(url)
  return give(shared)
}

// The second module: hints, charts, the review, and lessons. The kernel sends it to a table where it is needed for the first time.
export const useExtras = (store: Store) => {
  const [extras, setExtras] = useState<Extras | null>(null)
  const needed = store.part === 'table' && (store.hints || !!store.snap?.end || !!store.snap?.lesson)
  const text = store.heard.module?.text
  useEffect(() => void (needed && !text && store.send({ kind: 'module' })), [needed])
  useEffect(() => void (text && read(text).then(setExtras)), [text])
  return extras
}
