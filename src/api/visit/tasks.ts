import type { OrderMailTo } from '../order/tasks.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'visit-link-mail': VisitLinkMailJob
    'series-mail': SeriesMailJob
  }
}

/** One mail about the visits of a series that were booked, moved or cancelled together, of which `orderId` is one. */
export interface SeriesMailJob {
  readonly orderId: string
  readonly kind: 'confirmation' | 'change' | 'cancellation'
  readonly to: OrderMailTo
  /** Of a move or a cancellation: the event of the order. Those of the other visits have its time and actor. */
  readonly eventId?: string
}

/** The mail with a link to a visit that a member booked, for a client without an account; of a series it lists all. */
export interface VisitLinkMailJob {
  readonly orderId: string
  /** Of a visit that was moved or cancelled: the event. The mail is about this visit and those that changed with it. */
  readonly eventId?: string
  readonly kind?: 'cancellation'
}
