import { createHash } from 'node:crypto'
import type { getHours as endpoint } from '#contract/hours.ts'
import { type DayHours, weekFromIntervals } from '#domain/schedule/day-hours.ts'
import { holidaysFrom, isOptionalHoliday } from '#domain/schedule/public-holidays.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { reasonText } from '#messages/reason-text.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { instantsOf } from '../schedule/close-hours.ts'
import {
  type DateHours,
  findClosedDays,
  findClosures,
  findDateHours,
  findIntervals,
} from './store.ts'

type GetHours = typeof endpoint

/** The working hours, the closures to come and the public holidays of the caller's provider (WORK-30, WORK-34, WORK-37). */
export async function readHours(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<GetHours>,
): Promise<Outcome<GetHours>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { query } = deps.database
  const now = deps.clock.now()
  const today = wallClock(now, timeZone).date
  const holidays = holidaysFrom(today)
  const days = holidays.map(({ date }) => instantsOf({ date }, timeZone))
  const [intervals, dateHours, closures, closedDays] = await Promise.all([
    findIntervals(query, providerId),
    findDateHours(query, { providerId, from: today }),
    findClosures(query, { providerId, now }),
    findClosedDays(query, providerId, days),
  ])
  const week = weekFromIntervals(intervals)
  const data = {
    timeZone,
    today,
    version: versionOf(week),
    week: week.map((hours) => ({ ...hours, breaks: [...hours.breaks] })),
    dateHours: dateHours.map((hours) => ({
      ...hours,
      reason: reasonText(hours.reason, language),
      version: versionOfDate(hours),
    })),
    closures: closures.map(({ id, startsAt, endsAt, reason, ...closure }) => ({
      ...closure,
      reason: reasonText(reason, language),
      closureId: id,
      startTime: toOffsetIso(startsAt, timeZone),
      endTime: toOffsetIso(endsAt, timeZone),
    })),
    holidays: holidays.map((holiday, nth) => ({
      ...holiday,
      isOptional: isOptionalHoliday(holiday.name),
      ...(closedDays[nth] ?? { isClosed: false, closureId: null, visitCount: 0 }),
    })),
  }
  return { ok: true, answer: { data } }
}

/**
 * A text that is another one for other hours: members send it back, so that nobody overwrites hours they have not read
 * (WORK-31). The version of the provider's row would change with every review.
 */
export function versionOf(week: readonly DayHours[]): string {
  return fingerprint(week)
}

/** The same of the hours of one date; empty when it follows the week. */
export function versionOfDate(hours: Omit<DateHours, 'providerId'> | null): string {
  if (!hours) return ''
  const { openTime, closeTime, reason } = hours
  return fingerprint([openTime, closeTime, reason])
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
