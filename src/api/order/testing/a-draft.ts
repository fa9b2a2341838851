import type { OrderDraft } from '#contract/order.ts'
import { tuesday } from '#demo/weekdays.ts'
import { euros } from '#domain/money.ts'
import { MINUTE_MS } from '#domain/time-units.ts'

interface DraftItem {
  readonly id: string
  readonly priceCents: number
  readonly durationMinutes: number
  readonly quantity?: number
}

interface DraftOptions {
  readonly customerUserName?: string
  /** Epoch ms; next Tuesday at 10:00 when left out. */
  readonly startsAt?: number
  readonly endsAt?: number
  readonly discountCents?: number
  readonly travelFeeCents?: number | undefined
  readonly promotionId?: string | null
  readonly customerInfo?: Partial<OrderDraft['customerInfo']>
  readonly customerInstructions?: string
}

/** A draft with correct amounts for these items, unless `options` override them. */
export function aDraft(
  provider: { userName: string },
  items: readonly DraftItem[],
  options: DraftOptions = {},
): OrderDraft {
  const sum = (of: (item: DraftItem) => number) =>
    items.reduce((total, item) => total + of(item) * (item.quantity ?? 1), 0)
  const travelFeeCents = options.travelFeeCents ?? 0
  const originalCents = sum((item) => item.priceCents) + travelFeeCents
  const totalDuration = sum((item) => item.durationMinutes)
  const startsAt = options.startsAt ?? tuesday('10:00')
  const discountCents = options.discountCents ?? 0
  return {
    providerUserName: provider.userName,
    customerInfo: {
      customerUserName: options.customerUserName ?? 'anouk',
      customerName: 'Anouk Vermeer',
      customerEmail: 'anouk@voorbeeld.nl',
      customerPhone: '06 12345678',
      serviceLocation: 'SALON',
      ...options.customerInfo,
    },
    customerInstructions: options.customerInstructions ?? '',
    items: items.map(({ id, quantity = 1 }) => ({ catalogItemId: id, quantity })),
    originalAmount: euros(originalCents),
    ...(options.travelFeeCents !== undefined && { travelFee: euros(travelFeeCents) }),
    discountAmount: euros(discountCents),
    totalAmount: euros(originalCents - discountCents),
    totalDuration,
    appliedPromotionId: options.promotionId ?? null,
    acceptedTerms: true,
    serviceInfo: {
      appointmentStartTime: new Date(startsAt).toISOString(),
      appointmentEndTime: new Date(
        options.endsAt ?? startsAt + totalDuration * MINUTE_MS,
      ).toISOString(),
    },
  }
}
