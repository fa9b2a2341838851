/**
 * Lets all who ask for the same while it is being worked out share one answer, its failure too. Nothing is kept: who
 * asks afterwards has it worked out anew.
 */
export function singleFlight<Answer>(): (
  key: string,
  work: () => Promise<Answer>,
) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>()
  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const answer = work().finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
}
