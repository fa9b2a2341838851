import { hasAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { resetProviderRole, setProviderRole } from '../membership/store.ts'
import { replaceOwner } from './admin-store.ts'

/**
 * Makes an account the only owner of a provider, or nobody with null. A former owner who is a member of no other provider
 * gets the role of customer. Checks no permission.
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
    for (const former of replaced.former) await resetProviderRole(trx, former)
    if (ownerUserName !== null) await setProviderRole(trx, ownerUserName)
    return { ok: true }
  })
}
