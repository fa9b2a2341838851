import type { TimeRange } from '../schedule/slots.ts'
import type { OrderStatus } from './status.ts'

/** What one customer may have booked: more than anybody needs, and too little to keep a salon from others. */
export const VISIT_LIMITS = {
  /** Visits to come at one salon. */
  'at-salon': 10,
  /** Visits to come at all salons together. */
  'in-all': 20,
  /** Visits at the same moment: a mother books for her daughter. */
  'at-once': 2,
  /** Orders placed within an hour, cancelled ones too. */
  'per-hour': 60,
} as const

export type VisitLimit = keyof typeof VISIT_LIMITS

/** What a customer has booked, without the order that is being written. */
export interface CustomerVisits {
  readonly toComeAtSalon: number
  readonly toCome: number
  /** The most of their visits to come that share a moment of the time asked for. */
  readonly atOnce: number
  readonly placedWithinHour: number
  /** Everything ever placed. */
  readonly placed: number
  /** When the account was first seen, epoch ms. */
  readonly accountCreatedAt: number
}

/** The first limit that one more visit would exceed; null where it may be booked. */
export function exceededLimit(visits: CustomerVisits): VisitLimit | null {
  if (visits.toComeAtSalon >= VISIT_LIMITS['at-salon']) return 'at-salon'
  if (visits.toCome >= VISIT_LIMITS['in-all']) return 'in-all'
  if (exceededByMove(visits)) return 'at-once'
  return visits.placedWithinHour >= VISIT_LIMITS['per-hour'] ? 'per-hour' : null
}

/** The limit that another time for a visit would exceed: it adds no visit, so that only those beside it count. */
export function exceededByMove({ atOnce }: Pick<CustomerVisits, 'atOnce'>): VisitLimit | null {
  return atOnce >= VISIT_LIMITS['at-once'] ? 'at-once' : null
}

/** Whether a visit at one time takes any that it does not have at another: only then is a change judged by limits. */
export function takesOtherTime(from: TimeRange, to: TimeRange): boolean {
  return to.startsAt < from.startsAt || to.endsAt > from.endsAt
}

/**
 * The status a new order is written with: of an account younger than a day the third and every later one is a request,
 * which its salon has to agree to.
 * @param now epoch ms
 */
export function statusOfNewOrder(
  status: OrderStatus,
  { placed, accountCreatedAt }: CustomerVisits,
  now: number,
): OrderStatus {
  const isYoung = now < accountCreatedAt + DAY_MS
  return isYoung && placed >= CONFIRMED_AT_FIRST ? 'PENDING' : status
}

const DAY_MS = 86_400_000
const CONFIRMED_AT_FIRST = 2
