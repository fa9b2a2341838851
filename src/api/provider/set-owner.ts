import { hasAccount } from '../account/row-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { makeOwner, releaseOwner, replaceOwner } from './managing-store.ts'

/**
 * Says whose a provider is: the account that sees its bookings and answers its requests, or nobody's but the
 * operator's. Whoever owned it and owns no other is a customer again. Who may ask is for the caller to have settled.
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
    if (replaced.former !== null) await releaseOwner(trx, replaced.former)
    if (ownerUserName !== null) await makeOwner(trx, ownerUserName)
    return { ok: true }
  })
}
