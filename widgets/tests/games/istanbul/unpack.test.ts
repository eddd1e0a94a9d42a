import { expect, test } from 'vitest'
import { readSnap } from '../../../src/games/istanbul/unpack'
import { istanbulSnap, istanbulWords, records } from '../../stage'

test('pieces are told by name, place and stack', () => {
  const { pieces } = istanbulSnap('move')
  expect(pieces[0]).toEqual({ id: 'm0', kind: 'merchant', seat: 0, place: 7, stack: ['own', 'own', 'own', 'own'] })
  expect(pieces.find(({ id }) => id === 'f1')).toEqual({ id: 'f1', kind: 'family', seat: 1, place: 12 })
  expect(pieces.find(({ id }) => id === 'governor')).toEqual({ id: 'governor', kind: 'figure', seat: null, place: 3 })
})

test('a target has its action, its label, its flag and its lines', () => {
  const target = istanbulSnap('move').ask!.tiles[2]!
  expect(target).toMatchObject({ act: 'move 2', piece: 'm0', label: istanbulWords.places[2]!.go })
  expect(target.flag).toEqual(['foot', '=1', 'disc:0', 'down'])
  expect(target.lines?.map(([, text]) => text)).toContain('Fill up: 2 fabric.')
})

test('the sentences of calls are filled in', () => {
  const { pick } = istanbulSnap('teahouse').ask!
  if (pick?.kind !== 'call') throw new Error('no call')
  expect(pick.calls).toHaveLength(10)
  expect(pick.calls[0]!.say + pick.calls[0]!.label).not.toMatch(/[{}]/)
  expect(pick.calls[0]!.label).toContain('3')
})

test('rows are lists of signs', () => {
  for (const { rows } of Object.values(istanbulSnap('move').places))
    for (const row of rows) expect(typeof row).not.toBe('string')
})

test('a message is read once', () => {
  const sent = records.istanbul.snaps.move
  expect(readSnap(sent, istanbulWords)).toBe(readSnap(sent, istanbulWords))
})
