// What only the Dice Game has: the faces of its dice, tokens, crystals, the mosque.
import { C, type Drawing, type Drawings, L, O, P, use, w } from '../../art/drawing'

const on = (id: string, x = 7.5, s = 17): Drawing => use('die', 0, 0, 32) + use(id, x, x, s)
const ring = (body: string, fill = '#fff8e6') =>
  O(16, 16, 14.4, `fill="${fill}" stroke="var(--wok)"`) +
  O(16, 16, 12.2, 'fill="none" stroke="var(--wo)"' + w(2.4)) +
  body
const token = (id: string): Drawing => ring(use(id, 9, 9, 14))

export const dice: Drawings = {
  dR: on('fabric'),
  dG: on('spice'),
  dY: on('fruit'),
  dB: on('jewel'),
  dL: on('lira', 7, 18),
  dC: on('card', 6, 20),
  dany: on('any'),
  tokR: token('fabric'),
  tokG: token('spice'),
  tokY: token('fruit'),
  tokB: token('jewel'),
  brown: ring(use('any', 8.5, 8.5, 15), '#7a4b26'),
  crystal:
    P('M16 1.5 26 10v12l-10 8.5L6 22V10zM6 10l10 4 10-4M16 14v16', 'fill="#bfe8f2" stroke="#1b6a80"') +
    P('M15 15v13l-8-7v-9z', 'fill="#fff" opacity=".55"'),
  mosque:
    P(
      'M5.5 29v-8.5c0-2.5 1.5-4 3-4.5C9 11 12.5 9 16 4.5 19.5 9 23 11 23.5 16c1.5.5 3 2 3 4.5V29h-7v-4.5a3.5 3.5 0 0 0-7 0V29zM1 29V13h3v16zm27 0V13h3v16z',
    ) +
    P('M1 12 2.5 6 4 12zm27 0 1.5-6 1.5 6zM8.5 16h15v1.8h-15zM16 .5l1 4h-2z', C) +
    P('M16 9.5v4', L),
  act: ['0 0 24 24', P('M13.5 2 5 13.5h6L9.5 22 19 9.5h-6.5z', C + ' stroke="currentColor"' + w(1.6))],
  again: P('M27 9A13 13 0 1 0 29 16M28 2v8h-8', L + w(3)),
  swap: ['0 0 24 24', P('M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4', L)],
  odds: ['0 0 24 24', P('M5 19 19 5', L) + O(7, 7, 2.6, L) + O(17, 17, 2.6, L)],
}
