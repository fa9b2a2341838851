import type { ProviderMail } from '#domain/order/provider-mail.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    push: PushJob
  }
}

/** One notification about one event of an order, for one device. */
export interface PushJob {
  readonly orderId: string
  readonly event: ProviderMail
  readonly deviceId: string
}
