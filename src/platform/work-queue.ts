/** Runs a few tasks at a time; the others wait in order. */
export interface WorkQueue {
  /** Runs the work in its turn. @returns undefined, without running it, when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>
}

/** @param concurrency how many run at once @param maxWaiting how many may wait; more are turned away */
export function createWorkQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number
  maxWaiting: number
}): WorkQueue {
  let running = 0
  const queue: (() => void)[] = []
  const enter = async () => {
    if (running < concurrency) running++
    else await new Promise<void>((resolve) => queue.push(resolve))
  }
  // The next waiting task takes over the place, so that a new one cannot overtake it.
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running--
  }
  return {
    run: async (work) => {
      if (running >= concurrency && queue.length >= maxWaiting) return undefined
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Runs one task at a time for each key; tasks of different keys run at once. */
export interface KeyedQueue {
  /** Runs the work in its turn. @returns undefined, without running it, when too many wait or it waited too long */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>
}

// 10 s is the database's lock timeout; 200 is more than one person's screens ask at once.
const DEFAULT_LIMITS = { maxWaiting: 200, maxWaitMs: 10_000 }

/** @param limits.maxWaiting how many may wait for one key @param limits.maxWaitMs what waited longer is not run */
export function createKeyedQueue(limits = DEFAULT_LIMITS): KeyedQueue {
  const { maxWaiting, maxWaitMs } = limits
  const keys = new Map<string, { readonly queue: WorkQueue; users: number }>()
  return {
    run: async (key, work) => {
      const of = keys.get(key) ?? {
        queue: createWorkQueue({ concurrency: 1, maxWaiting }),
        users: 0,
      }
      keys.set(key, of)
      of.users++
      const enqueuedAt = performance.now()
      const isTooLate = () => performance.now() - enqueuedAt > maxWaitMs
      try {
        return await of.queue.run(async () => (isTooLate() ? undefined : work()))
      } finally {
        of.users--
        if (of.users === 0) keys.delete(key)
      }
    },
  }
}

/**
 * Runs the work in its key's turn.
 * @throws a 503 when too many wait already or it waited too long
 */
export async function runInQueue<Result>(
  queue: KeyedQueue,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const outcome = await queue.run(key, async () => ({ result: await work() }))
  if (!outcome) throw Object.assign(new Error('too many wait for the same'), { statusCode: 503 })
  return outcome.result
}
