import { setTimeout as pause } from 'node:timers/promises'

const ATTEMPTS = 9

/**
 * Tries anew, reading anew, while what an attempt was decided on changes under it. Who was overtaken waits a moment
 * that is longer every time and never the same, so that many who want one order get their turns.
 * @throws a 503 when it keeps changing for seconds
 */
export async function retryOnConflict<Submission>(
  attempt: () => Promise<Submission | 'changed-meanwhile'>,
): Promise<Submission> {
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const settled = await attempt()
    if (settled !== 'changed-meanwhile') return settled
    await pause(Math.random() * 5 * 2 ** attempts)
  }
  throw Object.assign(new Error('what was decided on kept changing'), { statusCode: 503 })
}
