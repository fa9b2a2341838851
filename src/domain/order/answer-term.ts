import { DAY_MINUTES, MINUTE_MS } from '../time-units.ts'

/** How long a provider may take to answer a request, in minutes, as in the check of the table (WORK-102). */
export const ANSWER_TERM = { min: 60, max: 7 * DAY_MINUTES } as const

/**
 * The end of the term of a request that its customer placed or changed now, epoch ms. It waits at most until the start of the
 * visit (column `answer_by`).
 */
export function answerUntil(
  { answerTermMinutes }: { readonly answerTermMinutes: number },
  now: number,
): number {
  return now + answerTermMinutes * MINUTE_MS
}
