import type { ComponentChildren, FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { typing } from '../attributes'
import type { Send } from '../model'
import { Icon, Mark, Rose, seatClass } from '../parts/icon'
import type { Choice, Start as Choices, Words } from '../protocol'
import { say } from '../text'
import { Button } from './button'
import { Load } from './load'

export type Options = Record<string, unknown>

// What a game lets people choose beside who plays; it tells the options whenever they change.
export interface SettingProps {
  start: Choices
  words: Words
  players: number
  set: (options: Options) => void
  children: ComponentChildren // the field that every game has
}

interface StartProps {
  start: Choices
  words: Words
  send: Send
  Setting: FunctionComponent<SettingProps>
}

export const Select = ({
  label,
  value,
  choices,
  set,
}: {
  label?: string
  value: string
  choices: Choice[]
  set: (value: string) => void
}) => (
  <select aria-label={label} value={value} onChange={(event) => set(event.currentTarget.value)} {...typing}>
    {choices.map(([key, name]) => (
      <option value={key}>{name}</option>
    ))}
  </select>
)

export const Field = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <label class="field">
    <span class="lbl">{label}</span>
    {children}
  </label>
)

interface Person {
  name: string
  bot: string
}

const SeatRow = ({
  seat,
  person,
  start,
  words,
  set,
}: {
  seat: number
  person: Person
  start: Choices
  words: Words
  set: (person: Person) => void
}) => (
  <div class={`sitter ${seatClass(seat)}`} role="group" aria-label={say(words, 'start-seat', { n: seat + 1 })}>
    <Mark seat={seat} size={26} />
    <input
      type="text"
      aria-label={say(words, 'start-name')}
      required
      maxlength={40}
      value={person.name}
      onInput={(event) => set({ ...person, name: event.currentTarget.value })}
      {...typing}
    />
    <Select
      label={say(words, 'start-kind')}
      value={person.bot}
      choices={start.bots}
      set={(bot) => set({ ...person, bot })}
    />
  </div>
)

export const Check = ({
  on,
  set,
  children,
}: {
  on: boolean
  set: (on: boolean) => void
  children: ComponentChildren
}) => (
  <label class={on ? 'check on' : 'check'}>
    <input type="checkbox" class="vh" checked={on} onChange={() => set(!on)} {...typing} />
    <i>{on && <Icon id="ok" size={14} />}</i>
    <span>{children}</span>
  </label>
)

// Games that were saved, which who comes back finds first; or who plays, by which rules; or a game from elsewhere.
export const Start = ({ start, words, send, Setting }: StartProps) => {
  const [number, setNumber] = useState(start.usual)
  const [people, setPeople] = useState<Person[]>(() =>
    start.names.map((name, seat) => ({ name, bot: seat ? start.strength : '' })),
  )
  const [options, setOptions] = useState<Options>({})
  const [seed, setSeed] = useState('')
  const { saved } = start
  const begin = (event: Event) => {
    event.preventDefault()
    send({
      kind: 'start',
      seats: people.slice(0, number),
      options: { ...options, ...(seed.trim() && { seed: seed.trim() }) },
    })
  }
  return (
    <div class="start">
      {saved[0] && (
        <section class="panel resume" aria-label={say(words, 'start-saved')}>
          <h3>{say(words, 'start-saved')}</h3>
          <ul>
            {saved.map(({ path, label }) => (
              <li>
                <Button icon="undo" onClick={() => send({ kind: 'resume', path })}>
                  <span>{label}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form class="panel" onSubmit={begin}>
        <Rose />
        <h2>{say(words, 'start-title')}</h2>
        <fieldset class="choice">
          <legend class="lbl">{say(words, 'start-players')}</legend>
          {start.players.map((n) => (
            <label class={n === number ? 'on' : ''}>
              <input
                type="radio"
                class="vh"
                name="players"
                checked={n === number}
                onChange={() => setNumber(n)}
                {...typing}
              />
              {n}
            </label>
          ))}
        </fieldset>
        <div class="sitters">
          {people.slice(0, number).map((person, seat) => (
            <SeatRow
              seat={seat}
              person={person}
              start={start}
              words={words}
              set={(next) => setPeople(people.map((old, i) => (i === seat ? next : old)))}
            />
          ))}
          <ul class="setup">
            {start.strengths.map(([name, about]) => (
              <li>
                <b>{name}</b> {about}
              </li>
            ))}
          </ul>
        </div>
        <div class="setting">
          <Setting start={start} words={words} players={number} set={setOptions}>
            <Field label={say(words, 'start-seed')}>
              <input
                type="text"
                placeholder={say(words, 'start-seed-empty')}
                value={seed}
                onInput={(event) => setSeed(event.currentTarget.value)}
                {...typing}
              />
            </Field>
          </Setting>
        </div>
        <div class="acts">
          <Button look="go" type="submit">
            {say(words, 'start-begin')}
          </Button>
        </div>
      </form>
      <section class="panel resume">
        {!saved[0] && <p class="none">{say(words, 'start-saved-none')}</p>}
        <Load words={words} send={send} />
      </section>
    </div>
  )
}
