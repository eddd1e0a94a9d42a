import { useEffect, useRef } from 'preact/hooks'
import type { Snap } from '../protocol'

const onBoard = ['.board [tabindex="0"]']
const answers = ['.prompt .go', '.prompt :is(button, input)', '.hand .on']

// Whoever plays at this table by keyboard is led to each new question: to the board, or to the main button.
// Focus that is elsewhere, in the log or outside the table, stays there.
export const useQuestionFocus = (snap: Snap) => {
  const section = useRef<HTMLElement>(null)
  const here = useRef(false)
  const table = () => section.current?.closest('.ist')

  useEffect(() => {
    const follow = ({ target }: Event) => {
      here.current =
        target instanceof Element && !!target.closest('.board, .prompt, .hand') && !!table()?.contains(target)
    }
    const events = ['focusin', 'pointerdown']
    for (const event of events) document.addEventListener(event, follow)
    return () => {
      for (const event of events) document.removeEventListener(event, follow)
    }
  }, [])

  // After the frame: asking before what can be focused would hold it up.
  useEffect(() => {
    if (!snap.ask || !here.current) return
    const found = (snap.ask.board ? onBoard : answers).flatMap((selector) => [
      ...(table()?.querySelectorAll<HTMLElement>(selector) ?? []),
    ])
    found.find((element) => element.offsetParent)?.focus({ preventScroll: true })
  }, [snap.revision, !snap.ask])

  return section
}
