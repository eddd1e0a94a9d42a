import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { hidden } from './attributes'
import { seatClass } from './parts/icon'
import { stepTime, tempo, tumbleTime } from './parts/motion'
import { Signs } from './parts/signs'
import type { Effect, Sign, Snap } from './protocol'

interface Flight {
  key: string
  sign: Sign
  from: DOMRect
  to: DOMRect
  delay: number
}

const most = 5
const apart = 70

const flights = (snap: Snap, root: Element): Flight[] => {
  const box = (selector: string) => root.querySelector(selector)?.getBoundingClientRect()
  let delay = snap.effects.some(({ kind }) => kind === 'dice') ? tumbleTime : 0
  return snap.effects
    .filter((effect): effect is Extract<Effect, { kind: 'fly' }> => effect.kind === 'fly')
    .flatMap((effect, i) => {
      const place = box(effect.place === null ? '.board' : `[data-place="${effect.place}"]`)
      const owner = box(`:is(.cart, .rival).${seatClass(effect.seat)}`)
      if (!place?.width || !owner?.width) return [] // not shown
      delay = Math.max(delay, effect.wait ?? 0)
      const [from, to] = effect.gained ? [place, owner] : [owner, place]
      return Array.from({ length: Math.min(most, effect.count) }, (_, n) => {
        delay += apart
        return { key: `${snap.revision}-${i}-${n}`, sign: effect.sign, from, to, delay }
      })
    })
}

const Flying = ({
  flight,
  origin,
  factor,
  done,
}: {
  flight: Flight
  origin: DOMRect
  factor: number
  done: () => void
}) => {
  const node = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const middle = (box: DOMRect) =>
      `${box.x + box.width / 2 - origin.x - 12}px ${box.y + box.height / 2 - origin.y - 12}px`
    const way = [
      { translate: middle(flight.from), opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1.2, offset: 0.25 },
      { translate: middle(flight.to), opacity: 0.2, scale: 0.8 },
    ]
    const flying = node.current!.animate(way, {
      duration: 2.4 * stepTime * factor,
      delay: flight.delay * factor,
      fill: 'both',
      easing: 'ease-in-out',
    })
    flying.onfinish = done
    return () => flying.cancel()
  }, [])
  return (
    <span ref={node}>
      <Signs row={[flight.sign]} size={24} />
    </span>
  )
}

// Goods and coins on their way between a place and a cart: once for each new position, never for the first one.
export const Fly = ({ snap, pace }: { snap: Snap | null; pace: number }) => {
  const layer = useRef<HTMLDivElement>(null)
  const seen = useRef(snap?.revision ?? null)
  const [flying, setFlying] = useState<Flight[]>([])
  const factor = tempo(pace)
  useLayoutEffect(() => {
    const fresh = snap && seen.current !== null && snap.revision > seen.current && snap.step === snap.steps
    seen.current = snap?.revision ?? null
    if (fresh && factor) setFlying(flights(snap, layer.current!.parentElement!))
  }, [snap?.revision])
  const land = (key: string) => setFlying((others) => others.filter((flight) => flight.key !== key))
  return (
    <div ref={layer} class="flights" {...hidden}>
      {flying.map((flight) => (
        <Flying
          key={flight.key}
          flight={flight}
          origin={layer.current!.getBoundingClientRect()}
          factor={factor}
          done={() => land(flight.key)}
        />
      ))}
    </div>
  )
}
