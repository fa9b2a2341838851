import { isUpcoming, type OrderStatus } from './status.ts'

/** A visit as the browser stores it, to be read offline. */
export interface StoredVisit {
  readonly status: OrderStatus
  /** ISO 8601 with an offset; displayed in `timeZone`. */
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
  readonly salon: string
  readonly place: string
  readonly phone: string
  readonly services: { readonly en: string; readonly nl: string }
  readonly totalEuros: number
}

/** The stored visits of one person. */
export interface StoredVisits {
  /** The person; visits of another person replace them. */
  readonly userName: string
  /** Epoch milliseconds. */
  readonly asOf: number
  readonly visits: readonly StoredVisit[]
}

/** Their place in the browser's Cache Storage. No page requests this address. */
export const STORED_VISITS = { cache: 'own-visits', address: '/kept/own-visits' } as const

/** How many visits are stored. */
export const MAX_STORED_VISITS = 5

/** The visits that are still ahead at `now` (epoch ms). */
export function visitsAhead({ visits }: StoredVisits, now: number): readonly StoredVisit[] {
  return visits.filter(({ status, endsAt }) =>
    isUpcoming({ status, endsAt: Date.parse(endsAt) }, now),
  )
}
