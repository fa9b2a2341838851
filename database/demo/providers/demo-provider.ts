import type { CategoryKey } from '#domain/catalog/category.ts'
import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import type { WorkingHoursName } from './working-hours.ts'

/** The hand-written fields of a demo provider; the rest is derived from its user name. */
export interface DemoProvider {
  readonly userName: string
  readonly fullName: string
  /** The owner's first name; the portrait is theirs. */
  readonly host: string
  readonly cityCode: string
  readonly street: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly categories: readonly CategoryKey[]
  readonly hours: WorkingHoursName
  /** The level of its prices between the cheapest (0) and the dearest (1) of the country. */
  readonly priceLevel: number
  readonly occupancy: Occupancy
  /** Its average stars, and how many reviews it has. */
  readonly stars: number
  readonly reviews: number
  readonly en: string
  readonly nl: string

  readonly delivery?: ProviderDelivery // SALON by default
  readonly radiusKm?: number
  readonly minimumEuros?: number
  /** For a visit at a home. */
  readonly travelFeeEuros?: number
  /** To a home, of a provider that works at homes alone. */
  readonly travelMinutes?: number
  /** For each kilometre to a home beyond `travelFeeFromKm`. */
  readonly travelFeePerKmEuros?: number
  readonly travelFeeFromKm?: number
  /** To homes, of a provider that works at its salon too: the longest ride in minutes, and its speed. */
  readonly rides?: { readonly longestMinutes: number; readonly speedKmh: number }
  readonly stepMinutes?: 15 | 30 // 15 by default
  readonly noticeMinutes?: number
  readonly bufferMinutes?: number
  readonly cancellationHours?: number
  readonly confirmsManually?: true
  /** How long requests may wait; a day by default, five days where `confirmsManually`. */
  readonly answerTermHours?: number
  /** The last hour of a day is never booked ahead. */
  readonly keepsLastHourFree?: true
  readonly ownerUserName?: string
  readonly promotions?: readonly PromotionName[]
  /** Service codes it does not offer. */
  readonly withoutServices?: readonly string[]
  /** Service codes it always offers, with the price in cents where it is fixed. */
  readonly signature?: Readonly<Record<string, number | true>>
  /** Service codes of treatments that wait: the minutes of work, of waiting and of work. */
  readonly waits?: Readonly<Record<string, readonly [number, number, number]>>
}

/** How full the calendar is: `full` has no free slot for weeks. */
export type Occupancy = 'quiet' | 'steady' | 'busy' | 'full'

export type PromotionName =
  | 'welcome-percentage'
  | 'welcome-flat'
  | 'season-percentage'
  | 'season-flat'
