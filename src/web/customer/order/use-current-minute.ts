import { useNow } from '../../use-now.ts'

const HALF_A_MINUTE_MS = 30_000

/** The current time (epoch ms), updated every half minute. Only for pages that are not rendered on the server. */
export function useCurrentMinute(): number {
  return useNow(inHalfAMinute)
}

function inHalfAMinute(now: number): number {
  return now + HALF_A_MINUTE_MS
}
