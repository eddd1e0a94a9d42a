import { expect, test } from 'vitest'
import { lookup } from '../src/lookup'

test('what is there is found, in lists and in records', () => {
  expect(lookup(['a', 'b'], 1)).toBe('b')
  expect(lookup({ 7: 'police' }, 7)).toBe('police')
  expect(lookup([0], 0)).toBe(0)
})

test('what is missing is named', () => {
  expect(() => lookup(['a'], 3)).toThrow('missing: 3')
  expect(() => lookup({}, 'far')).toThrow('missing: far')
})
