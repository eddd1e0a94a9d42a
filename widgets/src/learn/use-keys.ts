import { useEffect, useRef } from '../extras/shared'
import type { Lesson } from '../protocol'

type What = 'next' | 'hint'
const keys: Record<string, What> = { KeyN: 'next', KeyH: 'hint' }

// Wherever nothing is typed at this table: N goes on, H asks for a hint of the lesson.
export const useKeys = (node: { current: HTMLElement | null }, lesson: Lesson, tell: (what: What) => void) => {
  const press = useRef<(event: KeyboardEvent) => void>(() => {})
  press.current = (event) => {
    const { code, target, repeat, ctrlKey, metaKey, altKey } = event
    const what = keys[code]
    if (repeat && node.current!.contains(target as Node)) return event.preventDefault() // a key that is held goes one step only
    if (
      !what ||
      ctrlKey ||
      metaKey ||
      altKey ||
      (target as Element).matches('input:not([type=checkbox], [type=radio]), select, textarea')
    )
      return
    event.stopPropagation()
    event.preventDefault()
    if (!repeat && (what === 'next' ? lesson.next : lesson.hints)) tell(what)
  }
  useEffect(() => {
    const root = node.current!.closest<HTMLElement>('.ist')!
    const hear = (event: KeyboardEvent) => press.current(event)
    root.addEventListener('keydown', hear, true)
    return () => root.removeEventListener('keydown', hear, true)
  }, [])
}
