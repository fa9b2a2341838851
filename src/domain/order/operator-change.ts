/** Server only: check-status-change.ts uses Temporal, which not every browser has. */
import type { BookedVisit } from './cancellation.ts'
import { checkStatusChange } from './check-status-change.ts'
import type { OperatorChange, OrderParty } from './operator-party.ts'
import type { OrderStatus } from './status.ts'

/**
 * What an operator may change an order to at `now` (epoch ms), and for whom (DESK-153): for its customer what the customer
 * may, for its salon what the provider may, and the outcome without a deadline.
 */
export function operatorChanges(visit: BookedVisit, now: number): OperatorChange[] {
  return CHANGES.filter(({ to, actsFor }) => checkOperatorChange(visit, { to, actsFor }, now))
}

/** Whether an operator may make a change for one of the parties at `now` (epoch ms). */
export function checkOperatorChange(
  visit: BookedVisit,
  { to, actsFor }: { to: OrderStatus; actsFor: OrderParty },
  now: number,
): boolean {
  const actor = actsFor === 'customer' ? 'customer' : 'operator'
  return checkStatusChange(visit, to, actor, now).ok
}

const CHANGES: readonly OperatorChange[] = [
  { to: 'CONFIRMED', actsFor: 'provider' },
  { to: 'CANCELLED', actsFor: 'customer' },
  { to: 'CANCELLED', actsFor: 'provider' },
  { to: 'DECLINED', actsFor: 'provider' },
  { to: 'COMPLETED', actsFor: 'provider' },
  { to: 'NO_SHOW', actsFor: 'provider' },
]
