/** How long each request waited for the answer of a member, in minutes; null for one that lapsed. */
export type AnswerWaits = readonly (number | null)[]

/** Within how many minutes a provider can be said to answer usually. */
export const USUAL_ANSWERS = [60, 240, 1440, 2880] as const
export type UsualAnswer = (typeof USUAL_ANSWERS)[number]

/** Fewer answers say nothing about a provider, to its members and to customers. */
const MIN_FOR_MEMBERS = 3
const MIN_FOR_CUSTOMERS = 5
/** What happens to three of four is usual. */
const USUAL_SHARE = 0.75

/** The average wait in whole minutes, of the requests that a member answered; null for too few (row WORK-164). */
export function averageAnswerMinutes(waits: AnswerWaits): number | null {
  const answered = waits.filter((wait) => wait !== null)
  if (answered.length < MIN_FOR_MEMBERS) return null
  return Math.ceil(answered.reduce((sum, wait) => sum + wait, 0) / answered.length)
}

/**
 * The shortest of `USUAL_ANSWERS` within which three of four requests were answered (row WORK-193). A request that lapsed
 * was not. Null for too few requests, or a provider that takes longer.
 */
export function usualAnswerMinutes(waits: AnswerWaits): UsualAnswer | null {
  if (waits.length < MIN_FOR_CUSTOMERS) return null
  const within = (minutes: number) => waits.filter((wait) => wait !== null && wait <= minutes)
  return USUAL_ANSWERS.find((each) => within(each).length >= USUAL_SHARE * waits.length) ?? null
}
