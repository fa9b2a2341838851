/** Server only: outcome.ts uses Temporal, which not every browser has. */
import { ok, type Result, refused } from '../refusal.ts'
import { type BookedVisit, checkCancellation } from './cancellation.ts'
import { isOutcome, outcomeDeadline } from './outcome.ts'
import { canChangeStatus, type OrderActor, type OrderStatus } from './status.ts'

/**
 * Whether an actor may change an order's status at `now` (epoch ms), by the table of status.ts and the time: a request is
 * answered until the end of its term and declined by the system from then on (WORK-103); another visit is CONFIRMED until
 * its start; COMPLETED, NO_SHOW and other changes by the system from the start on; PENDING at any time. Before the start
 * CANCELLED has its own rule (cancellation.ts). From the start on a provider sets and corrects the outcome of a visit until its
 * deadline, an operator without one (WORK-11).
 */
export function checkStatusChange(
  visit: BookedVisit,
  to: OrderStatus,
  actor: OrderActor,
  now: number,
): Result<null, 'order-not-changeable'> {
  const isTimely =
    isOutcomeByProvider(to, actor) && now >= visit.startsAt
      ? actor === 'operator' || now <= outcomeDeadline(visit)
      : to === 'CANCELLED'
        ? checkCancellation(visit, actor, now).ok
        : isInTime(to, actor, visit, now)
  return canChangeStatus(visit.status, to, actor) && isTimely
    ? ok(null)
    : refused('order-not-changeable')
}

function isOutcomeByProvider(to: OrderStatus, actor: OrderActor): boolean {
  return isOutcome(to) && (actor === 'provider' || actor === 'operator')
}

function isInTime(
  to: Exclude<OrderStatus, 'CANCELLED'>,
  actor: OrderActor,
  { status, startsAt, answerBy }: BookedVisit,
  now: number,
): boolean {
  if (status === 'PENDING') return actor === 'system' ? now >= answerBy : now <= answerBy
  const time = actor === 'system' ? 'from-start' : ALLOWED_TIME[to]
  if (time === 'until-start') return now <= startsAt
  return time === 'at-any-time' || now >= startsAt
}

const ALLOWED_TIME: Record<
  Exclude<OrderStatus, 'CANCELLED'>,
  'until-start' | 'from-start' | 'at-any-time'
> = {
  PENDING: 'at-any-time',
  ACCEPTED: 'until-start',
  CONFIRMED: 'until-start',
  COMPLETED: 'from-start',
  DECLINED: 'until-start',
  NO_SHOW: 'from-start',
}
