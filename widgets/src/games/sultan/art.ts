// The stones, cushions, screens and cards of Sultan. Every stone has a cut of its own.
import { type Drawings, H, O, P, piece, star, token, two, w } from '../../art/drawing'

const cloth = 'M7 7c17 4 33 4 50 0 3 10 3 20 0 30-17-4-33-4-50 0-3-10-3-20 0-30z'
const seam = 'M12 12c13 3 27 3 40 0 2 7 2 13 0 20-13-3-27-3-40 0-2-7-2-13 0-20z'
const panes =
  'M4 27V14c0-4 3-4 4.5-6.5C10 10 13 10 13 14v12zm16-1V13c0-4 2.5-4 4-6.5 1.5 2.5 4 2.5 4 6.5v13zm15 0V14c0-4 3-4 4.5-6.5C41 10 44 10 44 14v13z'

export const sultan: Drawings = {
  stoneW: two('wh', O(16, 16, 13.3)) + P('M15 4.500A11.5 11.5 0 0 0 4.6 14L12 11.500z', H),
  stoneR: two('r', P('M8 3.500h16l4.5 4.500v16L24 28.500H8L3.5 24V8z')) + P('M9 5.500h14l-5 5H11L5.5 9z', H),
  stoneY:
    two('y', P('M16 2.500c3 0 14 20 13.5 23-1 4-26 4-27 0C2 22.5 13 2.5 16 2.500z')) +
    P('M15.5 5c-3 2-8 11-9.5 15l5-3.500z', H),
  stoneG: two('em', P('M16 2 28.5 9v14L16 30 3.5 23V9z')) + P('M16 4.3 26 10l-6 1.5-8-1.5-6.5 2V10z', H),
  stoneB: two('b', P('M8.5 3.500h15l6.5 9L16 30 2 12.500z')) + P('M9.5 5.500h6L11 12H4.800z', H),
  stone: two('gr', P('M10 4h12l7 8-2 11-11 6.500L5 23 3 12z')) + P('M10.5 5.500h9L14 11l-9.5 1.500z', H),
  cushion: [
    '0 0 64 44',
    two('cu', P(cloth)) +
      P(seam, 'fill="none" stroke="var(--th)" stroke-dasharray="3 3"' + w(1.4)) +
      P('M6 6h0m52 0h0M6 38h0m52 0h0', 'stroke="var(--th)"' + w(5)),
  ],
  screen: [
    '0 0 48 32',
    piece(P('M1 4l15-2v27L1 31zm15-2h16v27H16zm16 0 15 2v27l-15-2z')) + P(panes, 'fill="var(--q)" opacity=".4"'),
  ],
  laid: [
    '0 0 24 32',
    `<g fill="var(--p)" stroke="var(--k)" stroke-width="1.5"><rect x="1" y="1" width="22" height="30" rx="3.5"/></g>` +
      P('M4 4h16v24H4z', 'fill="none" stroke="var(--q)" opacity=".6"' + w(1.2)) +
      P(star(5.5, 8, 0.765, 12), 'fill="var(--q)" transform="translate(0 4)"'),
  ],
  bag:
    two(
      'wo',
      P('M11 10h10c6 4 9 8.5 9 13 0 5-5 7-14 7S2 28 2 23c0-4.5 3-9 9-13z') +
        P('M9.5 2.500c2.5 1.8 10.5 1.8 13 0L21 10H11z'),
    ) +
    P('M9.5 10.200h13', 'stroke="var(--wok)"' + w(2.6)) +
    P('M9 15c-3 3-4.5 6-4 9 1-3.5 2.5-6 4-9z', H),
  first: token(
    P('M6 20C3.5 12 9 9 16 9s12.5 3 10 11c-6 3-14 3-20 0z') +
      P('M8 22.5c5 2 11 2 16 0v3c-5 2-11 2-16 0z') +
      P('M16 9c-2.5-3-.5-5.5 3-6.5.5 3-1 5.5-3 6.5z', 'fill="#c2253f"') +
      P('M8.5 18.5C12 13 19 12 24 15', 'fill="none" stroke="#fff3d6"' + w(2)),
  ),
  points: P(star(14.5)),
}
