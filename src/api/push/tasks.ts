import type { ProviderMail } from '#domain/order/provider-mail.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    push: PushJob
  }
}

/** One notification for one device: about an event of an order, a new review, or a day on the provider's clock ('2026-11-24'). */
export type PushJob = { readonly deviceId: string } & PushSubject

export type PushSubject =
  | { readonly orderId: string; readonly event: ProviderMail }
  | { readonly reviewId: string }
  | { readonly day: string }
