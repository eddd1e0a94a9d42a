import { expect, test } from 'vitest'
import { fill, say } from '../src/text'
import { istanbulWords } from './stage'

test('facts stand in place of their names', () => {
  expect(fill('{n} of {of}', { n: 2, of: 5 })).toBe('2 of 5')
})

test('a fact that is 0 is told, one that is missing shows its name', () => {
  expect(fill('{n}: {who}', { n: 0 })).toBe('0: {who}')
})

test('a key is said in the words of the table; one without words shows itself', () => {
  expect(say(istanbulWords, 'rubies-of', { have: 2, of: 6 })).toMatch(/2.*6/)
  expect(say(istanbulWords, 'no-such-key')).toBe('no-such-key')
})
