import { useContext } from 'preact/hooks'
import { typing } from '../attributes'
import { Eyes } from '../parts/signs'
import type { Cited, Words } from '../protocol'
import { say } from '../text'

interface RuleProps {
  id: string
  words: Words
  says?: Cited | null
  titled?: boolean
  open?: boolean // with its example
}

// The sentence of a rule, with its title and id; its example is folded away. Whoever unfolds it wants to read on.
export const Rule = ({ id, words, says = words.rules[id], titled = true, open }: RuleProps) => {
  const { store } = useContext(Eyes)
  const unfold = (event: Event) => {
    event.stopPropagation()
    store?.linger()
  }
  return says ? (
    <div class="cite">
      {titled && <b>{says[0]}. </b>}
      {says[1]} <code>{id}</code>
      <details open={open} onClick={unfold}>
        <summary {...typing}>{say(words, 'example')}</summary>
        {says[2]}
      </details>
    </div>
  ) : null
}

// The same, to be opened by whoever wants to read it.
export const RuleBehind = ({ id, words }: { id: string; words: Words }) =>
  words.rules[id] ? (
    <details class="rule">
      <summary {...typing}>{say(words, 'rule')}</summary>
      <Rule id={id} words={words} open />
    </details>
  ) : null
