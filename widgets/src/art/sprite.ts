// The art of the table: one drawing per line, grid 32 unless a box is given. Paint comes from outside:
//   currentColor main tone · --c gold · --f the colour behind (cut-outs) · --k outline of pieces
//   --p player colour, --q emblem on it · --r --g --y --b goods (…k their edges) · the rest in tokens.css
// Classes: il line, ig gold line, ic gold, if behind, ih highlight. Round caps and joins, width 2, are inherited.
type Drawing = string | [box: string, body: string];

const star = (r: number, n = 8, k = .765, c = 16) => 'M' + Array.from({ length: 2 * n }, (_, i) => {
  const a = Math.PI * i / n - Math.PI / 2, q = i % 2 ? r * k : r
  return [c + q * Math.cos(a), c + q * Math.sin(a)].map(v => +v.toFixed(1)).join(' ')
}).join(' ') + 'z'
const P = (d: string, more = '') => `<path ${more && more + ' '}d="${d}"/>`
const O = (x: number, y: number, r: number, more = '') => `<circle ${more && more + ' '}cx="${x}" cy="${y}" r="${r}"/>`
const C = 'class="ic"', F = 'class="if"', L = 'class="il"', G = 'class="ig"', H = 'class="ih"'
const w = (n: number) => ` stroke-width="${n}"`
const use = (id: string, x: number, y: number, s: number) => `<use href="#${id}" x="${x}" y="${y}" width="${s}" height="${s}"/>`
const two = (v: string, body: string) => `<g fill="var(--${v})" stroke="var(--${v}k)">${body}</g>`
const piece = (body: string) => `<g fill="var(--p)" stroke="var(--k)" stroke-width="1.5">${body}</g>`
const head = (x: number, y: number) => O(x, y, 5, 'fill="#ffe2b8"')
const token = (body: string) => `<g fill="#1b2438">${O(16, 16, 14.5, 'fill="#fff3d6" stroke="#a8741a"')}${body}</g>`
const pale = 'fill="#fff3d6"'
const pips = ['M16 16h0', 'M10 10h0m12 12h0', 'M9.5 9.5h0M16 16h0m6.5 6.5h0', 'M10 10h0m12 0h0M10 22h0m12 0h0', 'M9.5 9.5h0m13 0h0M16 16h0M9.5 22.5h0m13 0h0', 'M10 9h0m12 0h0M10 16h0m12 0h0M10 23h0m12 0h0']
const small = '0 0 24 24', emblem = '0 0 12 12', ui = (d: string): Drawing => [small, P(d, L)]
const plus = P('M25 2.5v10M20 7.5h10', L + w(3))

const sprite: Record<string, Drawing> = {
  // ornament
  star: P(star(15.5)),
  arch: ['0 0 44 54', P('M0 54V21C0 9 13 8 22 0c9 8 22 9 22 21v33z')],
  rose: P(star(15.5) + star(10), 'fill-rule="evenodd"') + `<g id="pt">${P('M16 7c2.5 3 2.5 5 0 9-2.5-4-2.5-6 0-9z', 'id="pe"')}<use href="#pe" transform="rotate(90 16 16)"/></g>` + [45, 180, 225].map(a => `<use href="#pt" transform="rotate(${a} 16 16)"/>`).join(''),

  // the 16 places
  p1: `<g ${L}>${O(16, 16, 11.5)}${P('M16 5v22M5 16h22M8 8l16 16M24 8 8 24', w(1.5).trim())}</g>` + O(16, 16, 3.6, C),
  wh: P('M16 4 29 13v16H3V13z') + P('M2 13.5 16 4l14 9.5', G + w(2.6)),
  p2: use('wh', 0, 0, 32) + use('fabric', 8.5, 12.5, 15),
  p3: use('wh', 0, 0, 32) + use('spice', 8.5, 12, 15),
  p4: use('wh', 0, 0, 32) + use('fruit', 8.5, 12, 15),
  p5: P('M2 15.5h9a7 7 0 1 1 5 5.5c-4-1-6-3-9-3H2zm16.5-4.7a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z', 'fill-rule="evenodd"') + P('M15 21.2c5 .3 9 2.3 14 6.8V16c-1.5 4-4 5.6-7 5.8z', C),
  p6: P('M5 28V18.5c0-3 1.7-4.5 3.8-5C9.6 9.5 11.5 7 14 7s4.3 2.5 5 6.3c1.6-.3 2.4-1.3 2.7-3l.7-4C22.7 4 24 3 26 3h3.2l.8 2.2-3.6 2-1.2 6.3c-.5 3-1.6 4.8-3.7 5.5v9h-2.6v-7.5h-3.5L8.2 20l-.6 8z') + P('M10 13.6c1.5-3.4 6.5-3.4 8 0-.5 2.4-7.5 2.4-8 0z', C),
  p7: P('M3 22h26c-.5 4-3 6-7 6H10c-4 0-6.5-2-7-6zm6.5-7h13c-.6 2.6-2.2 3.6-5 3.9V22h-3v-3.1c-2.8-.3-4.4-1.3-5-3.9z') + P('M16 14V5m-1 3c-1.5-4-6-4-7 0m9 0c1.5-4 6-4 7 0', G),
  p8: P('M16 10 30 28H2z') + P('M16 15l5.5 13h-11z', F) + P('M20 2.5a6 6 0 1 0 6.3 7.3A5 5 0 0 1 20 2.5z', C),
  p9: P('M9 9h14c0 4-3.8 5-3.8 8 0 2.5 3.3 3.5 3.3 7 0 2-1.5 3-6.5 3s-6.5-1-6.5-3c0-3.5 3.3-4.5 3.3-7 0-3-3.8-4-3.8-8zM5 28h22v1.5H5z') + P('M11.5 12h9c-.8 2-2.6 2.8-2.6 5 0 3 3 3.7 3 6.6 0 1-2.2 1.2-4.9 1.2s-4.9-.2-4.9-1.2c0-2.9 3-3.6 3-6.6 0-2.2-1.8-3-2.6-5z', C) + P('M13 6.5c-1.5-2 1-2.5 0-4.5m5.5 4.5c-1.5-2 1-2.5 0-4.5', L + w(1.6)),
  p10: P('M4 4h24l3 8a3.5 3.5 0 0 1-6 2.3 4.2 4.2 0 0 1-6 0 4.2 4.2 0 0 1-6 0 4.2 4.2 0 0 1-6 0A3.5 3.5 0 0 1 1 12zm0 13h2.5v4h19v-4H28v12H4z') + P('M10.5 4 9 14.3a4.2 4.2 0 0 0 4 1.3V4zM19 4v11.6a4.2 4.2 0 0 0 4-1.3L21.5 4z', C) + P('M6.5 23.5h19v3h-19z', F),
  p11: P('M3 15h26l-3 13H6z') + P('M7 15a9 9 0 0 1 18 0', G + w(2.4)) + P('M5 19.5h22M6 24h20M11 15l1.5 13M21 15l-1.5 13M16 15v13', 'stroke="var(--f)"' + w(1.3)),
  p12: P('M5 29V13a11 11 0 0 1 22 0v16zm4-16v12h14V13a7 7 0 0 0-14 0z', 'fill-rule="evenodd"') + P('M12 9v16m4-18v18m4-16v16', L) + P('M12 15.5h8v6.5h-8z', C) + P('M16 18v1.5', 'stroke="var(--f)"'),
  p13: P('M2 29V12h7v3h3c0-3 2-4.5 4-6.5 2 2 4 3.5 4 6.5h3v-3h7v17H19.5v-4.5a3.5 3.5 0 0 0-7 0V29z') + P('M2 12l3.5-8L9 12zm21 0 3.5-8 3.5 8zM16 2l1.3 3.5L16 8.5l-1.3-3z', C),
  p14: P('M7 29V19h1c0-5 4-6 6.5-9.5C17 13 21 14 21 19h1v10h-5v-4a2.5 2.5 0 0 0-5 0v4zm18 0V11h3.5v18z') + P('M25 10l1.75-7 1.75 7zm-1 4.5h5.5v1.8H24zm-9.5-10 .9 4h-1.8z', C),
  p15: P('M5.5 29v-9c0-3 1.7-4.2 3.5-5 .3-5 4-6.5 7-10 3 3.5 6.7 5 7 10 1.8.8 3.5 2 3.5 5v9H19v-4a3 3 0 0 0-6 0v4zM1 29V12h2.8v17zm27.2 0V12H31v17z') + P('M1 11l1.4-6.5L3.8 11zm27.2 0 1.4-6.5L31 11zM.3 15h4.2v1.6H.3zm27.2 0h4.2v1.6h-4.2zM16 .5l.9 4h-1.8zM9 15h14v1.6H9z', C),
  p16: P('M9 8h14l6 7.5L16 29 3 15.5z') + P('M3 15.5h26M16 29l-4-13.5L16 8l4 7.5z', 'fill="none" stroke="var(--f)"' + w(1.5)) + P('M5 1.5l1 3 3 1-3 1-1 3-1-3-3-1 3-1zm22 0 .8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z', C),

  // goods, money, treasure: each its own silhouette
  bean: `<g transform="rotate(35 16 16)"><ellipse cx="16" cy="16" rx="9.5" ry="13"/>${P('M16 4c-5 8 5 16 0 24', 'fill="none" stroke="var(--f)"' + w(2.6))}</g>`,
  p17: P('M2 11h28c0 5-3 8-7 8.5H9C5 19 2 16 2 11z') + P('M16 18.5c1 3 5 4.5 5 7.5a5 5 0 0 1-10 0c0-2 1.5-2.5 2-4.5 1.5.5 2 1 2.3 2 1-1.5.7-3.5.7-5z', C) + use('bean', 5, 3, 8) + use('bean', 12, 1, 8) + use('bean', 19, 3, 8),
  p18: P('M7 4h19v21l-9.5-5L7 25z') + P('M3 2h26v3H3z', C) + P(star(5, 8, .765, 12), F + ' transform="translate(4.5 0)"') + P('M4 5v24', L),
  p19: P('M11 9h9c-.3 3 4.5 5 4.5 11 0 4.5-3 7-9 7s-9-2.5-9-7c0-6 4.8-8 4.5-11zm-.5 18h10v2.3h-10z') + P('M24 19c5-1 3-8 6-11M7 18C2 17 3 11 9 10.5', L) + P('M10.5 6.5h10L18 3.2h-1.3V1.5h-2.4v1.7H13zM7.2 17.5h16.6l.5 2H6.7z', C),
  p20: P('M4 12h17c0 4-1 5-1 8 0 4 1 5 1 7.5H4C4 25 5 24 5 20c0-3-1-4-1-8z') + P('M20 14.5 30.5 9l.8 1.8-11 6zM3 12h19v2H3z', C) + P('M9 8.5C7.5 6.3 10.2 5.5 9 3m6 5.5c-1.5-2.2 1.2-3 0-5.5', G + w(1.6)),
  p21: P('M3 15 16 9l13 6v2H3zm2 3.5h3.5V27H5zm6.2 0h3.3V27h-3.3zm6.3 0h3.3V27h-3.3zm6 0H27V27h-3.5zM3 27.5h26V30H3z') + P('M15.2 9V1.5L23 4l-6.3 2.5V9z', C),
  p22: P('M3 15c5-1 9-5 10-9h6c1 4 5 8 10 9v2H3zm3 2h2.5v10H6zm17.5 0H26v10h-2.5zM4 27h24v2.3H4z') + P('M16 1l2 5h-4zm-5 20.5h10V27H11zM3 15h26v2H3z', C),
  p23: P('M12.5 3.5 21 12l-2 2 8.5 8.5a2.4 2.4 0 0 1-3.4 3.4l-8.5-8.5-2 2L5 11zM3 26.5h13V29H3z') + P('M11.5 2.5l2-2L23 10l-2 2zM4 10l2-2 9.5 9.5-2 2z', C),
  p24: P('M1 17c5-7.5 10-9.5 15-9.5S26 9.5 31 17c-5 7.5-10 9-15 9S6 24.5 1 17z') + O(16, 16.8, 6.8, F) + O(16, 16.8, 3.6, C) + P('M16 1v3M7 3l1.5 3M25 3l-1.5 3', G),
  p25: P('M4 29V14a12 12 0 0 1 24 0v15z') + P('M8 14a8 8 0 0 1 16 0v2L8 27z', F) + P('M24 16h-4v3.5h-4V23h-4v3.5H8V29h16z', C),
  fabric: two('r', '<rect x="4" y="4" width="24" height="24" rx="3"/>') + P('M6 12.5 12.5 6H18L6 18zm0 11L23.5 6H26v3L9 26H6z', H) + P('M28 17v8a3 3 0 0 1-3 3h-8z', 'fill="var(--rk)"'),
  spice: two('g', P('M16 3c2.5 9 11 14 13 24.5H3C5 17 13.5 12 16 3z') + P('M2.5 28h27', w(3.4).trim())) + P('M16 9c1 5 4.5 8 7 12-4-1.5-9-1.5-14 0 2.5-4 6-7 7-12z', H),
  fruit: two('y', O(16, 18.5, 11) + P('M16 8c0-5 4-7 9-6.5C25 6 21.5 9 16 8z', 'fill="var(--g)" stroke="var(--gk)"')) + P('M16 12a7 7 0 0 0-7 7c2 0 6-4 7-7z', H),
  jewel: two('b', P('M16 7.5 28.5 18.5 16 30 3.5 18.5z') + O(16, 4, 2.7, 'fill="none"')) + P('M16 11.5v14l-8-7z', H),
  any: `<g stroke="var(--k)" stroke-width="1.8">${['r|M15 15H9a6 6 0 1 1 6-6z', 'g|M17 15V9a6 6 0 1 1 6 6z', 'y|M15 17v6a6 6 0 1 1-6-6z', 'b|M17 17h6a6 6 0 1 1-6 6z'].map(s => P(s.slice(2), `fill="var(--${s[0]})"`)).join('')}</g>`,
  lira: two('co', O(16, 16, 14) + O(16, 16, 10.7, 'fill="none" stroke-dasharray="0 2.8"' + w(1.3))),
  ruby: two('ru', P('M9 5h14l7 8.5L16 29 2 13.5z')) + P('M9.5 6.5h5L11 13H4.5zm6.5 20L11.5 15h9z', H),
  ext: two('wo', P('M3 4h26v13H3zm0 6.5h26M12 4v13m8.5-13v13') + O(16, 22, 7) + O(16, 22, 1)),
  mail: P('M2 7h28v19H2zl14 11L30 7', 'fill="#fff8e6" stroke="#1b2438"'),

  // dice
  die: two('di', '<rect x="2.5" y="2.5" width="27" height="27" rx="6"/>'),
  ...Object.fromEntries(pips.map((d, i) => ['d' + (i + 1), use('die', 0, 0, 32) + P(d, 'stroke="var(--dik)"' + w(5.6))])),

  // pieces
  coffee: `<g style="--f:var(--nk)">${two('n', use('bean', 0, 0, 32))}</g>`,
  seal: two('se', P(star(14.5, 10, .86))) + P(star(7, 4, .42), H),
  letter: use('mail', 0, 0, 32) + use('seal', 9.5, 11, 13),
  merchant: ['0 0 28 32', piece(P('M14 11c6.5 0 9 6 10.5 20h-21C5 17 7.5 11 14 11z') + head(14, 9) + P('M9 6.5 10.2 1h7.6L19 6.5z')) + P('M17.5 1c3 0 4 2 3.8 5', G + w(1.5))],
  family: ['0 0 22 26', piece(P('M11 11c5 0 8 4 9 14H2c1-10 4-14 9-14z') + head(11, 7) + P('M5.5 7C5 .5 17 .5 16.5 7c-2-2-9-2-11 0z', 'fill="#33221c"'))],
  disc: `<g fill="var(--p)">${O(16, 16, 14, 'stroke="var(--k)"')}</g>` + O(16, 16, 11.6, 'fill="none" stroke="var(--q)" opacity=".5"' + w(1.2)) + O(16, 16, 3.8, 'fill="var(--q)"'),
  e1: [emblem, P('M.7 1.2 3.8 4.1 6 .3l2.2 3.8 3.1-2.9v5.2a5.3 5.3 0 0 1-10.6 0z')],
  e2: [emblem, P('M6 .6 11.6 11H.4z')],
  e3: [emblem, P('M1.5 1.5h9v9h-9z')],
  e4: [emblem, P('M4.2 1h3.6v3.2H11v3.6H7.8V11H4.2V7.8H1V4.2h3.2z')],
  e5: [emblem, P(star(6.3, 5, .45, 6))],
  companion: ['0 0 28 32', piece(P('M24.5 4v27', w(3).trim()) + P('M13 12c6 0 8 5 9 19H4c1-14 3-19 9-19z') + head(13, 9.5) + P('M5 7.5c3-1 3-6 8-6s5 5 8 6c-4 1.5-12 1.5-16 0z'))],
  governor: token(P('M6 20c-4-8 2-13.5 10-13.5S30 12 26 20c-4 3.5-16 3.5-20 0zm2 2.5c5 2 11 2 16 0v2.5c-5 2-11 2-16 0z') + P('M6 14c6-5 12-5 17 5M25 13c-5-5-12-3-16 6', 'fill="none" stroke="#fff3d6"' + w(1.6)) + O(16, 12.5, 2.6, 'fill="#c2253f" stroke="#fff3d6"' + w(1.2)) + P('M16 9.5C13 5 16 2 20 1.5 20.5 5 19 8 16 9.5z')),
  smuggler: token(P('M4.5 19.5h23l-4 6h-15zM15 5v12.5H6.5zm2 2.5c5 2 7.5 6 7.5 10H17z')),

  // cards and tiles
  trader: token(P('M7 13h15c0 6-2 9.5-4 10.5h-7C9 22.5 7 19 7 13zm-1 12h17v1.8H6z') + P('M22 14.5c5-1 5 5.5-1 5.5M11.5 10.5c-1.5-2 1-3 0-5m5 5c-1.5-2 1-3 0-5', 'fill="none" stroke="#1b2438"')),
  courier: token(P('M11 10h16v12H11z') + P('M12 11l7 5.5 7-5.5', 'fill="none" stroke="#fff3d6"' + w(1.6)) + P('M7.5 12H6m1.5 4H3.5m4 4H6', 'stroke="#1b2438"')),
  barrier: ['0 0 64 16', P('M3 4.5h58v6H3z', pale + ' stroke="#1b2438"' + w(1.6)) + P('M11 5.3h7l-5 4.5H6zm14 0h7l-5 4.5h-7zm14 0h7l-5 4.5h-7zm14 0h7l-5 4.5h-7z', 'fill="#c2253f"') + P('M4 1h5v14H4zm51 0h5v14h-5z', 'fill="var(--k)"')],
  back: ['0 0 24 32', two('ca', '<rect x="1.2" y="1.2" width="21.6" height="29.6" rx="3.5"/>')],
  card: ['0 0 24 32', `<use href="#back"/>` + P('M12 7l7 9-7 9-7-9zm0 5-3 4 3 4 3-4z', pale + ' fill-rule="evenodd"')],
  guild: ['0 0 24 32', `<g fill="#fff3d6" style="--ca:#6e4423;--cak:#341c0b;--f:#6e4423"><use href="#back"/>${use('bean', 4, 8, 16)}</g>`],
  tm: P('M3 16h26M9 9.5 2.5 16 9 22.5m14-13 6.5 6.5-6.5 6.5', L + w(2.6)),
  tr: use('d4', 1, 8, 22) + P('M20 3.5a9.5 9.5 0 0 1 8 12.5m-3.5-2 3.3 3.5 3.2-4', L + w(2.4)),
  tb: O(13, 19, 11, L + w(2.4)) + O(13, 19, 5.5) + plus,
  tg: use('any', 0, 9, 22) + plus,
  ty: O(10, 22, 8, L + w(2.4)) + O(10, 22, 3.6) + P('M9 9.5C12 3 24 2 28 12c1.5 4 0 9-4 11.5m.5-6-1.5 7 6.5 1', L + w(2.5)),
  people: O(11, 10, 5) + O(22, 12, 4) + P('M2 28c0-9 3.5-12 9-12s9 3 9 12zm19.5-10c5 0 8 3 8.5 10h-7c0-4-.5-7-1.5-10z'),

  // signs and buttons, grid 24
  foot: [small, P('M8 2c3 0 4 3 3.6 6.5L11 13H6.5L5.3 9C4.5 5 5.5 2 8 2zM7 14.5h4c.3 3-.5 4.5-2 4.5s-2.2-1.5-2-4.5zM17 6c2.5 0 3.4 3 2.7 6.5l-.9 3.5h-4l-.8-4.5C13.5 8.5 14.5 6 17 6zm-2 11.5h3.7c0 3-.6 4.5-2 4.5s-2-1.5-1.7-4.5z')],
  to: ui('M4 12h15m-6-6 6 6-6 6'),
  undo: ui('M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9'),
  redo: ui('m16 5 4.5 4.5L16 14m4-4.5H10a5.5 5.5 0 0 0 0 11h5'),
  save: ui('M12 3v11m-4.5-4 4.5 4.5 4.5-4.5M4 15v5h16v-5'),
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

const prefixed = (markup: string) => markup.replace(/(id="|href="#)/g, '$1ist-')
export const symbols: Record<string, { box: string; body: string }> = Object.fromEntries(Object.entries(sprite).map(([id, drawing]) => {
  const [box, body] = typeof drawing === 'string' ? ['0 0 32 32', drawing] : drawing
  return [id, { box, body: prefixed(body) }]
}))

// Width by height of a drawing.
export const ratio = (id: string) => {
  const [, , wide, high] = (symbols[id]?.box ?? '0 0 1 1').split(' ')
  return +wide / +high
}

const sheet = () => '<svg id="ist-sprite" width="0" height="0" style="position:absolute" aria-hidden="true">' +
  Object.entries(symbols).map(([id, { box, body }]) => `<symbol id="ist-${id}" viewBox="${box}">${body}</symbol>`).join('') + '</svg>'

// One sprite for a document, and one for each shadow root that a view lives in.
export const layOut = (root: Node) => {
  const home = root instanceof ShadowRoot ? root : document.body
  if (home.querySelector('#ist-sprite')) return
  home.append(document.createRange().createContextualFragment(sheet()))
}
