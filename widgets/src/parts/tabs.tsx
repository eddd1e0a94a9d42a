import { pressing } from '../attributes'
import type { Words } from '../protocol'
import { say } from '../text'
import { Icon } from './icon'

export type Tab = 'table' | 'hand' | 'rivals' | 'log'
const signs: Record<Tab, string> = { table: 'star', hand: 'card', rivals: 'people', log: 'more' }

interface TabsProps {
  tab: Tab
  setTab: (tab: Tab) => void
  words: Words
  cards?: number // in hand; not given where the game has no hand
}

// On phones one thing at a time.
export const Tabs = ({ tab, setTab, words, cards }: TabsProps) => (
  <nav class="nav" aria-label={say(words, 'tabs')}>
    {(Object.keys(signs) as Tab[])
      .filter((name) => name !== 'hand' || cards !== undefined)
      .map((name) => (
        <button
          class={name === tab ? 'on' : ''}
          aria-current={name === tab ? 'page' : undefined}
          onClick={() => setTab(name)}
          {...pressing}
        >
          <Icon id={signs[name]} size={20} />
          {say(words, `tab-${name}`)}
          {name === 'hand' && !!cards && <i>{cards}</i>}
        </button>
      ))}
  </nav>
)
