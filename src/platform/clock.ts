/** Where the time comes from. Instants are epoch milliseconds everywhere. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still until it is set, for tests and for the demo market's builders. */
export function settableClock(
  startsAt: number,
): Clock & { set(epochMs: number): void; advance(ms: number): void } {
  let current = startsAt
  return {
    now: () => current,
    set: (epochMs) => {
      current = epochMs
    },
    advance: (ms) => {
      current += ms
    },
  }
}
