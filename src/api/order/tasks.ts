declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'order-mail': OrderMailJob
    'member-order-mail': MemberOrderMailJob
    'complete-visits': object
    'decline-unanswered': object
    'send-reminders': object
    'invite-reviews': object
    'anonymize-orders': object
    'delete-idempotency-keys': object
  }
}

/** One mail about one event of an order. */
export interface OrderMailJob {
  readonly orderId: string
  readonly kind: OrderMailKind
  readonly to: OrderMailTo
  /** The event that the mail is about, where it can be undone before the mail leaves, and where the operator made it. */
  readonly eventId?: string
  /** Whether the operator had it sent again. */
  readonly isResent?: boolean
}

/** One mail to a member of the provider about what a customer did. */
export interface MemberOrderMailJob {
  readonly orderId: string
  readonly kind: OrderMailKind
  readonly userName: string
}

export type OrderMailKind =
  | 'confirmation'
  | 'change'
  | 'agreement'
  | 'decline'
  | 'cancellation'
  | 'missed'
  | 'correction'
  | 'reminder'
  | 'invitation'
/** Which address: that of the customer's account, the one typed with the order, or the provider's. */
export type OrderMailTo = 'customer' | 'typed-address' | 'salon'
export type OrderMailReader = 'customer' | 'salon'
