import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import type { Cents, VatRate } from '#domain/money.ts'

interface Texts {
  readonly en: string
  readonly nl: string
}

/** A provider to add. */
export interface NewProvider {
  readonly userName: string
  readonly fullName: string
  readonly intro: Texts
  readonly serviceAvailability: ProviderDelivery
  /** Required when the provider comes to customers' homes. */
  readonly serviceRadiusKm?: number | undefined
  /** Euros, for coming to a home; none when left out. */
  readonly travelFee?: number | undefined
  /** Kept free before a visit at a home, and again after it; none when left out. */
  readonly travelMinutes?: number | undefined
  readonly cityCode: string
  readonly street: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly email: string
  readonly mobileNumbers: readonly string[]
  readonly kvkNumber?: string | undefined
  /** The account that sees its orders and answers its requests; without one only the operator can. */
  readonly ownerUserName?: string | null | undefined
  /** Who is invited by mail to become its owner. */
  readonly ownerEmail?: string | null | undefined
  /** Whether nobody finds and books it yet. */
  readonly isHidden?: boolean | undefined
  /** The following settings have the table's defaults when left out. */
  readonly autoConfirm?: boolean | undefined
  readonly minimumNoticeMinutes?: number | undefined
  readonly bufferMinutes?: number | undefined
  readonly horizonDays?: number | undefined
  readonly slotStepMinutes?: number | undefined
  readonly cancellationWindowMinutes?: number | undefined
  /** Local times 'HH:MM'; day 0 is Sunday. */
  readonly hours: readonly { day: number; openTime: string; closeTime: string }[]
  readonly items: readonly {
    readonly serviceCode: string
    readonly categoryNumber: number
    readonly name: Texts
    readonly priceCents: Cents
    readonly durationMinutes: number
    /** Left out, the provider's. */
    readonly bufferMinutes?: number | undefined
    readonly vatRate: VatRate
    readonly isAddon: boolean
  }[]
}
