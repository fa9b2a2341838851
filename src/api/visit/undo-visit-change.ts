import type { undoVisitChange as endpoint } from '#contract/visit.ts'
import { canUndo } from '#domain/order/undo.ts'
import { inSavepoint } from '#platform/postgres/savepoint.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { mapConstraintError } from '../order/booking-store.ts'
import { changeWithLock, type OrderAccess } from '../order/order-lock.ts'
import { findOrder } from '../order/store.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import { changedVisit } from './changed-visit.ts'
import { type EventUndo, findLastEvent, writeUndo } from './store.ts'

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
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, wish)
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
): Promise<HttpRefusal | 'changed-meanwhile' | null> {
  const order = await findOrder(access.query, orderId)
  if (!order || order.provider_id !== member.providerId) return { ok: false, refusal: 'not-found' }
  if (order.version !== body.version) return { ok: false, refusal: 'order-changed' }
  const event = await findLastEvent(access.query, orderId)
  const isOwn = event?.actor === member.userName && event.from_status !== null
  if (!event?.from_status || !isOwn || !canUndo(event.at, now)) {
    return { ok: false, refusal: 'order-not-changeable' }
  }
  const result = await write(access, member.providerId, {
    orderId,
    version: order.version,
    eventId: event.id,
    to: event.from_status,
    startsAt: event.from_starts_at ?? order.starts_at,
    currentStart: order.starts_at,
    at: now,
  })
  if (result === 'undone') return null
  return result === 'slot-taken' ? { ok: false, refusal: result } : result
}

async function write(
  access: OrderAccess,
  providerId: string,
  undo: EventUndo,
): Promise<'undone' | 'slot-taken' | 'changed-meanwhile'> {
  try {
    return await access.withLock((trx) =>
      inSavepoint(trx, async () => {
        await lockCalendar(trx, providerId)
        return (await writeUndo(trx, undo)) ? 'undone' : 'changed-meanwhile'
      }),
    )
  } catch (error) {
    if (mapConstraintError(error) === 'slot-taken') return 'slot-taken'
    throw error
  }
}
