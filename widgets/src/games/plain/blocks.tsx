import type { ComponentChildren } from 'preact'
import { classes, pressing } from '../../attributes'
import { Mark, seatClass } from '../../parts/icon'
import type { Block, Grid, Table } from './protocol'

// What can be done by pressing a cell, and how it is done.
export interface Cells {
  acts: Record<string, string>
  choose: (act: string) => void
}

const none: Cells = { acts: {}, choose: () => {} }
const long = 3 // letters that a large cell holds

const Squares = ({ block: { label, rows }, cells }: { block: Grid; cells: Cells }) => {
  const wide = rows.flat().some((text) => text.length > long)
  return (
    <div class="sheet">
      <table class={wide ? 'squares wide' : 'squares'} style={{ '--cols': rows[0]?.length }} aria-label={label}>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((text) => {
                const act = cells.acts[text]
                return (
                  <td>
                    {act ? (
                      <button class="square lit" data-act={act} onClick={() => cells.choose(act)} {...pressing}>
                        {text}
                      </button>
                    ) : (
                      <span class="square">{text}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowsProps {
  table: Table
  now?: number
  note?: (seat: number) => ComponentChildren
}

// A row for each thing; a player's has the badge of the seat, and is lit in its turn.
export const Rows = ({ table: { label, head, rows }, now, note }: RowsProps) => (
  <div class="sheet">
    <table class="rows" aria-label={label}>
      {head.some(Boolean) && (
        <thead>
          <tr>
            <td />
            {head.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ seat, name, cells }) => (
          <tr class={classes(seat !== null && seatClass(seat), seat !== null && seat === now && 'now')}>
            <th scope="row">
              <span class="cell">
                {seat !== null && <Mark seat={seat} size={20} />}
                {name}
                {seat !== null && note?.(seat)}
              </span>
            </th>
            {cells.map((text) => (
              <td>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const One = ({ block, cells }: { block: Block; cells: Cells }) => {
  if (block.kind === 'line')
    return (
      <p class="fact">
        <b>{block.label}</b> <span>{block.text}</span>
      </p>
    )
  return (
    <section class="block">
      <h3>{block.label}</h3>
      {block.kind === 'grid' && <Squares block={block} cells={cells} />}
      {block.kind === 'table' && <Rows table={block} />}
      {block.kind === 'group' && <Blocks blocks={block.blocks} />}
    </section>
  )
}

// The entries of a view, one below the other.
export const Blocks = ({ blocks, cells = none }: { blocks: Block[]; cells?: Cells }) => (
  <div class="blocks">
    {blocks.map((block) => (
      <One block={block} cells={cells} />
    ))}
  </div>
)
