import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../parts/icon'
import type { Cited, Words } from '../protocol'
import { Rule } from './rule'

export interface Message {
  text: string
  rule?: string // there is one, perhaps empty, if this is a refusal
  says?: Cited | null
}

// The last refusal, with the rule behind it, or a message. At the table that somebody plays at it comes into view.
export const Notice = ({ notice, words, close }: { notice: Message; words: Words; close?: () => void }) => {
  const node = useRef<HTMLDivElement>(null)
  const refused = notice.rule !== undefined
  useEffect(
    () => void (node.current?.closest('.ist:focus-within') && node.current.scrollIntoView({ block: 'nearest' })),
    [notice],
  )
  return (
    <div ref={node} onClick={close} class={refused ? 'notice bad' : 'notice'} role={refused ? 'alert' : 'status'}>
      <Icon id={refused ? 'no' : 'ok'} size={18} />
      <div>
        <p>{notice.text}</p>
        {notice.rule && <Rule id={notice.rule} words={words} says={notice.says ?? undefined} />}
      </div>
    </div>
  )
}
