import type { Transaction } from 'kysely'
import type { undoVisitChange as endpoint } from '#contract/visit.ts'
import { withMargins } from '#domain/delivery/travel-time.ts'
import { canUndo } from '#domain/order/undo.ts'
import { type Claim, claimsOf } from '#domain/schedule/claims.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { changeWithLock, type OrderAccess } from '../order/order-lock.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import type { Tables } from '../schema.gen.ts'
import { changeWithCalendarLock } from './change-with-calendar-lock.ts'
import { changedVisit } from './changed-visit.ts'
import { findTaken } from './claims-store.ts'
import { type EventUndo, findLastEvent, findMargins, writeUndo } from './store.ts'

type UndoVisitChange = typeof endpoint

/**
 * Undoes the last change of a visit, by the member who made it and within ten seconds (WORK-12). Its mails are not sent. A
 * time that was taken meanwhile is refused.
 */
export async function undoVisitChange(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  input: HandlerInput<UndoVisitChange>,
): Promise<Outcome<UndoVisitChange>> {
  const { caller, params } = input
  const providerUserName = params.userName
  const member = await findMember({ database }, caller, {
    providerUserName,
    permission: 'manage-visits',
  })
  if (!member.ok) return member
  const { orderId } = params
  const refused = await changeWithLock(database, { orderId, customerUserName: null }, (access) =>
    attemptUndo({ access, now: clock.now() }, member, input),
  )
  return refused ?? changedVisit(database.query, orderId)
}

interface Attempt {
  readonly access: OrderAccess
  /** Epoch ms. */
  readonly now: number
}

/** @returns null when the change was undone */
async function attemptUndo(
  { access, now }: Attempt,
  member: Member,
  { params: { orderId }, body }: HandlerInput<UndoVisitChange>,
): Promise<HttpRefusal | 'version-conflict' | null> {
  const order = await findOrder(access.query, orderId)
  if (!order || order.provider_id !== member.providerId) return { ok: false, refusal: 'not-found' }
  if (order.version !== body.version) return { ok: false, refusal: 'order-changed' }
  const event = await findLastEvent(access.query, orderId)
  const undo = timedUndo(order, event, member.userName, now)
  if (!undo) return { ok: false, refusal: 'order-not-changeable' }
  const result = await changeWithCalendarLock(access, member.providerId, (trx) =>
    undoWithLock(trx, undo),
  )
  if (result === 'undone') return null
  return result === 'slot-taken' ? { ok: false, refusal: result } : result
}

interface TimedUndo extends Omit<EventUndo, 'claims'> {
  /** The end of the visit before the event, epoch ms. */
  readonly endsAt: number
  readonly wasSqueezedIn: boolean
  /** As it is now. */
  readonly order: StoredOrder
}

/** What undoing the last event of an order takes; null when the member may not undo it, or no longer. */
export function timedUndo(
  order: StoredOrder,
  event: Awaited<ReturnType<typeof findLastEvent>>,
  actor: string,
  now: number,
): TimedUndo | null {
  if (!event?.from_status || event.actor !== actor || !canUndo(event.at, now)) return null
  const startsAt = event.from_starts_at ?? order.starts_at
  return {
    orderId: order.id,
    version: order.version,
    eventId: event.id,
    to: event.from_status,
    startsAt,
    currentStart: order.starts_at,
    actor,
    at: now,
    endsAt: startsAt + (order.ends_at - order.starts_at),
    wasSqueezedIn: event.from_squeezed,
    order,
  }
}

/** Undoes an event within a transaction that holds the lock of the calendar. */
export async function undoWithLock(
  trx: Transaction<Tables>,
  undo: TimedUndo,
): Promise<'undone' | 'slot-taken' | 'version-conflict'> {
  const claims = undo.startsAt === undo.currentStart ? null : await reclaim(trx, undo)
  if (claims === 'slot-taken') return claims
  return (await writeUndo(trx, { ...undo, claims })) ? 'undone' : 'version-conflict'
}

// The time before the move, with what the visit keeps free now. A visit that was squeezed in there may be so again.
async function reclaim(
  trx: Transaction<Tables>,
  { order, startsAt, endsAt, wasSqueezedIn }: TimedUndo,
): Promise<Claim[] | 'slot-taken'> {
  const margins = (await findMargins(trx, [order])).get(order.id)
  if (!margins) return []
  const within = withMargins({ startsAt, endsAt }, margins)
  const taken = await findTaken(trx, margins.calendarId, within, order.id)
  return claimsOf({ ...margins, startsAt, endsAt }, taken, wasSqueezedIn) ?? 'slot-taken'
}
