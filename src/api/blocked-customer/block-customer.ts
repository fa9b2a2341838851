import { hasAccount } from '../account/row-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findProviderId } from '../provider-id-store.ts'
import { deleteBlock, insertBlock, listBlocks } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

interface Wish {
  readonly providerUserName: string
  readonly customerUserName: string
}

type Unknown = { ok: false; refusal: 'not-found' | 'customer-unknown' }

/**
 * From now on a salon takes no bookings from somebody: to them its times are taken. What they have booked stands.
 * Who may ask is for the caller to have settled.
 */
export function blockCustomer(
  { database, clock }: Deps,
  { providerUserName, customerUserName: userName }: Wish,
): Promise<{ ok: true; visitsToCome: number } | Unknown> {
  return database.transaction(async (trx) => {
    const providerId = await findProviderId(trx, providerUserName)
    if (!providerId) return { ok: false, refusal: 'not-found' }
    if (!(await hasAccount(trx, userName))) return { ok: false, refusal: 'customer-unknown' }
    const visitsToCome = await insertBlock(trx, { providerId, userName }, clock.now())
    return { ok: true, visitsToCome }
  })
}

/** Lets somebody book again. */
export async function unblockCustomer(
  { database: { query } }: Pick<Deps, 'database'>,
  { providerUserName, customerUserName: userName }: Wish,
): Promise<{ ok: true } | Unknown> {
  const providerId = await findProviderId(query, providerUserName)
  if (!providerId) return { ok: false, refusal: 'not-found' }
  const wasBlocked = await deleteBlock(query, { providerId, userName })
  return wasBlocked ? { ok: true } : { ok: false, refusal: 'customer-unknown' }
}

/** Whom a salon has blocked; undefined for an unknown salon. */
export async function blockedCustomers(
  { database: { query } }: Pick<Deps, 'database'>,
  providerUserName: string,
) {
  const providerId = await findProviderId(query, providerUserName)
  return providerId && listBlocks(query, providerId)
}
