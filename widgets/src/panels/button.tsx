import type { ComponentChildren } from 'preact'
import { hidden, typing } from '../attributes'
import { Icon } from '../parts/icon'
import { Signs } from '../parts/signs'
import type { Act, Snap, Up, Words } from '../protocol'
import { say } from '../text'

export const doing = (snap: Snap, act: string): Up => ({ kind: 'do', act, seat: snap.seat, revision: snap.revision })
export const asking = (snap: Snap, act: string): Up => ({ kind: 'why', act, revision: snap.revision })

interface ButtonProps {
  look?: Act['style']
  icon?: string
  shut?: boolean
  describedby?: string
  act?: string // the notation of what it does
  onClick?: () => void
  type?: 'button' | 'submit'
  children: ComponentChildren
}

// A button that is shut stays where it is and can be asked why.
export const Button = ({
  look = 'plain',
  icon,
  shut,
  describedby,
  act,
  onClick,
  type = 'button',
  children,
}: ButtonProps) => (
  <button
    type={type}
    class={`btn ${look}`}
    aria-disabled={shut}
    aria-describedby={describedby}
    data-act={act}
    onClick={onClick}
    {...typing}
  >
    {icon && <Icon id={icon} />}
    {children}
    {look === 'go' && <kbd {...hidden}>↵</kbd>}
  </button>
)

// What a button uncovers cannot be taken back: it says so with a die or a card.
export const Reveals = ({ words, sign }: { words: Words; sign?: string }) => (
  <>
    {!sign && <Icon id="d5" size={17} />}
    <span class="vh">{say(words, 'reveals')}</span>
  </>
)

export const ActButton = ({ act, words, onClick }: { act: Act; words: Words; onClick: () => void }) => (
  <Button look={act.style} act={act.act} onClick={onClick}>
    <Signs row={[...(act.costs ?? []), ...(act.costs && act.gives ? ['to'] : []), ...(act.gives ?? [])]} size={19} />
    {act.sign && <Signs row={[act.sign]} />}
    <span>
      {act.label}
      {act.note && <small>{act.note}</small>}
    </span>
    {act.reveals && <Reveals words={words} sign={act.sign ?? act.gives?.[0]} />}
  </Button>
)
