declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'order-mail': OrderMailJob
    'complete-visits': object
    'decline-unanswered': object
    'send-reminders': object
    'invite-reviews': object
    'forget-customers': object
    'forget-idempotency-keys': object
  }
}

/** One mail about one event of an order. */
export interface OrderMailJob {
  readonly orderId: string
  readonly kind: OrderMailKind
  readonly to: OrderMailTo
}

/** What happened: booked, changed, a request agreed to or declined, called off, that it is nearly time, or how it was. */
export type OrderMailKind =
  | 'confirmation'
  | 'change'
  | 'agreement'
  | 'decline'
  | 'cancellation'
  | 'reminder'
  | 'invitation'
/** At which address: the one of the customer's account, another one typed with the order, or the salon's. */
export type OrderMailTo = 'customer' | 'typed-address' | 'salon'
export type OrderMailReader = 'customer' | 'salon'
