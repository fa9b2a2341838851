import type { TimeRange } from '../schedule/slots.ts'
import { DAY_MS } from '../time-units.ts'
import type { OrderStatus } from './status.ts'

/** How many visits one customer may have booked, so that nobody can block a salon's calendar. */
export const VISIT_LIMITS = {
  /** Upcoming visits at one provider. */
  'at-salon': 10,
  /** Upcoming visits at all providers. */
  'in-all': 20,
  /** Visits at the same time, as for oneself and a child. */
  'at-once': 2,
  /** Orders placed within an hour, cancelled ones too. */
  'per-hour': 60,
} as const

export type VisitLimit = keyof typeof VISIT_LIMITS

/** What a customer has booked, without the order that is being written. */
export interface CustomerVisits {
  readonly upcomingAtProvider: number
  readonly upcoming: number
  /** The maximum number of upcoming visits that overlap within the requested time. */
  readonly atOnce: number
  readonly placedWithinHour: number
  /** Everything ever placed. */
  readonly placed: number
  /** Epoch ms. */
  readonly accountCreatedAt: number
}

/** The first limit that one more visit would exceed, or null. */
export function exceededLimit(visits: CustomerVisits): VisitLimit | null {
  if (visits.upcomingAtProvider >= VISIT_LIMITS['at-salon']) return 'at-salon'
  if (visits.upcoming >= VISIT_LIMITS['in-all']) return 'in-all'
  if (exceededByMove(visits)) return 'at-once'
  return visits.placedWithinHour >= VISIT_LIMITS['per-hour'] ? 'per-hour' : null
}

/** The limit that moving a visit would exceed, or null. Moving adds no visit, so only overlapping visits count. */
export function exceededByMove({ atOnce }: Pick<CustomerVisits, 'atOnce'>): VisitLimit | null {
  return atOnce >= VISIT_LIMITS['at-once'] ? 'at-once' : null
}

/** Whether a visit moved from one range to another takes time outside the first; only then limits apply. */
export function takesOtherTime(from: TimeRange, to: TimeRange): boolean {
  return to.startsAt < from.startsAt || to.endsAt > from.endsAt
}

/**
 * The status of a new order. From the third order of an account younger than a day on it is PENDING.
 * @param now epoch ms
 */
export function statusOfNewOrder(
  status: OrderStatus,
  { placed, accountCreatedAt }: CustomerVisits,
  now: number,
): OrderStatus {
  const isYoung = now < accountCreatedAt + DAY_MS
  return isYoung && placed >= CONFIRMED_FIRST_ORDERS ? 'PENDING' : status
}

const CONFIRMED_FIRST_ORDERS = 2
