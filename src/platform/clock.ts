/** The source of the time. Instants are epoch milliseconds everywhere. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still until it is set, for tests and the demo market. */
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
