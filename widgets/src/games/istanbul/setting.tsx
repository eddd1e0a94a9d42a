import { useEffect, useState } from 'preact/hooks'
import { hidden } from '../../attributes'
import { lookup } from '../../lookup'
import { Check, Field, Select, type SettingProps } from '../../panels/start'
import { Icon } from '../../parts/icon'
import type { Choice } from '../../protocol'
import { say } from '../../text'
import type { Start, Words } from './protocol'

// The places as they would lie; a random layout keeps them to itself.
const Layout = ({ grid, places, words }: { grid?: number[]; places: number; words: Words }) => (
  <div class="plan" style={{ '--cols': places > 16 ? 5 : 4 }} {...hidden}>
    {Array.from({ length: places }, (_, i) => (
      <i style={{ '--f': `var(--${grid ? family(lookup(grid, i), words) : 'folk'})` }}>
        {grid ? <Icon id={`p${grid[i]}`} size={24} /> : '?'}
      </i>
    ))}
  </div>
)

// Words of the expansions come with a game; their places have a colour before that.
const family = (place: number, words: Words) => words.places[place]?.family ?? (place > 20 ? 'post' : 'bean')

const firstOf = (choices: Choice[]) => lookup(choices, 0)[0]

// Expansion, layout, edition or deck, and the variants.
export const Setting = (props: SettingProps) => {
  const { players, set, children } = props
  const start = props.start as Start
  const words = props.words as Words
  const base = firstOf(start.expansions)
  const [expansion, setExpansion] = useState(base)
  const layouts = lookup(start.layouts, expansion)
  const [wish, setLayout] = useState('')
  const layout = layouts.some(([name]) => name === wish) ? wish : firstOf(layouts)
  const [edition, setEdition] = useState(firstOf(start.editions))
  const [deck, setDeck] = useState(firstOf(start.decks))
  const [neutral, setNeutral] = useState(false)
  const [caravan, setCaravan] = useState(false)
  const allowed = !!start.neutral[start.players.indexOf(players)]
  useEffect(
    () =>
      set({
        expansion,
        layout,
        caravan,
        ...(expansion === base && { edition }),
        ...(expansion === 'letters' && { deck }),
        neutral: neutral && allowed,
      }),
    [expansion, layout, caravan, edition, deck, neutral, allowed],
  )
  return (
    <>
      {start.grids && (
        <Layout
          grid={start.grids[`${expansion} ${layout}`]}
          places={lookup(start.grids, `${expansion} order`).length}
          words={words}
        />
      )}
      <div>
        <Field label={say(words, 'start-expansion')}>
          <Select value={expansion} choices={start.expansions} set={setExpansion} />
        </Field>
        <Field label={say(words, 'start-layout')}>
          <Select value={layout} choices={layouts} set={setLayout} />
        </Field>
        {expansion === base && (
          <Field label={say(words, 'start-edition')}>
            <Select value={edition} choices={start.editions} set={setEdition} />
          </Field>
        )}
        {expansion === 'letters' && (
          <Field label={say(words, 'start-deck')}>
            <Select value={deck} choices={start.decks} set={setDeck} />
          </Field>
        )}
        {children}
        {allowed && (
          <Check on={neutral} set={setNeutral}>
            {say(words, 'start-neutral')}
          </Check>
        )}
        <Check on={caravan} set={setCaravan}>
          {say(words, 'start-caravan')}
        </Check>
      </div>
    </>
  )
}
