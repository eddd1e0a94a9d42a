import { useEffect } from 'preact/hooks'
import type { Store } from './model'

const pause = 700

// Lets bots decide at a pace that one can follow, as long as this page is the one in front.
export const useBots = (store: Store) => {
  const { snap, pace, part } = store
  const revision = part === 'table' && snap?.wait?.bot && snap.step === snap.steps ? snap.revision : null
  useEffect(() => {
    if (revision === null) return
    const decide = () => document.visibilityState === 'visible' && store.drive(revision)
    const timer = setTimeout(decide, (pause + (store.snap?.linger ?? 0)) * pace)
    document.addEventListener('visibilitychange', decide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', decide)
    }
  }, [store, revision, pace])
}
