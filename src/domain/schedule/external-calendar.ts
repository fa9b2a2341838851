import { DAY_MS } from '../time-units.ts'
import type { TimeRange } from './slots.ts'

/** How many calendars of other programs a provider takes over at most. */
export const MAX_EXTERNAL_CALENDARS = 5

/** How far ahead busy times are taken over, in days. */
const DAYS_AHEAD = 90
/** From this age on members are warned of busy times that could not be read again. */
const WARN_AFTER_MS = DAY_MS
/** From this age on they no longer count. */
const DROP_AFTER_MS = 7 * DAY_MS

/** When a calendar of another program was read, epoch ms; null for never. */
export interface ExternalReads {
  /** The last time that it was read well. */
  readonly readAt: number | null
  /** The first failed read after that; null when the last read went well. */
  readonly failingSince: number | null
  /** When its busy times were deleted; null while they count. */
  readonly droppedAt: number | null
}

/**
 * How far a calendar of another program can be trusted (WORK-113): `read` when the last read went well, `failing` when it did
 * not, `outdated` when its busy times are a day old, `dropped` when they no longer count.
 */
export type ExternalState = 'read' | 'failing' | 'outdated' | 'dropped'

/** The state of a calendar of another program. @param now epoch ms */
export function externalState(
  { readAt, failingSince, droppedAt }: ExternalReads,
  now: number,
): ExternalState {
  if (failingSince === null) return 'read'
  if (droppedAt !== null) return 'dropped'
  return now - (readAt ?? failingSince) >= WARN_AFTER_MS ? 'outdated' : 'failing'
}

/** Whether busy times that were read then are too old to count (WORK-113). @param now epoch ms */
export function isExternalTooOld({ readAt, failingSince }: ExternalReads, now: number): boolean {
  const since = readAt ?? failingSince
  return since !== null && now - since >= DROP_AFTER_MS
}

/**
 * The time for which busy times are taken over: from yesterday on, ninety days ahead. It changes once a day, so that two
 * reads of an unchanged calendar are equal. @param now epoch ms
 */
export function externalWindow(now: number): TimeRange {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  return { startsAt: today - DAY_MS, endsAt: today + (DAYS_AHEAD + 1) * DAY_MS }
}
