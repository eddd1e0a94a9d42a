import { classes, hidden, pressing } from '../attributes'
import { Icon } from '../parts/icon'
import { Signs } from '../parts/signs'
import type { Sign } from '../protocol'

interface CardProps {
  name: string
  card: { title: string; effect: string; when?: string; face: Sign[]; play?: string }
  cue?: string // what can be done with it now
  onClick: () => void
}

// A card in words and signs; one that can be used says how.
export const Card = ({ name, card, cue, onClick }: CardProps) => (
  <button
    class={classes('bonus', cue && 'on', card.play && 'gld')}
    aria-disabled={!cue}
    data-card={name}
    title={card.effect}
    onClick={onClick}
    {...pressing}
  >
    <span class="face" {...hidden}>
      <Signs row={card.face} size={26} />
    </span>
    <b class="t">{card.title}</b>
    <span class="d">{card.effect}</span>
    <span class="w">
      <Icon id={cue ? 'ok' : 'lock'} size={11} />
      {cue ?? card.when}
    </span>
  </button>
)
