import { MINUTE_MS } from '#domain/time-units.ts'
import { useNow } from './use-now.ts'

/** The current time (epoch ms), at most half a minute old: for texts such as the days until a term. */
export function useNowByMinute(): number {
  return useNow(nextHalfMinute)
}

function nextHalfMinute(now: number): number {
  return now + MINUTE_MS / 2
}
