/**
 * Concurrent calls with the same key share one run of the work, its failure included. Nothing is cached afterwards.
 */
export function singleFlight<Result>(): (
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, work) => {
    const current = running.get(key)
    if (current) return current
    const answer = work().finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
}
