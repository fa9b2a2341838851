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
