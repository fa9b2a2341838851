/**
 * Concurrent calls with the same key share one run of the work, its failure included. Nothing is cached afterwards.
 */
export function singleFlight<Answer>(): (
  key: string,
  work: () => Promise<Answer>,
) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>()
  return (key, work) => {
    const current = running.get(key)
    if (current) return current
    const answer = work().finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
}
