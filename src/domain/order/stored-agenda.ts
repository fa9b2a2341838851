import { addDays, type PlainDate } from '../schedule/plain-date.ts'
import { MINUTE_MS } from '../time-units.ts'
import type { OrderStatus } from './status.ts'

interface StoredTime {
  /** ISO 8601 with the offset of the salon's zone. */
  readonly startsAt: string
  readonly endsAt: string
  /** Whose calendar it is in. */
  readonly calendar: string
}

/** A visit on a stored agenda: what a member has to know to receive its customer, and no note about them. */
export interface StoredAgendaVisit extends StoredTime {
  readonly status: OrderStatus
  /** Empty when the account is deleted. */
  readonly customer: string
  readonly phone: string
  /** Of a visit at the customer's home. */
  readonly address: string | null
  readonly service: string
  /** When it waits; missing in one that was stored before this existed. */
  readonly waits?: readonly Pick<StoredTime, 'startsAt' | 'endsAt'>[]
}

/** A time on a stored agenda that is not free: blocked by a member, or busy in another program. */
export interface StoredAgendaBlock extends StoredTime {
  readonly reason: string
}

/** Two days of a salon's agenda as the browser stores them for one member, to be read offline. */
export interface StoredAgenda {
  /** The member; another user of the browser does not see it. */
  readonly userName: string
  readonly salon: { readonly userName: string; readonly name: string }
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly asOf: number
  /** Today and tomorrow at `asOf`. */
  readonly days: readonly PlainDate[]
  readonly visits: readonly StoredAgendaVisit[]
  readonly blocks: readonly StoredAgendaBlock[]
}

/** Its place in the browser's Cache Storage. No page requests this address. */
export const STORED_AGENDA = { cache: 'own-agenda', address: '/kept/own-agenda' } as const

/** Today and tomorrow: the days that are stored. */
export function daysToStore(today: PlainDate): readonly PlainDate[] {
  return [today, addDays(today, 1)]
}

/** The stored days that are today or later; with none the agenda is too old to be stored. */
export function daysAhead({ days }: StoredAgenda, today: PlainDate): readonly PlainDate[] {
  return days.filter((day) => day >= today)
}

/** The day of a stored time, by the salon's clock. */
export function storedDayOf({ startsAt }: { readonly startsAt: string }): PlainDate {
  return startsAt.slice(0, 10) as PlainDate
}

/** How old something is at `now` (epoch ms), in whole units; `now` is less than a minute. */
export function ageOf(
  asOf: number,
  now: number,
): { readonly unit: 'now' | 'minutes' | 'hours'; readonly count: number } {
  const minutes = Math.max(0, Math.floor((now - asOf) / MINUTE_MS))
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  return { unit: 'hours', count: Math.floor(minutes / 60) }
}
