import type { Refused } from '#domain/refusal.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { firstInstantOf, lastInstantOf, zoneOffsets } from '#domain/schedule/zone-offsets.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  cutClosures,
  findInTheWay,
  type InTheWay,
  insertClosure,
  lockProvider,
} from './closures-store.ts'

/** Hours of one day as the provider's clock shows them: 'HH:MM'; without them the whole day. */
export interface HoursToClose {
  readonly providerUserName: string
  readonly date: PlainDate
  readonly hours?: { readonly from: string; readonly until: string } | undefined
}

type Unknown = Refused<'not-found'>
/** In spring the clock goes past all of these hours: there is no such time. */
type Skipped = Refused<'hours-skipped'>

/** What the hours come to in the provider's zone. */
interface Zoned {
  readonly ok: true
  readonly timeZone: string
}

/**
 * Closes a day, or hours of it: nothing more can be booked there. Visits that are booked already are never called off
 * by this: they refuse it and are named, or, where the asker closes `anyway`, stand as they are.
 * Who may ask is for the caller to have settled.
 */
export function closeHours(
  { database }: Pick<ApiDeps, 'database'>,
  asked: HoursToClose & { readonly reason: string; readonly anyway: boolean },
): Promise<
  | (Zoned & { readonly standing: readonly InTheWay[] })
  | Unknown
  | Skipped
  | (Refused<'has-appointments'> & { timeZone: string; inTheWay: readonly InTheWay[] })
> {
  return database.transaction(async (trx) => {
    const provider = await lockProvider(trx, asked.providerUserName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { id: providerId, timeZone } = provider
    const time = instantsOf(asked, timeZone)
    if (isNoTime(time)) return { ok: false, refusal: 'hours-skipped' }
    const inTheWay = await findInTheWay(trx, providerId, time)
    if (inTheWay.length > 0 && !asked.anyway) {
      return { ok: false, refusal: 'has-appointments', timeZone, inTheWay }
    }
    await insertClosure(trx, { providerId, time, reason: asked.reason })
    return { ok: true, timeZone, standing: inTheWay }
  })
}

/** Opens what was closed on a day, or in hours of it, and leaves the rest of a longer closure. */
export function reopenHours(
  { database }: Pick<ApiDeps, 'database'>,
  asked: HoursToClose,
): Promise<(Zoned & { readonly closures: number }) | Unknown | Skipped> {
  return database.transaction(async (trx) => {
    const provider = await lockProvider(trx, asked.providerUserName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { id, timeZone } = provider
    const time = instantsOf(asked, timeZone)
    if (isNoTime(time)) return { ok: false, refusal: 'hours-skipped' }
    return { ok: true, timeZone, closures: await cutClosures(trx, id, time) }
  })
}

/** What stands on a day. Who may ask is for the caller to have settled. */
export function readDay(
  { database }: Pick<ApiDeps, 'database'>,
  asked: Omit<HoursToClose, 'hours'>,
): Promise<(Zoned & { readonly appointments: readonly InTheWay[] }) | Unknown> {
  return database.transaction(async (trx) => {
    const provider = await lockProvider(trx, asked.providerUserName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { id, timeZone } = provider
    return {
      ok: true,
      timeZone,
      appointments: await findInTheWay(trx, id, instantsOf(asked, timeZone)),
    }
  })
}

// As openings are read: a reading that occurs twice means the first for a beginning, the last for an end.
function instantsOf({ date, hours }: HoursToClose, timeZone: string): TimeRange {
  const from = Date.parse(`${date}T${hours?.from ?? '00:00'}Z`)
  const until = Date.parse(hours ? `${date}T${hours.until}Z` : `${addDays(date, 1)}T00:00Z`)
  const zone = zoneOffsets(timeZone, from, until)
  const end = hours ? lastInstantOf(until, zone) : firstInstantOf(until, zone)
  return { startsAt: firstInstantOf(from, zone), endsAt: end }
}

function isNoTime({ startsAt, endsAt }: TimeRange): boolean {
  return endsAt <= startsAt
}
