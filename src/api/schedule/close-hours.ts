import type { RefusalResult } from '#domain/refusal.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { firstInstantOf, lastInstantOf, zoneOffsets } from '#domain/schedule/zone-offsets.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  type ConflictingAppointment,
  findConflicts,
  insertClosure,
  lockProvider,
  removeFromClosures,
} from './closures-store.ts'

/** Whole days on the provider's clock, or hours of one day, 'HH:MM'. */
export interface HoursToClose {
  readonly providerUserName: string
  readonly date: PlainDate
  /** The last of several days, included. */
  readonly lastDate?: PlainDate | undefined
  readonly hours?: { readonly from: string; readonly until: string } | undefined
}

type ProviderRefusal = RefusalResult<'not-found'>
/** The clock skips all of these hours when summer time begins. */
type SkippedHoursRefusal = RefusalResult<'hours-skipped'>

interface WithTimeZone {
  readonly ok: true
  readonly timeZone: string
}

/**
 * Closes days, or hours of one, to new bookings. Existing appointments are never cancelled: they refuse the closure and
 * are returned, or stay as they are when `anyway` is set. Those that have ended at `now` (epoch ms) do not count. Checks no
 * permission.
 */
export function closeHours(
  { database }: Pick<ApiDeps, 'database'>,
  request: HoursToClose & {
    readonly reason: string
    readonly anyway: boolean
    readonly now?: number | undefined
  },
): Promise<
  | (WithTimeZone & { readonly conflicts: readonly ConflictingAppointment[] })
  | ProviderRefusal
  | SkippedHoursRefusal
  | (RefusalResult<'has-appointments'> & {
      timeZone: string
      conflicts: readonly ConflictingAppointment[]
    })
> {
  return database.transaction(async (trx) => {
    const provider = await lockProvider(trx, request.providerUserName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { id: providerId, timeZone } = provider
    const time = instantsOf(request, timeZone)
    if (isSkipped(request, time, timeZone)) return { ok: false, refusal: 'hours-skipped' }
    const { now = Number.NEGATIVE_INFINITY } = request
    const standing = await findConflicts(trx, providerId, time)
    const conflicts = standing.filter(({ endsAt }) => endsAt > now)
    if (conflicts.length > 0 && !request.anyway) {
      return { ok: false, refusal: 'has-appointments', timeZone, conflicts }
    }
    await insertClosure(trx, { providerId, time, reason: request.reason })
    return { ok: true, timeZone, conflicts }
  })
}

/** Reopens a day, or hours of it. The rest of a longer closure stays. Checks no permission. */
export function reopenHours(
  { database }: Pick<ApiDeps, 'database'>,
  request: HoursToClose,
): Promise<(WithTimeZone & { readonly closures: number }) | ProviderRefusal | SkippedHoursRefusal> {
  return database.transaction(async (trx) => {
    const provider = await lockProvider(trx, request.providerUserName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { id, timeZone } = provider
    const time = instantsOf(request, timeZone)
    if (isSkipped(request, time, timeZone)) return { ok: false, refusal: 'hours-skipped' }
    return { ok: true, timeZone, closures: await removeFromClosures(trx, id, time) }
  })
}

/** The appointments of a day. Checks no permission. */
export function readDay(
  { database }: Pick<ApiDeps, 'database'>,
  request: Omit<HoursToClose, 'hours'>,
): Promise<
  (WithTimeZone & { readonly appointments: readonly ConflictingAppointment[] }) | ProviderRefusal
> {
  return database.transaction(async (trx) => {
    const provider = await lockProvider(trx, request.providerUserName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { id, timeZone } = provider
    return {
      ok: true,
      timeZone,
      appointments: await findConflicts(trx, id, instantsOf(request, timeZone)),
    }
  })
}

/**
 * The time of these days or hours. As for opening hours, a wall time that occurs twice means the first for a start, the last
 * for an end.
 */
export function instantsOf(
  { date, lastDate = date, hours }: Omit<HoursToClose, 'providerUserName'>,
  timeZone: string,
): TimeRange {
  const from = Date.parse(`${date}T${hours?.from ?? '00:00'}Z`)
  const until = Date.parse(hours ? `${date}T${hours.until}Z` : `${addDays(lastDate, 1)}T00:00Z`)
  const zone = zoneOffsets(timeZone, from, until)
  const end = hours ? lastInstantOf(until, zone) : firstInstantOf(until, zone)
  return { startsAt: firstInstantOf(from, zone), endsAt: end }
}

// Hours within the skipped one both move later, where nobody asked to close.
function isSkipped(
  { hours }: HoursToClose,
  { startsAt, endsAt }: TimeRange,
  timeZone: string,
): boolean {
  if (endsAt <= startsAt) return true
  const isMoved = (instant: number, asked?: string) => wallClock(instant, timeZone).time !== asked
  return hours !== undefined && isMoved(startsAt, hours.from) && isMoved(endsAt, hours.until)
}
