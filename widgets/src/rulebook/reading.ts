import { useEffect, useReducer } from 'preact/hooks'
import type { Book, Up } from './book'
import { say } from './book'

// What anywidget gives to a view.
export interface Model {
  get(name: string): unknown
  set(name: string, value: unknown): void
  save_changes(): void
  send(content: Up): void
  on(event: string, handler: () => void): void
  off(event: string, handler: () => void): void
}

const changes = ['book', 'language', 'rule', 'tried'].map((trait) => `change:${trait}`)

// What a page shows of its model; it is drawn again whenever that changes.
export const useReading = (model: Model) => {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const draw = () => again(undefined as never)
    for (const change of changes) model.on(change, draw)
    return () => {
      for (const change of changes) model.off(change, draw)
    }
  }, [model])
  const book = model.get('book') as Book
  const language = model.get('language') as string
  return {
    book,
    language,
    rule: model.get('rule') as string,
    tried: model.get('tried') as string,
    say: (key: string, facts: Record<string, string | number> = {}) => say(book, language, key, facts),
    set: (trait: 'language' | 'rule', value: string) => {
      model.set(trait, value)
      model.save_changes()
      again(undefined as never)
    },
    send: (message: Up) => model.send(message),
  }
}

export type Reading = ReturnType<typeof useReading>
