import { useEffect, useState } from 'preact/hooks'
import { useFirstPlayer } from '../../panels/first-player'
import { Check, type SettingProps } from '../../panels/start'
import { say } from '../../text'
import type { Start } from './protocol'

// Who begins, and whether the table remembers for the players.
export const Setting = ({ words, players, set, children, ...props }: SettingProps) => {
  const start = props.start as Start
  const [option, field, first] = useFirstPlayer(start.first, players, words)
  const [memory, setMemory] = useState(false)
  useEffect(() => set({ memory, ...option }), [memory, first])
  return (
    <div>
      {field}
      {children}
      <Check on={memory} set={setMemory}>
        <b>{say(words, 'start-memory')}</b>
        <br />
        <small>{start.memory}</small>
      </Check>
    </div>
  )
}
