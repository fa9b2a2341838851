import { ok, type Result, refused } from '../refusal.ts'
import { type BookedVisit, cancel } from './cancellation.ts'
import { canChangeStatus, type OrderActor, type OrderStatus } from './status.ts'

/**
 * Whether an actor may change an order's status at `now` (epoch ms), by the table of status.ts and the time: ACCEPTED and
 * CONFIRMED until the start of the visit; COMPLETED, NO_SHOW and changes by the system from the start on. CANCELLED has its
 * own rule (cancellation.ts).
 */
export function checkStatusChange(
  visit: BookedVisit,
  to: OrderStatus,
  actor: OrderActor,
  now: number,
): Result<null, 'order-not-changeable'> {
  const isTimely =
    to === 'CANCELLED' ? cancel(visit, actor, now).ok : isAllowedAt(to, actor, visit, now)
  return canChangeStatus(visit.status, to, actor) && isTimely
    ? ok(null)
    : refused('order-not-changeable')
}

function isAllowedAt(
  to: OrderStatus,
  actor: OrderActor,
  { startsAt }: BookedVisit,
  now: number,
): boolean {
  if (to === 'ACCEPTED' || to === 'CONFIRMED') return now <= startsAt
  if (to === 'COMPLETED' || to === 'NO_SHOW' || actor === 'system') return now >= startsAt
  return true
}
