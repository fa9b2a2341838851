import type { bookVisit as endpoint } from '#contract/visit.ts'
import { uuidv7 } from '#platform/random.ts'
import { conflictsIn } from '../agenda/conflicts.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { booking } from '../order/booking.ts'
import { idempotencyOf } from '../order/idempotency.ts'
import type { IdempotencyKey } from '../order/idempotency-store.ts'
import { findProviderSnapshot } from '../order/provider-snapshot-store.ts'
import { retryOnConflict } from '../order/retry-on-conflict.ts'
import { findIdempotentReply } from '../order/submit-order.ts'
import { itemsOf } from '../order/validate-order.ts'
import { changedVisit } from './changed-visit.ts'
import { newVisit, newVisitClient } from './new-visit.ts'
import { findVisitClient } from './visit-client-store.ts'
import { writeVisit } from './write-visit.ts'

type BookVisit = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock'>

/**
 * Books a visit by a member of its provider (WORK-14 to WORK-17). The limits, hours and notice of customers do not apply. A
 * time that is taken is refused with what takes it, unless the member squeezes the visit in.
 */
export async function bookVisit(
  deps: Deps,
  input: HandlerInput<BookVisit>,
): Promise<Outcome<BookVisit>> {
  const { caller, params } = input
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, wish)
  if (!member.ok) return member
  const idempotency = idempotencyOf(member.userName, input)
  const result =
    (await findIdempotentReply(deps, { idempotency })) ??
    (await retryOnConflict(() => attemptBooking(deps, { member, idempotency, input })))
  if (!result.ok) return result
  return changedVisit(deps.database.query, result.answer.data.orderId)
}

interface Attempt {
  readonly member: Member
  readonly idempotency: IdempotencyKey | null
  readonly input: HandlerInput<BookVisit>
}

type Booked = { ok: true; answer: { data: { orderId: string } } }

async function attemptBooking(
  deps: Deps,
  { member, idempotency, input }: Attempt,
): Promise<Booked | HttpRefusal | 'changed-meanwhile'> {
  const { body, language } = input
  const { query } = deps.database
  const now = deps.clock.now()
  const { providerId } = member
  const known = body.clientId
    ? await findVisitClient(query, { providerId, clientId: body.clientId })
    : null
  const snapshot = await findSnapshot(deps, input, now)
  if (known === undefined || !snapshot) return { ok: false, refusal: 'not-found' }
  const client = known ?? newVisitClient(body)
  const validOrder = newVisit(body, client, snapshot, now)
  if (!validOrder.ok) return validOrder
  const accepted = { snapshot, validOrder, now }
  const visit = {
    ...booking(accepted, { status: 'CONFIRMED', language: known?.language ?? language }),
    client,
    idempotency,
    placedAt: now,
    placedBy: member.userName,
    id: uuidv7(now),
    cancellationWindowMinutes: snapshot.cancellationWindowMinutes,
  }
  const { result, time } = await writeVisit(deps, visit, body.squeezeIn)
  if (result === 'written') return { ok: true, answer: { data: { orderId: visit.id } } }
  if (result === 'changed-meanwhile') return result
  // The same request, sent twice, may have taken the time or the key.
  const earlier = await findIdempotentReply(deps, { idempotency })
  if (earlier) return earlier
  const data = await conflictsIn(query, member, { time, language, isForVisit: true })
  return { ok: false, refusal: 'slot-taken', data }
}

function findSnapshot(
  { database }: Deps,
  { body, params, caller }: HandlerInput<BookVisit>,
  now: number,
) {
  const startsAt = Date.parse(body.startTime)
  return findProviderSnapshot(database.query, {
    providerUserName: params.userName,
    customerUserName: '',
    catalogItemIds: itemsOf(body).map((item) => item.catalogItemId),
    promotionId: null,
    startsAt,
    endsAt: startsAt,
    now,
    change: null,
    requestedBy: caller.kind === 'user' ? caller.userName : '',
    isByCustomer: false,
    mayBeInactive: true,
  })
}
