import type { Transaction } from 'kysely'
import { withMargins } from '#domain/delivery/travel-time.ts'
import { claimsOf, stretchesBeside } from '#domain/schedule/claims.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { lockAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { queueByCustomer } from '../order/in-process-queues.ts'
import { mapConstraintError } from '../order/order-values-store.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'
import { findExternalTimes, findTaken } from './claims-store.ts'
import { type BookedTime, insertVisits, type NewVisits } from './new-visits-store.ts'
import { findVisitClient } from './visit-client-store.ts'

interface VisitsToWrite extends Omit<NewVisits, 'visits'> {
  /** By start. */
  readonly visits: readonly (Omit<BookedTime, 'claims'> & { readonly isSqueezedIn: boolean })[]
}

interface VisitsWriteResult {
  /** One of the orders when all were written. */
  readonly result: { readonly orderId: string } | 'slot-taken' | 'version-conflict' | 'key-used'
  /** For each visit whose time is taken its unbroken times, when some are. */
  readonly taken: readonly (readonly TimeRange[])[]
}

/**
 * Writes the visits of a member in one transaction, with the locks of the client's account and of the calendar. Nothing is
 * written unless the whole time of each is free, or may be squeezed in.
 */
export async function writeVisits(
  { database }: Pick<ApiDeps, 'database'>,
  { visits, ...values }: VisitsToWrite,
): Promise<VisitsWriteResult> {
  const { userName } = values.client
  const { providerId } = values
  let times: TimeRange[][] = visits.map(({ startsAt, endsAt }) => [{ startsAt, endsAt }])
  try {
    return await queueByCustomer(userName, () =>
      database.transaction(async (trx) => {
        if (userName !== null) await lockAccount(trx, userName)
        await lockCalendar(trx, providerId)
        if (!(await isPresent(trx, values))) return { result: 'version-conflict', taken: [] }
        const claimed = await claimAll(trx, values, visits)
        times = claimed.map(({ stretches }) => stretches)
        const taken = claimed.flatMap(({ claims, stretches }) => (claims ? [] : [stretches]))
        if (taken.length > 0) return { result: 'slot-taken', taken }
        const booked = claimed.map(({ visit, claims }) => ({ ...visit, claims: claims ?? [] }))
        return { result: await insertVisits(trx, { ...values, visits: booked }), taken: times }
      }),
    )
  } catch (error) {
    return { result: mapConstraintError(error), taken: times }
  }
}

/** What each visit takes; `claims` is null where its time is taken and it is not to be squeezed in. */
async function claimAll(
  trx: Transaction<Tables>,
  {
    providerId,
    bufferMinutes,
    travelMinutes,
    waits,
  }: Pick<NewVisits, 'providerId' | 'bufferMinutes' | 'travelMinutes' | 'waits'>,
  visits: VisitsToWrite['visits'],
) {
  const claimed = []
  for (const { isSqueezedIn, ...visit } of visits) {
    const time = { ...visit, bufferMinutes, travelMinutes, waits }
    const within = withMargins({ startsAt: visit.startsAt, endsAt: visit.endsAt }, time)
    const taken = [
      ...(await findTaken(trx, providerId, within, null)),
      ...(await findExternalTimes(trx, providerId, within, null)),
    ]
    const claims = claimsOf(time, taken, isSqueezedIn)
    claimed.push({ visit, claims, stretches: stretchesBeside(time, taken) })
  }
  return claimed
}

// Merging and erasing clients waits for the calendar lock, so the client stays as it is now.
async function isPresent(
  trx: Transaction<Tables>,
  { client, providerId }: Pick<NewVisits, 'client' | 'providerId'>,
): Promise<boolean> {
  const { clientId, userName } = client
  if (clientId === null) return true
  const present = await findVisitClient(trx, { providerId, clientId })
  return present?.userName === userName
}
