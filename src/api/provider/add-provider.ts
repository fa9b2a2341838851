import { hasAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { setProviderRole, writeMembership } from '../membership/store.ts'
import { insertHours, insertItems, insertProvider, setActive } from './admin-store.ts'
import type { NewProvider } from './new-provider.ts'

/**
 * Adds an active provider and gives its owner's account the role of provider. Checks no permission.
 */
export function addProvider(
  { database }: Pick<ApiDeps, 'database'>,
  provider: NewProvider,
): Promise<{ ok: true } | { ok: false; refusal: 'username-taken' | 'owner-unknown' }> {
  return database.transaction(async (trx) => {
    const owner = provider.ownerUserName
    if (owner && !(await hasAccount(trx, owner))) return { ok: false, refusal: 'owner-unknown' }
    const id = await insertProvider(trx, provider)
    if (id === undefined) return { ok: false, refusal: 'username-taken' }
    if (owner) {
      await writeMembership(trx, { providerId: id, userName: owner, role: 'owner' })
      await setProviderRole(trx, owner)
    }
    await insertHours(trx, id, provider.hours)
    await insertItems(trx, id, provider.items)
    return { ok: true }
  })
}

/**
 * Hides a provider from search, profile and booking, or shows it again. Its orders stay: customers can read and cancel
 * them. Checks no permission.
 */
export async function setProviderVisible(
  { database }: Pick<ApiDeps, 'database'>,
  { userName, isShown }: { userName: string; isShown: boolean },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  return (await setActive(database.query, userName, isShown))
    ? { ok: true }
    : { ok: false, refusal: 'not-found' }
}
