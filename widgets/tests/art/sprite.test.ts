import { expect, test } from 'vitest'
import { addDrawings, insertSprite, ratio } from '../../src/art/sprite'

test('a drawing has the shape of its box', () => {
  addDrawings('test', { wide: ['0 0 40 20', '<path id="a"/>'], plain: '<path/>' })
  expect(ratio('wide')).toBe(2)
  expect(ratio('plain')).toBe(1)
  expect(ratio('unknown')).toBe(1)
})

test('ids carry a prefix, so that nothing else on the page is meant', () => {
  const { wide } = addDrawings('test', { wide: ['0 0 40 20', '<path id="a"/><use href="#a"/>'] })
  expect(wide?.body).toBe('<path id="ist-a"/><use href="#ist-a"/>')
})

test('a document has one sheet, however many tables it has', () => {
  insertSprite(document)
  insertSprite(document)
  expect(document.querySelectorAll('#ist-sprite-test')).toHaveLength(1)
})
