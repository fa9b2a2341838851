/** Work that is done a few at a time. */
export interface Turns {
  /** Does the work when it is its turn; undefined, and not done, where too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result | undefined>
}

/** @param atOnce under way together; @param waiting more than these are turned away */
export function openTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let underWay = 0
  const queue: (() => void)[] = []
  const enter = async () => {
    if (underWay < atOnce) underWay++
    else await new Promise<void>((resolve) => queue.push(resolve))
  }
  // Whoever waits takes over the place: nobody who comes at this moment gets in between.
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else underWay--
  }
  return {
    take: async (work) => {
      if (underWay >= atOnce && queue.length >= waiting) return undefined
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Turns of each key for itself: of one key a piece of work at a time, of different ones all at once. */
export interface TurnsOfEach {
  /** Does the work when it is the key's turn; undefined, and not done, where too many wait or it took too long. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>
}

// As long as a statement may wait for a lock; more than anybody's own screens ever ask at once.
const PERSONAL = { waiting: 200, patienceMs: 10_000 }

/** @param waiting for one key, more are turned away; @param patienceMs whoever waited longer is turned away in turn */
export function openTurnsOfEach(limits = PERSONAL): TurnsOfEach {
  const { waiting, patienceMs } = limits
  const keys = new Map<string, { readonly turns: Turns; takers: number }>()
  return {
    take: async (key, work) => {
      const of = keys.get(key) ?? { turns: openTurns({ atOnce: 1, waiting }), takers: 0 }
      keys.set(key, of)
      of.takers++
      const cameAt = performance.now()
      const isTooLate = () => performance.now() - cameAt > patienceMs
      try {
        return await of.turns.take(async () => (isTooLate() ? undefined : work()))
      } finally {
        of.takers--
        if (of.takers === 0) keys.delete(key)
      }
    },
  }
}

/**
 * Does the work in the turn of its key.
 * @throws a 503 where too many wait already, or it takes seconds
 */
export async function inTurn<Result>(
  turns: TurnsOfEach,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = await turns.take(key, async () => ({ result: await work() }))
  if (!turn) throw Object.assign(new Error('too many wait for the same'), { statusCode: 503 })
  return turn.result
}
