import { beforeAll, expect, test } from 'vitest'
import { RichText } from '../../src/learn/rich-text'
import { draw, find, istanbulWords, useSharedParts } from '../stage'

beforeAll(useSharedParts)

const show = (text: string) => draw(<RichText text={text} words={istanbulWords} />)

test('what stands out is bold and may hold signs', () => {
  const page = show('Walk *two {ruby} steps* now.')
  expect(find(page, 'b').textContent).toBe('two  steps')
  expect(find(page, 'b use').getAttribute('href')).toBe('#ist-ruby')
  expect(page.textContent).toBe('Walk two  steps now.')
})

test('a sign stays in a line with the word before it', () => {
  const page = show('A red ruby {ruby} lies here.')
  expect(find(page, '.in-line').textContent).toBe('ruby ')
})

test('the emblem of a place has the colour of its family', () => {
  const page = show('Go to {p7}.')
  expect(find(page, '.emblem').getAttribute('style')).toContain(`var(--${istanbulWords.places[7]!.family})`)
})

test('plain text stays as it is', () => {
  expect(show('2 * 3 lira').innerHTML).toBe('2 * 3 lira')
})
