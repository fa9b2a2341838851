import type { listFreeTimes as endpoint } from '#contract/agenda.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import { busyRanges, findWorkingHours } from '../schedule/store.ts'
import { findCalendarOfMember } from './store.ts'

type ListFreeTimes = typeof endpoint

/**
 * The free starts of a day within the opening hours, for a member who moves or books a visit: without notice, and times
 * that customers hold count as taken (WORK-13).
 */
export async function listFreeTimes(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: asked }: HandlerInput<ListFreeTimes>,
): Promise<Outcome<ListFreeTimes>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { query } = database
  const date = asked.date as PlainDate
  const visit = { from: date, to: date, durationMinutes: asked.durationMinutes }
  const now = clock.now()
  const [calendar, hours, busy] = await Promise.all([
    findCalendarOfMember(query, providerId, asked),
    findWorkingHours(query, providerId),
    busyRanges(query, [providerId], rangeAround(visit), {
      exceptOrderId: asked.orderId,
      holds: { now, exceptHolder: null },
    }),
  ])
  const withoutNotice = { ...calendar, minimumNoticeMinutes: 0 }
  const slots = calendarSlots(withoutNotice, hours, busy.get(providerId) ?? [], visit, now)
  const times = slots
    .filter((slot) => !slot.busy)
    .map(({ startsAt, endsAt }) => ({
      startTime: toOffsetIso(startsAt, timeZone),
      endTime: toOffsetIso(endsAt, timeZone),
    }))
  return { ok: true, answer: { data: { timeZone, times } } }
}
