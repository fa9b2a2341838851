import { useNow } from '../../use-now.ts'

const HALF_A_MINUTE_MS = 30_000

/** The moment (epoch ms), often enough for words in minutes. Only for pages the browser draws. */
export function useCurrentMinute(): number {
  return useNow(inHalfAMinute)
}

function inHalfAMinute(now: number): number {
  return now + HALF_A_MINUTE_MS
}
