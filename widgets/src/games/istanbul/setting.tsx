import { useEffect, useState } from 'preact/hooks'
import { hidden } from '../../attributes'
import { Check, Field, Select, type SettingProps } from '../../panels/start'
import { Icon } from '../../parts/icon'
import { say } from '../../text'
import type { Start, Words } from './protocol'

// The places as they would lie; a random layout keeps them to itself.
const Layout = ({ grid, places, words }: { grid?: number[]; places: number; words: Words }) => (
  <div class="plan" style={{ '--cols': places > 16 ? 5 : 4 }} {...hidden}>
    {Array.from({ length: places }, (_, i) => (
      <i style={{ '--f': `var(--${grid ? family(grid[i], words) : 'folk'})` }}>
        {grid ? <Icon id={`p${grid[i]}`} size={24} /> : '?'}
      </i>
    ))}
  </div>
)

// Words of the expansions come with a game; their places have a colour before that.
const family = (place: number, words: Words) => words.places[place]?.family ?? (place > 20 ? 'post' : 'bean')

// Expansion, layout, edition or deck, and the variants.
export const Setting = (props: SettingProps) => {
  const { players, set, children } = props
  const start = props.start as Start
  const words = props.words as Words
  const [base] = start.expansions[0]
  const [expansion, setExpansion] = useState(base)
  const layouts = start.layouts[expansion]
  const [wish, setLayout] = useState(layouts[0][0])
  const layout = (layouts.find(([name]) => name === wish) ?? layouts[0])[0]
  const [edition, setEdition] = useState(start.editions[0][0])
  const [deck, setDeck] = useState(start.decks[0][0])
  const [neutral, setNeutral] = useState(false)
  const [caravan, setCaravan] = useState(false)
  const allowed = start.neutral[players - start.players[0]]
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
          places={start.grids[`${expansion} order`].length}
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
