import type { Transaction } from 'kysely'
import type { saveDateHours as endpoint } from '#contract/hours.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import { isWithinHours, type WorkingHours } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { instantsOf } from '../schedule/close-hours.ts'
import { lockProvider } from '../schedule/closures-store.ts'
import { findWorkingHours } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import { storableLine } from '../storable.ts'
import { versionOfDate } from './read-hours.ts'
import { deleteDateHours, findDateHours, findVisitsToCome, upsertDateHours } from './store.ts'
import { visitViews } from './visit-view.ts'

type SaveDateHours = typeof endpoint

/**
 * Sets the hours of one date of the caller's provider, in place of those of the week, or removes them (WORK-141). Visits
 * that only the former hours of the date contain refuse it and are returned, or stay when `anyway` is set (WORK-142). Hours that changed since they were read are
 * not overwritten (WORK-154).
 */
export async function saveDateHours(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body, language }: HandlerInput<SaveDateHours>,
): Promise<Outcome<SaveDateHours>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const date = params.date as PlainDate
  const now = deps.clock.now()
  const today = wallClock(now, timeZone).date
  if (date < today) return invalid('is over')
  if (!isWithinHorizon(instantsOf({ date }, timeZone).startsAt, now))
    return invalid('is more than two years ahead')
  return deps.database.transaction(async (trx) => {
    if (!(await lockProvider(trx, params.userName))) return { ok: false, refusal: 'not-found' }
    const reason = storableLine(body.reason)
    const version = await presentVersion(trx, providerId, date)
    const wanted = versionOfDate(body.hours && { ...body.hours, date, reason })
    if (version === wanted) return { ok: true, answer: { data: { date } } }
    if (version !== body.version) return { ok: false, refusal: 'hours-changed' }
    const former = await findWorkingHours(trx, providerId)
    const next = [
      ...former.filter((hours) => hours.date !== date),
      ...(body.hours ? [{ ...body.hours, day: weekday(date), isOpen: true, date }] : []),
    ]
    const isLost = isOnlyWithin(former, next, timeZone)
    const toCome = await findVisitsToCome(trx, { providerId, now })
    const outside = toCome.filter(
      (visit) => wallClock(visit.startsAt, timeZone).date === date && isLost(visit),
    )
    if (outside.length > 0 && !body.anyway) {
      const visits = await visitViews(trx, outside, { timeZone, language })
      return { ok: false, refusal: 'has-appointments', data: { timeZone, visits } }
    }
    if (body.hours) await upsertDateHours(trx, { providerId, date, reason, ...body.hours }, today)
    else await deleteDateHours(trx, { providerId, date })
    return { ok: true, answer: { data: { date } } }
  })
}

async function presentVersion(trx: Transaction<Tables>, providerId: string, date: PlainDate) {
  const present = await findDateHours(trx, { providerId, from: date })
  return versionOfDate(present.find((hours) => hours.date === date) ?? null)
}

function isOnlyWithin(
  former: readonly WorkingHours[],
  next: readonly WorkingHours[],
  timeZone: string,
) {
  return (visit: { startsAt: number; endsAt: number }) =>
    isWithinHours(visit, former, timeZone) && !isWithinHours(visit, next, timeZone)
}

function invalid(message: string): HttpRefusal {
  return { ok: false, refusal: 'invalid-request', details: [{ path: 'params.date', message }] }
}
