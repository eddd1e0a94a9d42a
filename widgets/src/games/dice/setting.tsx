import { useEffect } from 'preact/hooks'
import { hidden } from '../../attributes'
import { useFirstPlayer } from '../../panels/first-player'
import type { SettingProps } from '../../panels/start'
import { Icon } from '../../parts/icon'
import type { Start } from './protocol'

// Who begins; the rest follows from the number of players.
export const Setting = ({ words, players, set, children, ...props }: SettingProps) => {
  const [option, field, first] = useFirstPlayer((props.start as Start).first, players, words)
  useEffect(() => set(option), [first])
  return (
    <>
      <div class="plan faces" {...hidden}>
        {[...'RGYBLC'].map((face) => (
          <Icon id={`d${face}`} size={40} />
        ))}
      </div>
      <div>
        {field}
        {children}
      </div>
    </>
  )
}
