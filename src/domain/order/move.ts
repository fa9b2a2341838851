import { ok, type Result, refused } from '../refusal.ts'
import { type BookedVisit, cancel } from './cancellation.ts'
import { mayMove, type OrderActor, type OrderStatus } from './status.ts'

/**
 * Whether somebody may give an order another status now (epoch ms): the table of status.ts, and the hour. A promise
 * is for a visit that has not begun, what became of it is told from its start on; our own jobs give up a request
 * that nobody answered only then. Cancelling has its own rule.
 */
export function checkMove(
  visit: BookedVisit,
  to: OrderStatus,
  actor: OrderActor,
  now: number,
): Result<null, 'order-not-changeable'> {
  const isTimely = to === 'CANCELLED' ? cancel(visit, actor, now).ok : fits(to, actor, visit, now)
  return mayMove(visit.status, to, actor) && isTimely ? ok(null) : refused('order-not-changeable')
}

function fits(to: OrderStatus, actor: OrderActor, { startsAt }: BookedVisit, now: number): boolean {
  if (to === 'ACCEPTED' || to === 'CONFIRMED') return now <= startsAt
  if (to === 'COMPLETED' || to === 'NO_SHOW' || actor === 'system') return now >= startsAt
  return true
}
