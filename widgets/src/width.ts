import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

// The width inside an element; it is told before anything is painted.
export const useWidth = (node: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(node.current!)
    return () => observer.disconnect()
  }, [])
  return width
}
