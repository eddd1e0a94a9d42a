// What the plain face adds to the protocol of all games: the view of any game, laid out in lines, grids and tables
// (istanbul_nb/text/layout.py).
import type * as common from '../../protocol'

export interface Line {
  kind: 'line'
  label: string
  text: string
}

export interface Grid {
  kind: 'grid'
  label: string
  rows: string[][] // all equally long
}

export interface Table {
  kind: 'table'
  label: string
  head: string[]
  rows: { seat: number | null; name: string; cells: string[] }[]
}

export interface Group {
  kind: 'group'
  label: string
  blocks: Block[]
}

export type Block = Line | Grid | Table | Group

export interface Ask extends common.Ask {
  cells: Record<string, string> // what a cell of a grid does, by what it shows
}

export interface Snap extends common.Snap {
  players: Table // a row for each seat
  blocks: Block[]
  ask: Ask | null
}

type Value = string | number | boolean | null

export interface Start extends common.Start {
  options: { name: string; label: string; choices: [Value, string][]; usual: Value }[]
}
