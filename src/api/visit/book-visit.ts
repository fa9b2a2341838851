import type { bookVisit as endpoint } from '#contract/visit.ts'
import { canBeBooked } from '#domain/schedule/horizon.ts'
import { conflictsIn } from '../agenda/conflicts.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { idempotencyOf } from '../order/idempotency.ts'
import { startOutOfRange } from '../schedule/start-out-of-range.ts'
import { bookVisits } from './book-visits.ts'
import { changedVisit } from './changed-visit.ts'

type BookVisit = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'places'>

/**
 * Books a visit by a member of its provider (WORK-14 to WORK-17). A time that is taken is refused with what takes it, unless
 * the member squeezes the visit in.
 */
export async function bookVisit(
  deps: Deps,
  input: HandlerInput<BookVisit>,
): Promise<Outcome<BookVisit>> {
  const { caller, params, body, language } = input
  const { userName: providerUserName } = params
  const member = await findMember(deps, caller, { providerUserName, permission: 'manage-visits' })
  if (!member.ok) return member
  const startsAt = Date.parse(body.startTime)
  if (!canBeBooked(startsAt, deps.clock.now())) return startOutOfRange('body')
  const booked = await bookVisits(deps, {
    member,
    providerUserName,
    language,
    visit: body,
    starts: [{ startsAt, isSqueezedIn: body.squeezeIn }],
    isSeries: false,
    idempotency: idempotencyOf(member.userName, input),
  })
  const { query } = deps.database
  if (booked.ok) return changedVisit(query, booked.orderId)
  if (!('taken' in booked)) return booked
  const times = booked.taken.flat()
  const data = await conflictsIn(query, member, { times, language, isForVisit: true })
  return { ok: false, refusal: 'slot-taken', data }
}
