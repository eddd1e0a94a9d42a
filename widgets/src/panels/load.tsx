import { useState } from 'preact/hooks'
import { typing } from '../attributes'
import type { Send } from '../model'
import { Icon } from '../parts/icon'
import type { Words } from '../protocol'
import { say } from '../text'
import { Button } from './button'

// A game from a file or from text.
export const Load = ({ words, send }: { words: Words; send: Send }) => {
  const [text, setText] = useState('')
  const load = (match: string) => send({ kind: 'load', text: match })
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (file) load(await file.text())
    input.value = ''
  }
  return (
    <>
      <label class="btn plain">
        <Icon id="file" />
        {say(words, 'start-file')}
        <input type="file" class="vh" onChange={(event) => open(event.currentTarget)} {...typing} />
      </label>
      <details>
        <summary {...typing}>{say(words, 'start-text')}</summary>
        <textarea
          rows={4}
          aria-label={say(words, 'start-text')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          {...typing}
        />
        <Button shut={!text.trim()} onClick={() => text.trim() && load(text)}>
          {say(words, 'start-load')}
        </Button>
      </details>
    </>
  )
}
