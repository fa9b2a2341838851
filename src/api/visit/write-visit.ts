import type { Transaction } from 'kysely'
import { claimsOf, timeWithBuffer, type VisitTime } from '#domain/schedule/claims.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { lockAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { queueByCustomer } from '../order/in-process-queues.ts'
import type { WriteResult } from '../order/submit-order.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'
import { insertVisit, type VisitBooking, visitConflict } from './booking-store.ts'
import { findExternalTimes, findTaken } from './claims-store.ts'
import { findVisitClient } from './visit-client-store.ts'

interface Written {
  readonly result: WriteResult
  /** The time that the visit would take. */
  readonly time: TimeRange
}

/**
 * Writes a visit of a member in one transaction, with the locks of the client's account and of the calendar. Nothing is
 * written unless its whole time is free, or may be squeezed in.
 */
export async function writeVisit(
  { database }: Pick<ApiDeps, 'database'>,
  visit: Omit<VisitBooking, 'claims'>,
  isSqueezedIn: boolean,
): Promise<Written> {
  const { userName } = visit.client
  let time: TimeRange = visit
  try {
    return await queueByCustomer(userName, () =>
      database.transaction(async (trx) => {
        if (userName !== null) await lockAccount(trx, userName)
        await lockCalendar(trx, visit.providerId)
        if (!(await isPresent(trx, visit))) return { result: 'changed-meanwhile', time }
        const within = withBuffer(visit)
        const taken = [
          ...(await findTaken(trx, visit.providerId, within, null)),
          ...(await findExternalTimes(trx, visit.providerId, within, null)),
        ]
        time = timeWithBuffer(visit, taken)
        const claims = claimsOf(visit, taken, isSqueezedIn)
        if (!claims) return { result: 'slot-taken', time }
        return { result: await insertVisit(trx, { ...visit, claims }), time }
      }),
    )
  } catch (error) {
    return { result: visitConflict(error), time }
  }
}

// Merging and erasing clients waits for the calendar lock, so the client stays as it is now.
async function isPresent(
  trx: Transaction<Tables>,
  { client, providerId }: Pick<VisitBooking, 'client' | 'providerId'>,
): Promise<boolean> {
  const { clientId, userName } = client
  if (clientId === null) return true
  const present = await findVisitClient(trx, { providerId, clientId })
  return present?.userName === userName
}

function withBuffer({ startsAt, endsAt, bufferMinutes }: VisitTime): TimeRange {
  return { startsAt, endsAt: endsAt + bufferMinutes * MINUTE_MS }
}
