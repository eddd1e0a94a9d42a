import { useState } from 'preact/hooks'
import type { Choice, Words } from '../protocol'
import { say } from '../text'
import { Field, Select } from './start'

// Who begins: by lot, or one of the seats that are taken. Gives the option, and the field to choose it with.
export const useFirstPlayer = (seats: Choice[], players: number, words: Words) => {
  const choices = seats.slice(0, players + 1)
  const [wish, choose] = useState('')
  const first = choices.some(([value]) => value === wish) ? wish : ''
  const field = (
    <Field label={say(words, 'start-first')}>
      <Select value={first} choices={choices} set={choose} />
    </Field>
  )
  return [first ? { first: +first } : {}, field, first] as const
}
