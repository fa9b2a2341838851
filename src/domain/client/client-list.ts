import { DAY_MS } from '../time-units.ts'

/** Which clients a member looks at (WORK-169). */
export const CLIENT_FILTERS = ['all', 'new', 'lapsed', 'missed'] as const
export type ClientFilter = (typeof CLIENT_FILTERS)[number]

/** What the clients are sorted by: names from A, everything else from the most or the latest. */
export const CLIENT_SORTS = ['name', 'visits', 'lastVisit', 'spent'] as const
export type ClientSort = (typeof CLIENT_SORTS)[number]

const NEW_DAYS = 30
const LAPSED_DAYS = 90

/** The instants that a client is new after, and that the last visit of a lapsed client lies before. All in epoch ms. */
export function clientLimits(now: number): { newAfter: number; lapsedBefore: number } {
  return { newAfter: now - NEW_DAYS * DAY_MS, lapsedBefore: now - LAPSED_DAYS * DAY_MS }
}
