declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'order-mail': OrderMailJob
    'complete-visits': object
    'forget-idempotency-keys': object
  }
}

/** One mail about one event of an order. */
export interface OrderMailJob {
  readonly orderId: string
  readonly kind: OrderMailKind
  readonly to: OrderMailReader
}

export type OrderMailKind = 'confirmation' | 'cancellation'
export type OrderMailReader = 'customer' | 'salon'
