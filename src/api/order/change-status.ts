import type { BookedVisit } from '#domain/order/cancellation.ts'
import { checkStatusChange } from '#domain/order/check-status-change.ts'
import { checkOperatorChange } from '#domain/order/operator-change.ts'
import type { OrderParty } from '#domain/order/operator-party.ts'
import type { OrderActor, OrderStatus } from '#domain/order/status.ts'
import { MAIL_DELAY_MS } from '#domain/order/undo.ts'
import type { RefusalResult } from '#domain/refusal.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { storable } from '../storable.ts'
import { changeWithLock, type OrderAccess } from './order-lock.ts'
import { bookedVisit } from './order-view.ts'
import { findOrder } from './store.ts'
import { writeStatus } from './write-status.ts'

export interface StatusRequest {
  readonly orderId: string
  /** The version of the order that the actor read: another version is refused. Left out, any version is changed. */
  readonly version?: number
  readonly to: OrderStatus
  /** The role that changes the status. */
  readonly actorRole: Exclude<OrderActor, 'customer'>
  /** The actor in the order's history: a user name, 'operator' or 'system'. */
  readonly actorName: string
  /** For whom an operator acts: its salon when left out. The history names the party, and that the operator wrote it. */
  readonly actsFor?: OrderParty
  /** Part of the mail about the change, if there is one. */
  readonly note?: string
  /** Whether the actor may undo the change within seconds; its mails leave afterwards (WORK-12). */
  readonly isUndoable?: boolean
  /** The event of the move to whose time the customer agrees by this change. */
  readonly agreedMoveId?: string
}

/** Both are the same when the order had the status already. */
export interface StatusChangeResult {
  readonly ok: true
  readonly from: OrderStatus
  readonly to: OrderStatus
  /** The version of the order after the change. */
  readonly version: number
}

type StatusRefusal = RefusalResult<'not-found' | 'order-not-changeable' | 'order-changed'>

/**
 * Changes an order's status where the domain allows it (ORDER-03): writes the event, frees the time of a cancelled visit
 * and enqueues the mail about the change, if there is one. Checks no permission.
 */
export function changeStatus(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  request: StatusRequest,
): Promise<StatusChangeResult | StatusRefusal> {
  const { orderId } = request
  return changeWithLock(database, { orderId, customerUserName: null }, (access) =>
    attemptStatusChange(access, clock, request),
  )
}

async function attemptStatusChange(
  access: OrderAccess,
  clock: ApiDeps['clock'],
  request: StatusRequest,
): Promise<StatusChangeResult | StatusRefusal | 'version-conflict'> {
  const { orderId, version: readVersion, to, actorRole, actorName, note = '' } = request
  const { isUndoable, actsFor } = request
  const order = await findOrder(access.query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const { status: from, version } = order
  if (from === to) return { ok: true, from, to, version }
  const at = clock.now()
  if (!isAllowed(request, bookedVisit(order), at)) return NOT_CHANGEABLE
  if (readVersion !== undefined && readVersion !== version) return CHANGED
  const actor = actsFor === 'customer' ? 'customer' : actorName
  const event = { eventId: uuidv7(at), at, actor, note: storable(note) }
  const mailDelayMs = isUndoable ? MAIL_DELAY_MS : 0
  const change = {
    orderId,
    version,
    from,
    to,
    ...event,
    mailDelayMs,
    isBySalon: actorRole === 'provider' || actorRole === 'operator',
    isByOperator: actorRole === 'operator',
    agreedMoveId: request.agreedMoveId ?? null,
  }
  const isDone = await writeStatus(access, order.provider_id, change)
  return isDone ? { ok: true, from, to, version: version + 1 } : 'version-conflict'
}

function isAllowed(
  { to, actorRole, actsFor = 'provider' }: StatusRequest,
  visit: BookedVisit,
  now: number,
): boolean {
  if (actorRole === 'operator') return checkOperatorChange(visit, { to, actsFor }, now)
  return checkStatusChange(visit, to, actorRole, now).ok
}

const CHANGED = { ok: false, refusal: 'order-changed' } as const
const NOT_CHANGEABLE = { ok: false, refusal: 'order-not-changeable' } as const
