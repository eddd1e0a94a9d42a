// The measures of a board. A seat keeps its lane on every tile, so nothing has to be measured on the page.
export interface Size {
  columns: number
  rows: number
  look: '' | 'snug' | 'brief' | 'brief tiny'
  tileWidth: number
  tileHeight: number
  gap: number
  pad: number
  edge: number // from the side of a tile to its first lane
  foot: number // from the lower edge to where pieces stand
  lane: number
  merchant: number
  small: number // assistants and family
  token: number
  star: number
}

export interface Spot {
  x: number
  y: number
}

const full = { tileWidth: 162, tileHeight: 144 }
const least = 138
const snug = { tileWidth: 150, tileHeight: 142 }
const roomy = { gap: 10, pad: 15, edge: 8, foot: 6, small: 18, token: 25, star: 22 }
const tight = { gap: 7, pad: 10, edge: 4, foot: 4, small: 13, token: 17, star: 15 }

const boardWidth = (columns: number, tile: number, { gap, pad }: { gap: number; pad: number }) =>
  2 * pad + columns * tile + (columns - 1) * gap

// The tiles that fit into `room`; on phones they carry one fact only.
export const measure = (room: number, layout: number[], columns: number, seats: number): Size => {
  const grid = { columns, rows: Math.ceil(layout.length / columns) }
  const fits = Math.floor((room - boardWidth(columns, 0, roomy)) / columns)
  if (fits >= least) {
    const tile = fits >= full.tileWidth ? full : { ...snug, tileWidth: Math.min(fits, snug.tileWidth) }
    const reserve = seats > 4 ? 40 : 34
    const lane = Math.min(32, (tile.tileWidth - 2 * roomy.edge - reserve) / seats)
    return { ...grid, ...roomy, ...tile, look: tile === full ? '' : 'snug', lane, merchant: Math.min(29, lane + 5) }
  }
  const tileWidth = Math.max(60, (room - boardWidth(columns, 0, tight)) / columns)
  const lane = Math.min(24, (tileWidth - 2 * tight.edge - 16) / seats)
  return {
    ...grid,
    ...tight,
    look: tileWidth < 72 ? 'brief tiny' : 'brief',
    tileWidth,
    tileHeight: 108,
    lane,
    merchant: Math.min(24, Math.max(17, lane + 3)),
  }
}

export const outerWidth = (size: Size) => boardWidth(size.columns, size.tileWidth, size)
export const outerHeight = (size: Size) => boardWidth(size.rows, size.tileHeight, size)

// The upper left corner of a tile, by its index in the layout.
export const corner = (size: Size, index: number): Spot => ({
  x: size.pad + (index % size.columns) * (size.tileWidth + size.gap),
  y: size.pad + Math.floor(index / size.columns) * (size.tileHeight + size.gap),
})

// Where a piece of a seat stands: the middle of its feet.
export const standing = (size: Size, index: number, seat: number): Spot => {
  const { x, y } = corner(size, index)
  return { x: x + size.edge + size.lane * (seat + 0.5), y: y + size.tileHeight - size.foot }
}
