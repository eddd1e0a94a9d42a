import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { pressing, typing } from '../attributes'
import { memo } from '../memo'
import type { Send } from '../model'
import { Icon, Mark } from '../parts/icon'
import type { Line, Snap, Words } from '../protocol'
import { say } from '../text'

interface LogProps {
  snap: Snap
  words: Words
  lines: Line[]
  send: Send
}

const RECENT = 60 // lines that are drawn until somebody asks for the earlier ones
const NEAR = 24 // px from the end that still count as being there

const Entry = memo(({ line, shown, last, send }: { line: Line; shown: boolean; last: boolean; send: Send }) => (
  <li>
    <button
      class={shown ? 'entry shown' : 'entry'}
      aria-current={shown ? 'step' : undefined}
      tabindex={shown ? 0 : -1}
      onClick={() => send({ kind: 'look', step: last ? null : line.at })}
      {...pressing}
    >
      {line.seat === null ? <i /> : <Mark seat={line.seat} size={16} />}
      <span>
        {line.text}
        {line.dice?.map((face) => (
          <Icon id={`d${face}`} size={15} />
        ))}
      </span>
    </button>
  </li>
))

const strides: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

const walk = (event: KeyboardEvent) => {
  const by = strides[event.key]
  const entries = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.entry')]
  const at = entries.indexOf(event.target as HTMLElement)
  if (!by || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  entries[at + by]?.focus()
}

// The last line at or before the position that is shown.
const shownAt = (lines: Line[], step: number) =>
  lines.reduce((last, { at, round }) => (round === undefined && at <= step ? Math.max(last, at) : last), -1)

// To the newest line; room is left below it if the uppermost line would be cut otherwise.
const toEnd = (box: HTMLElement, list: HTMLElement) => {
  list.style.paddingBottom = '0'
  box.scrollTop = box.scrollHeight
  const cut = [...list.children].find(
    (line) => line.getBoundingClientRect().bottom > box.getBoundingClientRect().top + 2,
  )
  if (box.scrollTop && cut)
    list.style.paddingBottom = `${cut.getBoundingClientRect().bottom - box.getBoundingClientRect().top}px`
  box.scrollTop = box.scrollHeight
}

// What happened, in words; each entry leads to the position after it. It stays at the newest line unless somebody scrolled up.
export const Log = ({ snap, words, lines, send }: LogProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const [whole, setWhole] = useState(false)
  const some = whole ? lines : lines.slice(-RECENT)
  const shown = shownAt(some, snap.step)

  const looking = snap.step < snap.steps
  const settle = () => {
    const box = scroller.current
    if (!box) return // the log has just been put away
    const entry = looking && box.querySelector<HTMLElement>('.shown')
    if (entry) box.scrollTop = entry.offsetTop - box.clientHeight / 2
    else if (atEnd.current) toEnd(box, list.current!)
  }
  const settled = useRef(settle)
  settled.current = settle
  useLayoutEffect(settle, [looking && snap.step])
  // New lines are followed once the browser has laid them out: asking it for their size before would hold up the frame.
  useEffect(() => {
    const observer = new ResizeObserver(() => settled.current())
    observer.observe(scroller.current!)
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: { currentTarget: Element }) => {
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
  }

  return (
    <section class="log" aria-label={say(words, 'log')}>
      <h3>{say(words, 'log')}</h3>
      <div
        ref={scroller}
        role="log"
        aria-label={say(words, 'log')}
        tabindex={0}
        onScroll={onScroll}
        onKeyDown={walk}
        {...typing}
      >
        {some.length < lines.length && (
          <button class="btn quiet" onClick={() => setWhole(true)} {...pressing}>
            {say(words, 'log-earlier')}
          </button>
        )}
        {!lines.length && <p class="none">{say(words, 'log-empty')}</p>}
        <ol ref={list}>
          {some.map((line, i) =>
            line.round === undefined ? (
              <Entry
                key={lines.length - some.length + i}
                line={line}
                shown={line.at === shown}
                last={line.at === snap.steps}
                send={send}
              />
            ) : (
              <li key={lines.length - some.length + i} class="rd">
                <span>{line.text}</span>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  )
}
