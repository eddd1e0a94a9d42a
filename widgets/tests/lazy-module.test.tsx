import { expect, test } from 'vitest'
import { readSnap } from '../src/games/istanbul/unpack'
import { useExtras } from '../src/lazy-module'
import { Store } from '../src/model'
import { draw, FakeModel, traitsOf } from './stage'

const Extras = ({ store }: { store: Store }) => <b>{useExtras(store) ? 'there' : 'not yet'}</b>

const asks = (moment: string, more = {}) => {
  const model = new FakeModel(traitsOf('istanbul', moment, more))
  draw(<Extras store={new Store(model, { read: readSnap as never })} />)
  return model.kinds().includes('module')
}

test('the second module is asked for where it is needed', () => {
  expect(asks('move', { hints: true })).toBe(true)
  expect(asks('end')).toBe(true)
  expect(asks('lesson')).toBe(true)
})

test('it is not asked for where it is not', () => {
  expect(asks('move')).toBe(false)
  expect(asks('end', { part: 'board' })).toBe(false)
})
