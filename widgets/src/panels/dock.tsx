import type { ComponentChildren } from 'preact'
import type { Store } from '../model'
import { type Tab, Tabs } from '../parts/tabs'
import { Notice } from './notice'

interface DockProps {
  store: Pick<Store, 'notice' | 'notify' | 'words'>
  tab: Tab
  setTab: (tab: Tab) => void
  cards?: number // in hand; not given where the game has no hand
  children?: ComponentChildren // what is to be confirmed
}

// What stays at the lower edge of a phone: what the table says, and the tabs.
export const Dock = ({ store, tab, setTab, cards, children }: DockProps) => (
  <div class="dock">
    {store.notice && <Notice notice={store.notice} words={store.words} close={() => store.notify(null)} />}
    {children}
    <Tabs tab={tab} setTab={setTab} words={store.words} cards={cards} />
  </div>
)
