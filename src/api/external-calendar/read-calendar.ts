import { isExternalTooOld } from '#domain/schedule/external-calendar.ts'
import { keyring } from '#platform/crypto.ts'
import type { ApiDeps } from '../api-deps.ts'
import { EXTERNAL_CALENDAR_KEYS } from './external-calendar-keys.ts'
import { type FetchedTimes, fetchBusyTimes } from './fetch-busy-times.ts'
import {
  dropBusyTimes,
  findCalendarToRead,
  lockExternalCalendar,
  saveBusyTimes,
  saveFailedRead,
} from './store.ts'

export type ReadDeps = Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey' | 'network'>

/** Reads an external calendar and takes over its busy times (WORK-113). Nothing happens to one that is gone. */
export async function readCalendar(deps: ReadDeps, id: string): Promise<void> {
  const { database, clock, secretKey } = deps
  const calendar = await findCalendarToRead(database.query, id)
  if (!calendar) return
  const address = keyring(secretKey, EXTERNAL_CALENDAR_KEYS).decrypt(calendar.encrypted_address)
  const fetched: FetchedTimes = address
    ? await fetchBusyTimes(deps, {
        address: new URL(address),
        timeZone: calendar.time_zone,
        providerId: calendar.provider_id,
        now: clock.now(),
      })
    : { kind: 'unreadable' } // of another secret key
  await saveRead(deps, id, fetched)
}

/**
 * Writes what a read of a calendar found. After a failed one the busy times stay as they were; when they are too old they
 * are deleted, with a mail.
 */
export async function saveRead(
  { database, clock }: Pick<ReadDeps, 'database' | 'clock'>,
  id: string,
  fetched: FetchedTimes,
): Promise<void> {
  const at = clock.now()
  await database.transaction(async (trx) => {
    const calendar = await lockExternalCalendar(trx, id)
    if (!calendar) return
    if (fetched.kind === 'read') {
      const { calendarId } = calendar
      return saveBusyTimes(trx, { id, calendarId, busy: fetched.busy, at })
    }
    await saveFailedRead(trx, { id, at })
    if (calendar.droppedAt === null && isExternalTooOld(calendar, at))
      await dropBusyTimes(trx, { id, at })
  })
}
