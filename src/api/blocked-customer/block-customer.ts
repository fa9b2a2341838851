import { hasAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findProviderId } from '../provider-id-store.ts'
import { deleteBlock, insertBlock, listBlocks } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

interface BlockRequest {
  readonly providerUserName: string
  readonly customerUserName: string
}

type NotFound = { ok: false; refusal: 'not-found' | 'customer-unknown' }

/**
 * Blocks a customer at a provider: every time there is busy to them. Their orders stay. Checks no permission.
 */
export function blockCustomer(
  { database, clock }: Deps,
  { providerUserName, customerUserName: userName }: BlockRequest,
): Promise<{ ok: true; upcomingVisits: number } | NotFound> {
  return database.transaction(async (trx) => {
    const providerId = await findProviderId(trx, providerUserName)
    if (!providerId) return { ok: false, refusal: 'not-found' }
    if (!(await hasAccount(trx, userName))) return { ok: false, refusal: 'customer-unknown' }
    const upcomingVisits = await insertBlock(trx, { providerId, userName }, clock.now())
    return { ok: true, upcomingVisits }
  })
}

/** Checks no permission. */
export async function unblockCustomer(
  { database: { query } }: Pick<Deps, 'database'>,
  { providerUserName, customerUserName: userName }: BlockRequest,
): Promise<{ ok: true } | NotFound> {
  const providerId = await findProviderId(query, providerUserName)
  if (!providerId) return { ok: false, refusal: 'not-found' }
  const wasBlocked = await deleteBlock(query, { providerId, userName })
  return wasBlocked ? { ok: true } : { ok: false, refusal: 'customer-unknown' }
}

/** A provider's blocked customers; undefined for an unknown provider. */
export async function blockedCustomers(
  { database: { query } }: Pick<Deps, 'database'>,
  providerUserName: string,
) {
  const providerId = await findProviderId(query, providerUserName)
  return providerId && listBlocks(query, providerId)
}
