/** Settles as the promise does; rejects if that takes longer than the time limit. */
export async function withTimeLimit<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: timeLimit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  return Promise.race([promise, timeLimit]).finally(() => clearTimeout(timer))
}
