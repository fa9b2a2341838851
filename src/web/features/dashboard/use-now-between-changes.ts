import { useEffect, useState } from 'react'
import { type CountedVisit, nextChange } from '#domain/order/countdown.ts'

/** Browsers count a timer's wait in 32 bits. */
const longestWait = 2 ** 31 - 1

/**
 * The moment (epoch ms), told anew only when a countdown changes: at a salon's midnight, when a visit begins or ends;
 * and when the page is looked at again, for a device that slept through it.
 */
export function useNowBetweenChanges(visits: readonly CountedVisit[]): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const change = nextChange(visits, now)
    if (change === null) return
    const wait = Math.min(Math.max(change - Date.now(), 0), longestWait)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [visits, now])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setNow(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
