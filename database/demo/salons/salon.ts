import type { CategoryKey } from '#domain/catalog/category.ts'
import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import type { HoursName } from './opening-hours.ts'

/** What is written by hand about a salon of the demo market; the rest follows from its user name. */
export interface Salon {
  readonly userName: string
  readonly fullName: string
  /** Who runs it; the portrait is theirs. */
  readonly host: string
  readonly cityCode: string
  readonly street: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly categories: readonly CategoryKey[]
  readonly hours: HoursName
  /** Where its prices lie between the cheapest (0) and the dearest (1) of the country. */
  readonly dearness: number
  readonly bustle: Bustle
  /** The stars it earns on average, and how many reviews it has. */
  readonly stars: number
  readonly reviews: number
  readonly en: string
  readonly nl: string

  readonly delivery?: ProviderDelivery // SALON unless told
  readonly radiusKm?: number
  readonly minimumEuros?: number
  readonly stepMinutes?: 15 | 30 // 15 unless told
  readonly noticeMinutes?: number
  readonly bufferMinutes?: number
  readonly cancellationHours?: number
  readonly confirmsByHand?: true
  /** Whoever walks in late can be helped: the last hour is never booked ahead. */
  readonly keepsLastHour?: true
  readonly ownerUserName?: string
  readonly promotions?: readonly PromotionName[]
  /** Service codes it does not do. */
  readonly without?: readonly string[]
  /** Service codes it certainly has, with the price in cents where it is known. */
  readonly signature?: Readonly<Record<string, number | true>>
}

/** How full the calendar is: `full` has nothing free for weeks. */
export type Bustle = 'quiet' | 'steady' | 'busy' | 'full'

export type PromotionName =
  | 'welcome-percentage'
  | 'welcome-flat'
  | 'season-percentage'
  | 'season-flat'
