import { useEffect, useRef } from '../extras/shared'
import type { Lesson, Snap } from '../protocol'

// What is brought into view when it is new, the first of these that is.
const news: [string, (lesson: Lesson) => unknown][] = [
  ['.praise, .forth', ({ done, next }) => [done, next]],
  ['.wrong-way', ({ answer }) => answer?.text],
  ['.tip-off', ({ hint }) => hint],
]

const stepOf = ({ where, title, step }: Lesson) => [where, title, step].join()

// Whoever learns at this table, by mouse or by keyboard, sees what a click has brought: all of a new step as far as there
// is room, or the answer, or else the next question at the table, which may lie out of sight above the board. Focus stays where it is, unless what had it is gone: then the heading has it.
export const useReading = (lesson: Lesson, { revision, ask }: Snap) => {
  const panel = useRef<HTMLElement>(null)
  const before = useRef(lesson)
  const pressed = useRef(false)
  const text = JSON.stringify(lesson)
  useEffect(() => {
    const was = before.current
    before.current = lesson
    const node = panel.current!
    if (was === lesson) return
    const root = node.closest('.ist')!
    const find = (selector: string) => [...node.querySelectorAll<HTMLElement>(selector)]
    const show = (selector: string) => {
      for (const each of find(selector)) each.scrollIntoView({ block: 'nearest' })
    }
    const focused = (node.getRootNode() as Document).activeElement
    if (pressed.current && !root.contains(focused)) find('h2')[0]?.focus({ preventScroll: true })
    pressed.current = false
    if (!root.matches(':hover, :focus-within')) return
    if (stepOf(was) !== stepOf(lesson)) ['footer', '.course'].forEach(show)
    else {
      const told = news.find(([, told]) => `${told(was)}` !== `${told(lesson)}`)
      if (told) show(told[0])
      else if (ask) root.querySelector('.prompt')?.scrollIntoView({ block: 'nearest' })
    }
  }, [text, revision])
  const press = (event: MouseEvent) => {
    if (event.detail > 1)
      event.stopPropagation() // the second click of a double click was not meant for what came by the first
    else pressed.current = true
  }
  return { panel, press }
}
