import type { changeHours as endpoint } from '#contract/hours.ts'
import { intervalsOf, isWithinWeek, weekFromIntervals } from '#domain/schedule/day-hours.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { lockProvider } from '../schedule/closures-store.ts'
import { findWorkingHours } from '../schedule/store.ts'
import { versionOf } from './read-hours.ts'
import { findIntervals, findVisitsToCome, replaceIntervals } from './store.ts'
import { visitViews } from './visit-view.ts'

type ChangeHours = typeof endpoint

/**
 * Replaces the working hours of the caller's provider (WORK-30). Hours that somebody else has changed since are refused, the
 * same hours again are not (WORK-31). Visits that only the former hours contain refuse the change and are returned, or stay
 * as they are when `anyway` is set (WORK-32).
 */
export async function changeHours(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body, language }: HandlerInput<ChangeHours>,
): Promise<Outcome<ChangeHours>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const intervals = body.week.flatMap(intervalsOf)
  const week = weekFromIntervals(intervals)
  const version = versionOf(week)
  const now = deps.clock.now()
  return deps.database.transaction(async (trx) => {
    if (!(await lockProvider(trx, params.userName))) return { ok: false, refusal: 'not-found' }
    const former = weekFromIntervals(await findIntervals(trx, providerId))
    const formerVersion = versionOf(former)
    if (formerVersion === version) return { ok: true, answer: { data: { version } } }
    if (formerVersion !== body.version) return { ok: false, refusal: 'hours-changed' }
    const toCome = await findVisitsToCome(trx, { providerId, now })
    // A date with hours of its own does not follow the week (WORK-141).
    const dated = await findWorkingHours(trx, providerId)
    const followsWeek = ({ startsAt }: TimeRange) =>
      !dated.some(({ date }) => date === wallClock(startsAt, timeZone).date)
    const outside = toCome.filter(
      (visit) =>
        followsWeek(visit) &&
        isWithinWeek(visit, former, timeZone) &&
        !isWithinWeek(visit, week, timeZone),
    )
    if (outside.length > 0 && !body.anyway) {
      const visits = await visitViews(trx, outside, { timeZone, language })
      return { ok: false, refusal: 'has-appointments', data: { timeZone, visits } }
    }
    await replaceIntervals(trx, { providerId, now }, intervals)
    return { ok: true, answer: { data: { version } } }
  })
}
