import { expect, test } from 'vitest'
import { classes, hidden, pressing, rootClass, typing } from '../src/attributes'

test('classes that do not hold are left out', () => {
  expect(classes('board', false, undefined, null, 0, '', 'ask')).toBe('board ask')
})

test('the root carries the whole name of its game', () => {
  expect(rootClass('dice', 'hand')).toBe('ist istanbul-nb-dice of-hand')
})

test('whatever can be focused keeps the shortcuts of JupyterLab quiet', () => {
  expect(typing).toHaveProperty('data-lm-suppress-shortcuts')
  expect(pressing).toEqual({ type: 'button', 'data-lm-suppress-shortcuts': '' })
  expect(hidden['aria-hidden']).toBe('true')
})
