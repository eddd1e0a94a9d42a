import { expect, test } from 'vitest'
import { Eyes, One, Signs } from '../../src/parts/signs'
import { draw, find } from '../stage'

const show = (sign: string) => draw(<One sign={sign} size={20} />)

test.each([
  ['=+2', '<b>+2</b>'],
  ['~left 3', '<small>left 3</small>'],
  ['$7', '<b class="coin">7</b>'],
  ['$$14', '<b class="coin big">14</b>'],
  ['$-2', '<b class="coin sm">−2</b>'],
])('%s is text or a coin', (sign, html) => {
  expect(show(sign).innerHTML).toBe(html)
})

test('a ladder has its steps', () => {
  expect([...show('#7+ 9+ 11+').querySelectorAll('i')].map((node) => node.textContent)).toEqual(['7+', '9+', '11+'])
})

test('a drawing has a name, a size of its own, and may be faint', () => {
  expect(find(show('ruby*18'), 'svg').getAttribute('height')).toBe('18')
  expect(find(show('ruby'), 'svg').getAttribute('height')).toBe('20')
  expect(find(show('ruby-'), 'svg').getAttribute('class')).toBe('i ghost')
})

test('pieces have the colour of a seat, of nobody, or of whoever looks', () => {
  expect(find(show('disc:2'), 'svg').getAttribute('class')).toBe('s3')
  expect(find(show('disc:n'), 'svg').getAttribute('class')).toBe('s0')
  const page = draw(
    <Eyes.Provider value={{ cards: {}, seat: 1 }}>
      <Signs row={['disc']} />
    </Eyes.Provider>,
  )
  expect(find(page, 'svg').getAttribute('class')).toBe('s2')
})

test('a card shows the first picture of its face; an empty pile a dash', () => {
  const page = draw(
    <Eyes.Provider value={{ cards: { lira: { face: ['=+', '$5'] } }, seat: null }}>
      <Signs row={['top:lira', 'top:', 'top:?']} />
    </Eyes.Provider>,
  )
  expect([...page.querySelectorAll('.mini')].map((node) => node.textContent)).toEqual(['5', '–', '?'])
})
