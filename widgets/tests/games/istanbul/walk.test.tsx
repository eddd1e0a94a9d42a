import { expect, test } from 'vitest'
import { measure, standing } from '../../../src/games/istanbul/size'
import { Walk } from '../../../src/games/istanbul/walk'
import { draw, find, istanbulSnap } from '../../stage'

const snap = istanbulSnap('move')
const size = measure(900, snap.layout, snap.columns, 3)

test('the way to a place begins and ends where the piece stands, and a ghost stands at its end', () => {
  const page = draw(<Walk snap={snap} size={size} place={2} />)
  const numbers = find(page, 'path').getAttribute('d')!.split(/[ML ]/).filter(Boolean).map(Number)
  const [from, to] = [7, 2].map((place) => standing(size, snap.layout.indexOf(place), 0))
  expect(numbers.slice(0, 1)).toEqual([from!.x])
  expect(numbers.at(-2)).toBe(to!.x)
  expect(page.querySelectorAll('.ghostly svg')).toHaveLength(1)
})

test('there is no way to where nobody can go', () => {
  expect(draw(<Walk snap={snap} size={size} place={16} />).innerHTML).toBe('')
})

test('between rows it keeps to the gutter', () => {
  const page = draw(<Walk snap={snap} size={size} place={11} />)
  const points = find(page, 'path').getAttribute('d')!.slice(1).split('L')
  expect(points).toHaveLength(4)
  expect(points[1]!.split(' ')[0]).toBe(points[2]!.split(' ')[0])
})

test('it passes the places that the rules tell, and goes straight where they tell none', () => {
  const [first, second] = [snap.layout[0]!, snap.layout[1]!]
  const target = snap.ask!.tiles[2]!
  const drawn = (via?: number[]) => {
    const led = { ...snap, ask: { ...snap.ask!, tiles: { 2: { ...target, via } } } }
    return find(draw(<Walk snap={led} size={size} place={2} />), 'path').getAttribute('d')!
  }
  const spot = (place: number) => standing(size, snap.layout.indexOf(place), 0).x
  expect(drawn([first, second])).toContain(`L${spot(second)} `)
  expect(drawn([first, second])).not.toBe(drawn())
})
