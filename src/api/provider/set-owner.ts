import { hasAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { replaceOwner, resetProviderRole, setProviderRole } from './admin-store.ts'

/**
 * Sets the account that sees a provider's orders and answers its requests, or null for none. A former owner without
 * another provider gets the role of customer. Checks no permission.
 */
export function setOwner(
  { database }: Pick<ApiDeps, 'database'>,
  { userName, ownerUserName }: { userName: string; ownerUserName: string | null },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' | 'owner-unknown' }> {
  return database.transaction(async (trx) => {
    if (ownerUserName !== null && !(await hasAccount(trx, ownerUserName))) {
      return { ok: false, refusal: 'owner-unknown' }
    }
    const replaced = await replaceOwner(trx, userName, ownerUserName)
    if (!replaced) return { ok: false, refusal: 'not-found' }
    if (replaced.former !== null) await resetProviderRole(trx, replaced.former)
    if (ownerUserName !== null) await setProviderRole(trx, ownerUserName)
    return { ok: true }
  })
}
