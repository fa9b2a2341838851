import type { Point } from '#domain/location/distance.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findHomePoint } from '../home-visit/home-point.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import type { Member } from '../membership/find-member.ts'
import type { IdempotencyKey } from '../order/idempotency-store.ts'
import { orderValues } from '../order/order-values.ts'
import { findProviderSnapshot } from '../order/provider-snapshot-store.ts'
import { retryOnConflict } from '../order/retry-on-conflict.ts'
import { findIdempotentReply } from '../order/submit-order.ts'
import { itemIdsOf } from '../order/validate-order.ts'
import { storableLine } from '../storable.ts'
import { newVisit, newVisitClient, type VisitToBook } from './new-visit.ts'
import { findVisitClient } from './visit-client-store.ts'
import { writeVisits } from './write-visits.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'places'>

/** The same visit at one or several starts, as a member books it. */
export interface BookingRequest {
  readonly member: Member
  /** The user name of the provider. */
  readonly providerUserName: string
  readonly visit: VisitToBook
  /** By start. */
  readonly starts: readonly { readonly startsAt: number; readonly isSqueezedIn: boolean }[]
  readonly isSeries: boolean
  readonly idempotency: IdempotencyKey | null
  /** The member's, for a client of whom none is known. */
  readonly language: Language
}

/** `taken`: nothing was written, since the times of these visits are taken and not to be squeezed in. */
type BookingResult =
  | { ok: true; orderId: string }
  | { ok: false; taken: readonly (readonly TimeRange[])[] }
  | HttpRefusal

/**
 * Books a visit at its starts in one transaction, all or none (WORK-14 to WORK-17, WORK-111). The limits, hours and notice of
 * customers do not apply. The same idempotency key gives the order that it wrote before, of a series one of them.
 */
export async function bookVisits(deps: Deps, request: BookingRequest): Promise<BookingResult> {
  const earlier = await earlierBooking(deps, request)
  if (earlier) return earlier
  const homePoint = await findHomePoint(deps, request.visit.customerAddress)
  return retryOnConflict(() => attemptBooking(deps, request, homePoint))
}

async function earlierBooking(
  deps: Deps,
  { idempotency }: BookingRequest,
): Promise<BookingResult | undefined> {
  const earlier = await findIdempotentReply(deps, { idempotency })
  if (!earlier?.ok) return earlier ?? undefined
  return { ok: true, orderId: earlier.answer.data.orderId }
}

async function attemptBooking(
  deps: Deps,
  request: BookingRequest,
  homePoint: Point | null,
): Promise<BookingResult | 'version-conflict'> {
  const { member, visit, starts, isSeries, idempotency, language } = request
  const { query } = deps.database
  const now = deps.clock.now()
  const { providerId } = member
  const known = visit.clientId
    ? await findVisitClient(query, { providerId, clientId: visit.clientId })
    : null
  const startsAt = starts[0]?.startsAt ?? now
  const snapshot = await findSnapshot(deps, request, { startsAt, now, homePoint })
  if (known === undefined || !snapshot) return { ok: false, refusal: 'not-found' }
  const client = known ?? newVisitClient(visit)
  const validOrder = newVisit(visit, client, snapshot, startsAt)
  if (!validOrder.ok) return validOrder
  const lengthMs = validOrder.priced.durationMinutes * MINUTE_MS
  const spacingMs =
    lengthMs + (snapshot.calendar.bufferMinutes + 2 * snapshot.calendar.travelMinutes) * MINUTE_MS
  const isTooNear = starts.some((each, nth) => each.startsAt - previous(starts, nth) < spacingMs)
  if (isTooNear) return OVERLAPPING
  const accepted = { snapshot, validOrder, now }
  const { result, taken } = await writeVisits(deps, {
    ...orderValues(accepted, { status: 'CONFIRMED', language: known?.language ?? language }),
    client,
    idempotency,
    placedAt: now,
    placedBy: member.userName,
    cancellationWindowMinutes: snapshot.cancellationWindowMinutes,
    seriesId: isSeries ? uuidv7(now) : null,
    visits: starts.map((each) => ({
      ...each,
      id: uuidv7(now),
      endsAt: each.startsAt + lengthMs,
    })),
  })
  if (typeof result === 'object') return { ok: true, orderId: result.orderId }
  if (result === 'version-conflict') return result
  // The same request, sent twice, may have taken the time or the key.
  return (await earlierBooking(deps, request)) ?? { ok: false, taken }
}

function previous(starts: BookingRequest['starts'], nth: number): number {
  return starts[nth - 1]?.startsAt ?? Number.NEGATIVE_INFINITY
}

const OVERLAPPING = {
  ok: false,
  refusal: 'invalid-request',
  details: [
    { path: 'body.visits', message: 'overlap each other, or the time kept free after one' },
  ],
} as const satisfies HttpRefusal

function findSnapshot(
  { database }: Deps,
  { member, providerUserName, visit }: BookingRequest,
  { startsAt, now, homePoint }: { startsAt: number; now: number; homePoint: Point | null },
) {
  const customerAddress = storableLine(visit.customerAddress)
  return findProviderSnapshot(database.query, {
    providerUserName,
    customerUserName: '',
    catalogItemIds: itemIdsOf(visit),
    serviceLocation: customerAddress === '' ? undefined : 'DOORSTEP',
    customerAddress,
    homePoint,
    promotionId: null,
    startsAt,
    endsAt: startsAt,
    now,
    change: null,
    requestedBy: member.userName,
    isByCustomer: false,
    mayBeInactive: true,
  })
}
