import { isAhead, type OrderStatus } from './status.ts'

/** What a browser keeps of a visit, to be read without a network: when, where, what, and whom to ring. */
export interface KeptVisit {
  readonly status: OrderStatus
  /** ISO dates and times with an offset, to be read on the clock of the IANA zone. */
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
  readonly salon: string
  readonly place: string
  readonly phone: string
  readonly services: { readonly en: string; readonly nl: string }
  readonly totalEuros: number
}

/** The visits of one person as they stood at a moment. */
export interface KeptVisits {
  /** Whose they are: nobody else's are ever kept beside them. */
  readonly userName: string
  /** Epoch milliseconds. */
  readonly asOf: number
  readonly visits: readonly KeptVisit[]
}

/** Where they lie in the browser's caches. No request of a page ever asks for this address. */
export const KEPT_VISITS = { cache: 'own-visits', address: '/kept/own-visits' } as const

/** As many as are kept: more than one looks up on the way, less than a history. */
export const MOST_KEPT_VISITS = 5

/** Those still ahead of somebody at `now` (epoch ms): what is over is shown no more, however old the copy is. */
export function visitsAhead({ visits }: KeptVisits, now: number): readonly KeptVisit[] {
  return visits.filter(({ status, endsAt }) => isAhead({ status, endsAt: Date.parse(endsAt) }, now))
}
