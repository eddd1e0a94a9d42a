import { beforeEach, expect, test, vi } from 'vitest'
import visitor from '../src/visitor'

const visit = () => {
  const sent: { kind: string; key: string }[] = []
  visitor().initialize({ model: { send: (content) => void sent.push(content), on: () => {} } })
  return sent[0]?.key
}

beforeEach(() => localStorage.clear())

test('a visitor has a key of 32 digits that stays', () => {
  const key = visit()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(visit()).toBe(key)
})

test('a key that was meddled with is replaced', () => {
  localStorage.setItem('istanbul_nb.visitor', '../../etc')
  expect(visit()).toMatch(/^[0-9a-f]{32}$/)
})

test('where the browser keeps nothing the key is for this page alone', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  expect(visit()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
