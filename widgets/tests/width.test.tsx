import { useRef } from 'preact/hooks'
import { expect, test } from 'vitest'
import { useWidth } from '../src/width'
import { draw, giveWidth } from './stage'

const Ruler = () => {
  const node = useRef<HTMLDivElement>(null)
  return <div ref={node}>{useWidth(node)}</div>
}

test('the width inside an element, in whole pixels', () => {
  giveWidth(812.7)
  expect(draw(<Ruler />).textContent).toBe('812')
})
