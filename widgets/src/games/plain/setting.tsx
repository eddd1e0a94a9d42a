import { useEffect, useState } from 'preact/hooks'
import { lookup } from '../../lookup'
import { Field, Select, type SettingProps } from '../../panels/start'
import type { Start } from './protocol'

// Every option of the game, to be chosen from a list.
export const Setting = ({ start, set, children }: SettingProps) => {
  const { options } = start as Start
  const [chosen, choose] = useState(() =>
    options.map(({ choices, usual }) => choices.findIndex(([value]) => value === usual)),
  )
  useEffect(
    () => set(Object.fromEntries(options.map(({ name, choices }, i) => [name, choices[lookup(chosen, i)]?.[0]]))),
    [chosen],
  )
  return (
    <div>
      {options.map(({ name, label, choices }, i) => (
        <Field key={name} label={label}>
          <Select
            value={`${chosen[i]}`}
            choices={choices.map(([, text], at) => [`${at}`, text])}
            set={(at) => choose(chosen.map((old, j) => (j === i ? +at : old)))}
          />
        </Field>
      ))}
      {children}
    </div>
  )
}
