import type { SalonMail } from '#domain/order/salon-mail.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    push: PushJob
  }
}

/** One notification about one event of an order, for one device. */
export interface PushJob {
  readonly orderId: string
  readonly event: SalonMail
  readonly deviceId: string
}
