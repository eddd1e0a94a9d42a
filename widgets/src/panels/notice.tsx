import { useEffect, useRef } from 'preact/hooks'
import { typing } from '../attributes'
import { Icon } from '../parts/icon'
import type { Cited, Words } from '../protocol'
import { Rule } from './rule'

export interface Message {
  text: string
  rule?: string // there is one, perhaps empty, if this is a refusal
  says?: Cited | null
}

const isRefusal = ({ rule }: Message) => rule !== undefined
const look = (message: Message) => (isRefusal(message) ? 'notice bad' : 'notice')

// What stays true for a while, in one line above everything else, to be unfolded.
export const Note = ({ note }: { note: Message }) => (
  <details>
    <summary class={look(note)} {...typing}>
      <Icon id={isRefusal(note) ? 'no' : 'copy'} size={18} /> {note.text}
    </summary>
  </details>
)

// The last refusal, with the rule behind it, or a message. At the table that somebody plays at it comes into view.
export const Notice = ({ notice, words, close }: { notice: Message; words: Words; close?: () => void }) => {
  const node = useRef<HTMLDivElement>(null)
  const refused = isRefusal(notice)
  useEffect(
    () => void (node.current?.closest('.ist:focus-within') && node.current.scrollIntoView({ block: 'nearest' })),
    [notice],
  )
  return (
    <div ref={node} onClick={close} class={look(notice)} role={refused ? 'alert' : 'status'}>
      <Icon id={refused ? 'no' : 'ok'} size={18} />
      <div>
        <p>{notice.text}</p>
        {notice.rule && <Rule id={notice.rule} words={words} says={notice.says ?? undefined} />}
      </div>
    </div>
  )
}
