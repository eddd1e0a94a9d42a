import { beforeEach, expect, test, vi } from 'vitest'
import { Fly } from '../src/fly'
import type { Effect, Snap } from '../src/protocol'
import { draw, find, istanbulSnap, redraw } from './stage'

const boxes: Record<string, [x: number, y: number]> = { place: [100, 50], cart: [300, 250], rival: [20, 0] }
const animate = vi.fn((_: object[], _options: { delay: number; duration: number }) => ({
  cancel: () => {},
  onfinish: null as null | (() => void),
}))

const Scene = ({ snap, pace = 1 }: { snap: Snap | null; pace?: number }) => (
  <main>
    <i data-box="place" data-place="6" />
    <i data-box="cart" class="cart s1" />
    <i data-box="rival" class="rival s2" />
    <Fly snap={snap} pace={pace} />
  </main>
)

const coin: Effect = { kind: 'fly', sign: 'lira', count: 2, place: 6, seat: 0, gained: true }
const at = (revision: number, effects: Effect[] = [], more = {}): Snap => ({
  ...istanbulSnap('move'),
  revision,
  effects,
  ...more,
})

const fly = (effects: Effect[], more = {}, pace = 1) => {
  const page = draw(<Scene snap={at(1)} pace={pace} />)
  redraw(page, <Scene snap={at(2, effects, more)} pace={pace} />)
  return page
}

beforeEach(() => {
  animate.mockClear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y] = boxes[(this as HTMLElement).dataset.box ?? ''] ?? [10, 10]
    return { x, y, width: 40, height: 20 } as DOMRect
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = animate as never
})

test('what is gained flies from the middle of its place to the middle of the cart', () => {
  fly([coin])
  const [first] = animate.mock.calls[0]!
  expect(first[0]).toMatchObject({ translate: `${100 + 20 - 10 - 12}px ${50 + 10 - 10 - 12}px` })
  expect(first.at(-1)).toMatchObject({ translate: `${300 + 20 - 10 - 12}px ${250 + 10 - 10 - 12}px` })
})

test('what is paid flies the other way, also from a rival', () => {
  fly([{ ...coin, seat: 1, gained: false }])
  const [first] = animate.mock.calls[0]!
  expect(first[0]).toMatchObject({ translate: `${20 + 20 - 10 - 12}px -12px` })
})

test('each of several leaves a little later, five at most; the pace counts', () => {
  fly([{ ...coin, count: 9 }], {}, 0.5)
  expect(animate.mock.calls.map(([, { delay }]) => delay)).toEqual([35, 70, 105, 140, 175])
})

test('dice come to rest before anything flies', () => {
  fly([
    { kind: 'dice', dice: [1, 2], seat: 0 },
    { ...coin, count: 1 },
  ])
  expect(animate.mock.calls.map(([, { delay }]) => delay)).toEqual([770])
})

test('what waits goes no earlier than it may', () => {
  fly([
    { ...coin, count: 1 },
    { ...coin, count: 1, wait: 500 },
  ])
  expect(animate.mock.calls.map(([, { delay }]) => delay)).toEqual([70, 570])
})

test('nothing flies to what is not shown', () => {
  fly([
    { ...coin, seat: 4 },
    { ...coin, place: 99 },
  ])
  expect(animate).not.toHaveBeenCalled()
})

test('nothing flies at first, in a look back, or for who wants no motion', () => {
  draw(<Scene snap={at(1, [coin])} />)
  fly([coin], { step: 0, steps: 3 })
  fly([coin], {}, 0)
  expect(animate).not.toHaveBeenCalled()
})

test('what has landed is gone', () => {
  const page = fly([{ ...coin, count: 1 }])
  expect(find(page, '.flights').children).toHaveLength(1)
  const flight = animate.mock.results[0]?.value as { onfinish: () => void }
  redraw(page, <Scene snap={at(2, [coin])} />)
  flight.onfinish()
  redraw(page, <Scene snap={at(2, [coin])} />)
  expect(find(page, '.flights').children).toHaveLength(0)
})
