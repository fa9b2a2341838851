import { queryOptions } from '@tanstack/react-query'
import { isOpenStatus } from '#domain/order/status.ts'
import { addDays, daysBetween, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { agendaQuery } from '../agenda/agenda-query.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import type { ConflictingVisits } from './conflicting-visit.ts'
import type { Closure } from './hours-query.ts'

/** The most days that the agenda gives at once. */
const DAYS_AT_ONCE = 31

/** The visits to come in a closure that was saved, by time (WORK-123). */
export function closureVisitsQuery(
  userName: string,
  closure: Closure,
  { language, timeZone, today }: { language: Language; timeZone: string; today: PlainDate },
) {
  const firstDay = dayIn(timeZone, closure.startTime) as PlainDate
  const lastDay = dayIn(timeZone, Date.parse(closure.endTime) - 1) as PlainDate
  return queryOptions({
    queryKey: [...agendaKey(userName), 'closure', closure.closureId, language],
    queryFn: async (context): Promise<ConflictingVisits> => {
      const visits: ConflictingVisits['visits'] = []
      let from = firstDay < today ? today : firstDay
      while (from <= lastDay) {
        const days = Math.min(DAYS_AT_ONCE, daysBetween(from, lastDay) + 1)
        const agenda = await context.client.fetchQuery(
          agendaQuery(userName, { from, days }, language),
        )
        visits.push(...agenda.visits.filter((visit) => isVisitIn(visit, closure, Date.now())))
        from = addDays(from, days)
      }
      return { timeZone, visits: visits.toSorted(byStart) }
    },
    refetchOnMount: 'always',
  })
}

type Visits = ConflictingVisits['visits']

function byStart(a: Visits[number], b: Visits[number]): number {
  return Date.parse(a.startTime) - Date.parse(b.startTime)
}

function isVisitIn(
  visit: Pick<Visits[number], 'startTime' | 'endTime' | 'status'>,
  closure: Pick<Closure, 'startTime' | 'endTime'>,
  now: number,
): boolean {
  const end = Date.parse(visit.endTime)
  if (!visit.status || !isOpenStatus(visit.status) || end <= now) return false
  return (
    Date.parse(visit.startTime) < Date.parse(closure.endTime) && end > Date.parse(closure.startTime)
  )
}
