import type { moveVisit as endpoint } from '#contract/visit.ts'
import { withMargins } from '#domain/delivery/travel-time.ts'
import { checkChange } from '#domain/order/cancellation.ts'
import { freeUntilAfterMove } from '#domain/order/move.ts'
import { MAIL_DELAY_MS } from '#domain/order/undo.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { overlaps, stretchesOf, type VisitSpan } from '#domain/schedule/waiting-time.ts'
import { uuidv7 } from '#platform/random.ts'
import { conflictsIn } from '../agenda/conflicts.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { changeWithLock, type OrderAccess } from '../order/order-lock.ts'
import { bookedVisit } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { startOutOfRange } from '../schedule/start-out-of-range.ts'
import { storable } from '../storable.ts'
import { changeWithCalendarLock } from './change-with-calendar-lock.ts'
import { changedVisit } from './changed-visit.ts'
import { findExternalTimes } from './claims-store.ts'
import { findMargins, type VisitMove, type WrittenMove, writeMove } from './store.ts'

type MoveVisit = typeof endpoint

/**
 * Moves a visit for a member of its provider, also outside the opening hours (WORK-13). The exclusion constraint refuses a
 * time that is taken, and so are times at which an external calendar is busy. The author may undo it for ten seconds.
 */
export async function moveVisit(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  input: HandlerInput<MoveVisit>,
): Promise<Outcome<MoveVisit>> {
  const { caller, params } = input
  const providerUserName = params.userName
  const member = await findMember({ database }, caller, {
    providerUserName,
    permission: 'manage-visits',
  })
  if (!member.ok) return member
  const { orderId } = params
  const moved = await changeWithLock(database, { orderId, customerUserName: null }, (access) =>
    attemptMove({ access, now: clock.now() }, member, input),
  )
  if ('ok' in moved) return moved
  const changed = await changedVisit(database.query, orderId)
  if (!changed.ok) return changed
  return { ok: true, answer: { data: { ...changed.answer.data, ...moved } } }
}

interface Attempt {
  readonly access: OrderAccess
  /** Epoch ms. */
  readonly now: number
}

/** Moves the visit, unless it has this start already. */
async function attemptMove(
  { access, now }: Attempt,
  member: Member,
  input: HandlerInput<MoveVisit>,
): Promise<HttpRefusal | 'changed-meanwhile' | WrittenMove> {
  const { params, body, language } = input
  const order = await findOrder(access.query, params.orderId)
  if (!order || order.provider_id !== member.providerId) return { ok: false, refusal: 'not-found' }
  const startsAt = Date.parse(body.startTime)
  const time = { startsAt, endsAt: startsAt + (order.ends_at - order.starts_at) }
  const verdict = checkChange(bookedVisit(order), 'provider', now)
  if (!verdict.ok) return verdict
  if (order.version !== body.version) return { ok: false, refusal: 'order-changed' }
  if (startsAt === order.starts_at) return { isMailLimited: false }
  if (startsAt < now || !isWithinHorizon(startsAt, now)) return startOutOfRange('body')
  const [wanted] = await visitsAt(access.query, [{ order, to: time }])
  if (!wanted) throw new Error('A visit has no time')
  const times = stretchesOf(wanted)
  const within = withMargins(time, wanted)
  const external = await findExternalTimes(access.query, order.provider_id, within, order.id)
  const result = external.some((busy) => times.some((each) => overlaps(busy, each)))
    ? 'slot-taken'
    : await write(access, order, {
        actor: member.userName,
        note: storable(body.message),
        to: time,
        now,
      })
  if (result !== 'slot-taken') return result
  const taken = { times, language, exceptOrderId: order.id, isForVisit: true }
  const data = await conflictsIn(access.query, member, taken)
  return { ok: false, refusal: 'slot-taken', data }
}

/** Visits at their new times, in the same order, each with what it keeps free now. */
export async function visitsAt(
  query: OrderAccess['query'],
  moves: readonly { readonly order: StoredOrder; readonly to: TimeRange }[],
): Promise<VisitSpan[]> {
  const margins = await findMargins(
    query,
    moves.map(({ order }) => order),
  )
  return moves.map(({ order, to: { startsAt, endsAt } }) => {
    const { bufferMinutes = 0, travelMinutes = 0, waits = [] } = margins.get(order.id) ?? {}
    return { startsAt, endsAt, bufferMinutes, travelMinutes, waits }
  })
}

interface NewTime {
  readonly actor: string
  readonly note: string
  readonly to: TimeRange
  readonly now: number
}

async function write(
  access: OrderAccess,
  order: StoredOrder,
  { actor, note, to, now }: NewTime,
): Promise<WrittenMove | 'slot-taken' | 'changed-meanwhile'> {
  const move = moveOf(order, { actor, note, to, now, task: 'order-mail' })
  return changeWithCalendarLock(
    access,
    order.provider_id,
    async (trx) => (await writeMove(trx, move)) ?? 'changed-meanwhile',
  )
}

/** A move of an order as it is stored now. */
export function moveOf(
  order: StoredOrder,
  { actor, note, to, now, task }: NewTime & Pick<VisitMove, 'task'>,
): VisitMove {
  return {
    orderId: order.id,
    version: order.version,
    status: order.status,
    from: { startsAt: order.starts_at, endsAt: order.ends_at },
    to,
    // A request is agreed to or not; nothing was agreed yet.
    freeUntil: order.status === 'PENDING' ? null : freeUntilAfterMove(now, to.startsAt),
    actor,
    note,
    at: now,
    eventId: uuidv7(now),
    mailDelayMs: MAIL_DELAY_MS,
    task,
  }
}
