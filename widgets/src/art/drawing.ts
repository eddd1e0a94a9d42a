// How the art of the table is drawn: grid 32 unless a box is given. Paint comes from outside:
//   currentColor main tone · --c gold · --f the colour behind (cut-outs) · --k outline of pieces
//   --p player colour, --q emblem on it · --r --g --y --b goods (…k their edges) · the rest in tokens.css
// Classes: il line, ig gold line, ic gold, if behind, ih highlight. Round caps and joins, width 2, are inherited.
export type Drawing = string | [box: string, body: string]

export const star = (r: number, n = 8, k = 0.765, c = 16) =>
  'M' +
  Array.from({ length: 2 * n }, (_, i) => {
    const a = (Math.PI * i) / n - Math.PI / 2,
      q = i % 2 ? r * k : r
    return [c + q * Math.cos(a), c + q * Math.sin(a)].map((v) => +v.toFixed(1)).join(' ')
  }).join(' ') +
  'z'
export const P = (d: string, more = '') => `<path ${more && more + ' '}d="${d}"/>`
export const O = (x: number, y: number, r: number, more = '') =>
  `<circle ${more && more + ' '}cx="${x}" cy="${y}" r="${r}"/>`
export const C = 'class="ic"',
  F = 'class="if"',
  L = 'class="il"',
  G = 'class="ig"',
  H = 'class="ih"'
export const w = (n: number) => ` stroke-width="${n}"`
export const use = (id: string, x: number, y: number, s: number) =>
  `<use href="#${id}" x="${x}" y="${y}" width="${s}" height="${s}"/>`
export const two = (v: string, body: string) => `<g fill="var(--${v})" stroke="var(--${v}k)">${body}</g>`
export const piece = (body: string) => `<g fill="var(--p)" stroke="var(--k)" stroke-width="1.5">${body}</g>`
export const head = (x: number, y: number) => O(x, y, 5, 'fill="#ffe2b8"')
export const token = (body: string) =>
  `<g fill="#1b2438">${O(16, 16, 14.5, 'fill="#fff3d6" stroke="#a8741a"')}${body}</g>`
export const pale = 'fill="#fff3d6"'
export const pips = [
  'M16 16h0',
  'M10 10h0m12 12h0',
  'M9.5 9.5h0M16 16h0m6.5 6.5h0',
  'M10 10h0m12 0h0M10 22h0m12 0h0',
  'M9.5 9.5h0m13 0h0M16 16h0M9.5 22.5h0m13 0h0',
  'M10 9h0m12 0h0M10 16h0m12 0h0M10 23h0m12 0h0',
]
export const small = '0 0 24 24',
  emblem = '0 0 12 12',
  ui = (d: string): Drawing => [small, P(d, L)]
export const plus = P('M25 2.5v10M20 7.5h10', L + w(3))
export type Drawings = Record<string, Drawing>
