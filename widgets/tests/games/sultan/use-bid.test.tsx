import { beforeEach, expect, test } from 'vitest'
import type { Snap } from '../../../src/games/sultan/protocol'
import { type Bid, useBid } from '../../../src/games/sultan/use-bid'
import type { Up } from '../../../src/protocol'
import { draw, later, redraw, sultanSnap } from '../../stage'

let bid: Bid
const sent: Up[] = []

const Bidder = ({ snap }: { snap: Snap }) => {
  bid = useBid(snap, (message) => void sent.push(message))
  return null
}

beforeEach(() => {
  sent.length = 0
  draw(<Bidder snap={sultanSnap('bid')} />) // hand: 1 2 10 11 15
})

test('a card and then a cushion are a bid', () => {
  later(() => bid.takeCard(2))
  expect(sent).toEqual([])
  later(() => bid.takeCushion(2))
  expect(sent).toEqual([{ kind: 'do', act: 'bid 10 2', seat: 0, revision: 3 }])
  expect(bid.chosen).toEqual({})
})

test('so are a cushion and then a card', () => {
  later(() => bid.takeCushion(1))
  later(() => bid.takeCard(4))
  expect(sent).toMatchObject([{ act: 'bid 15 1' }])
})

test('what is chosen twice is put back', () => {
  later(() => bid.takeCard(0))
  expect(bid.chosen.card).toBe(0)
  later(() => bid.takeCard(0))
  expect(bid.chosen.card).toBeNull()
})

test('a cushion that is not there is asked about', () => {
  later(() => bid.takeCushion(3))
  expect(sent).toEqual([{ kind: 'why', act: 'bid 1 3', revision: 3 }])
})

test('chances are told for the card that is pointed at', () => {
  later(() => bid.point({ card: 4 }))
  expect(bid.chance(bid.card, 1)).toBe(100)
  later(() => bid.point({ card: null }))
  expect(bid.card).toBeNull()
})

test('a new position forgets what was chosen', () => {
  const page = draw(<Bidder snap={sultanSnap('bid')} />)
  later(() => bid.takeCard(1))
  redraw(page, <Bidder snap={{ ...sultanSnap('bid'), revision: 4 }} />)
  expect(bid.chosen).toEqual({})
})

test('nothing can be bid where nothing is asked', () => {
  draw(<Bidder snap={sultanSnap('offer')} />)
  expect(bid.open(1)).toBe(false)
})
