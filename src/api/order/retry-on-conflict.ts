import { setTimeout as pause } from 'node:timers/promises'

const ATTEMPTS = 9

/**
 * Repeats an attempt while the rows it read change before it writes. Waits a random time between attempts that doubles
 * each time.
 * @throws a 503 after the last attempt
 */
export async function retryOnConflict<Submission>(
  attempt: () => Promise<Submission | 'version-conflict'>,
): Promise<Submission> {
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const result = await attempt()
    if (result !== 'version-conflict') return result
    await pause(Math.random() * 5 * 2 ** attempts)
  }
  throw Object.assign(new Error('what was decided on kept changing'), { statusCode: 503 })
}
