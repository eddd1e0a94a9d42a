// What every game shows: goods, money, dice, emblems, buttons. One drawing per line.
import { type Drawings, emblem, G, H, head, O, P, pale, piece, pips, star, two, ui, use, w } from './drawing'

export const common: Drawings = {
  // ornament
  star: P(star(15.5)),
  arch: ['0 0 44 54', P('M0 54V21C0 9 13 8 22 0c9 8 22 9 22 21v33z')],
  rose:
    P(star(15.5) + star(10), 'fill-rule="evenodd"') +
    `<g id="pt">${P('M16 7c2.5 3 2.5 5 0 9-2.5-4-2.5-6 0-9z', 'id="pe"')}<use href="#pe" transform="rotate(90 16 16)"/></g>` +
    [45, 180, 225].map((a) => `<use href="#pt" transform="rotate(${a} 16 16)"/>`).join(''),
  // goods, money, treasure: each its own silhouette
  fabric:
    two('r', '<rect x="4" y="4" width="24" height="24" rx="3"/>') +
    P('M6 12.5 12.5 6H18L6 18zm0 11L23.5 6H26v3L9 26H6z', H) +
    P('M28 17v8a3 3 0 0 1-3 3h-8z', 'fill="var(--rk)"'),
  spice:
    two('g', P('M16 3c2.5 9 11 14 13 24.5H3C5 17 13.5 12 16 3z') + P('M2.5 28h27', w(3.4).trim())) +
    P('M16 9c1 5 4.5 8 7 12-4-1.5-9-1.5-14 0 2.5-4 6-7 7-12z', H),
  fruit:
    two('y', O(16, 18.5, 11) + P('M16 8c0-5 4-7 9-6.5C25 6 21.5 9 16 8z', 'fill="var(--g)" stroke="var(--gk)"')) +
    P('M16 12a7 7 0 0 0-7 7c2 0 6-4 7-7z', H),
  jewel: two('b', P('M16 7.5 28.5 18.5 16 30 3.5 18.5z') + O(16, 4, 2.7, 'fill="none"')) + P('M16 11.5v14l-8-7z', H),
  any: `<g stroke="var(--k)" stroke-width="1.8">${['r|M15 15H9a6 6 0 1 1 6-6z', 'g|M17 15V9a6 6 0 1 1 6 6z', 'y|M15 17v6a6 6 0 1 1-6-6z', 'b|M17 17h6a6 6 0 1 1-6 6z'].map((s) => P(s.slice(2), `fill="var(--${s[0]})"`)).join('')}</g>`,
  lira: two('co', O(16, 16, 14) + O(16, 16, 10.7, 'fill="none" stroke-dasharray="0 2.8"' + w(1.3))),
  ruby: two('ru', P('M9 5h14l7 8.5L16 29 2 13.5z')) + P('M9.5 6.5h5L11 13H4.5zm6.5 20L11.5 15h9z', H),

  // dice
  die: two('di', '<rect x="2.5" y="2.5" width="27" height="27" rx="6"/>'),
  ...Object.fromEntries(
    pips.map((d, i) => ['d' + (i + 1), use('die', 0, 0, 32) + P(d, 'stroke="var(--dik)"' + w(5.6))]),
  ),

  // the emblems of the seats
  e1: [emblem, P('M.7 1.2 3.8 4.1 6 .3l2.2 3.8 3.1-2.9v5.2a5.3 5.3 0 0 1-10.6 0z')],
  e2: [emblem, P('M6 .6 11.6 11H.4z')],
  e3: [emblem, P('M1.5 1.5h9v9h-9z')],
  e4: [emblem, P('M4.2 1h3.6v3.2H11v3.6H7.8V11H4.2V7.8H1V4.2h3.2z')],
  e5: [emblem, P(star(6.3, 5, 0.45, 6))],

  // cards and people
  back: ['0 0 24 32', two('ca', '<rect x="1.2" y="1.2" width="21.6" height="29.6" rx="3.5"/>')],
  card: ['0 0 24 32', `<use href="#back"/>` + P('M12 7l7 9-7 9-7-9zm0 5-3 4 3 4 3-4z', pale + ' fill-rule="evenodd"')],
  merchant: [
    '0 0 28 32',
    piece(P('M14 11c6.5 0 9 6 10.5 20h-21C5 17 7.5 11 14 11z') + head(14, 9) + P('M9 6.5 10.2 1h7.6L19 6.5z')) +
      P('M17.5 1c3 0 4 2 3.8 5', G + w(1.5)),
  ],
  people: O(11, 10, 5) + O(22, 12, 4) + P('M2 28c0-9 3.5-12 9-12s9 3 9 12zm19.5-10c5 0 8 3 8.5 10h-7c0-4-.5-7-1.5-10z'),

  // signs and buttons, grid 24
  to: ui('M4 12h15m-6-6 6 6-6 6'),
  undo: ui('M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9'),
  redo: ui('m16 5 4.5 4.5L16 14m4-4.5H10a5.5 5.5 0 0 0 0 11h5'),
  save: ui('M12 3v11m-4.5-4 4.5 4.5 4.5-4.5M4 15v5h16v-5'),
  bulb: ui('M9 17c0-4-3-4-3-8a6 6 0 0 1 12 0c0 4-3 4-3 8zm.5 4h5'),
  lang: ui('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-8.5 9h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z'),
  speed: ui('M4 6l7 6-7 6zm9 0 7 6-7 6z'),
  ok: ui('M4.5 12.5l5 5 10-11'),
  no: ui('M6 6l12 12M18 6 6 18'),
  plus: ui('M12 5v14M5 12h14'),
  minus: ui('M5 12h14'),
  more: ui('M4 7h16M4 12h16M4 17h16'),
  lock: ui('M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3'),
  fill: ui('M5 4h14m-7 16V9m-5 5 5-5 5 5'),
  up: ui('M12 20V5m-6 6 6-6 6 6'),
  down: ui('M12 4v15m-6-6 6 6 6-6'),
  prev: ui('M15 5l-7 7 7 7'),
  next: ui('M9 5l7 7-7 7'),
  now: ui('M5 5l7 7-7 7m13-14v14'),
  file: ui('M12 15V4M7.5 8 12 3.5 16.5 8M4 15v5h16v-5'),
  copy: ui('M8 8h12v12H8zM16 5V4H4v12h1'),
}
