import type { addClosure as endpoint } from '#contract/hours.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { closeHours, instantsOf } from '../schedule/close-hours.ts'
import { storableLine } from '../storable.ts'
import { visitViews } from './visit-view.ts'

type AddClosure = typeof endpoint

/**
 * Closes days or hours of the caller's provider, from now to the horizon (WORK-34). Appointments in that time refuse it and
 * are returned, or stay as they are when `anyway` is set (WORK-35).
 */
export async function addClosure(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body, language }: HandlerInput<AddClosure>,
): Promise<Outcome<AddClosure>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { timeZone } = member
  const { from, to, anyway } = body
  const now = deps.clock.now()
  const days = {
    date: from as PlainDate,
    lastDate: to as PlainDate,
    hours: body.hours ?? undefined,
  }
  const time = instantsOf(days, timeZone)
  if (time.endsAt <= now) return invalid('to', 'is over')
  if (!isWithinHorizon(time.startsAt, now)) return invalid('from', 'is more than two years ahead')
  const closed = await closeHours(deps, {
    ...days,
    anyway,
    now,
    providerUserName: params.userName,
    reason: storableLine(body.reason),
  })
  if (!closed.ok && closed.refusal === 'hours-skipped')
    return invalid('hours', 'are skipped by the clock, which goes forward that day')
  if (!closed.ok && closed.refusal === 'not-found') return { ok: false, refusal: 'not-found' }
  const visits = await visitViews(deps.database.query, closed.conflicts, { timeZone, language })
  const data = { timeZone, visits }
  return closed.ok ? { ok: true, answer: { data } } : { ok: false, refusal: closed.refusal, data }
}

function invalid(field: string, message: string): HttpRefusal {
  return { ok: false, refusal: 'invalid-request', details: [{ path: `body.${field}`, message }] }
}
