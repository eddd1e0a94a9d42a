import { expect, test, vi } from 'vitest'
import { memo } from '../src/memo'
import { draw, redraw } from './stage'

const count = vi.fn()
interface Props {
  goods: { red: number; rest: number[] }
  note?: string
}

const Goods = memo(({ goods, note }: Props) => {
  count()
  return (
    <b>
      {goods.red} {goods.rest.join('')} {note}
    </b>
  )
})

const drawings = (first: Props, second: Props) => {
  count.mockClear()
  redraw(draw(<Goods {...first} />), <Goods {...second} />)
  return count.mock.calls.length
}

test('the same data in new objects is not drawn again', () => {
  expect(drawings({ goods: { red: 1, rest: [2, 3] } }, { goods: { red: 1, rest: [2, 3] } })).toBe(1)
})

test('a change anywhere is drawn', () => {
  expect(drawings({ goods: { red: 1, rest: [2, 3] } }, { goods: { red: 1, rest: [2, 4] } })).toBe(2)
  expect(drawings({ goods: { red: 1, rest: [2] } }, { goods: { red: 1, rest: [2, 3] } })).toBe(2)
  expect(drawings({ goods: { red: 1, rest: [] } }, { goods: { red: 1, rest: [] }, note: 'full' })).toBe(2)
})
