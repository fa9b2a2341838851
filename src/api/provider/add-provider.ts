import { hasAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { inviteOwner } from '../invitation/invite-owner.ts'
import { setProviderRole, writeMembership } from '../membership/store.ts'
import { insertHours, insertItems, insertProvider } from './admin-store.ts'
import type { NewProvider } from './new-provider.ts'

/**
 * Adds a provider, active unless it is to be hidden, gives its owner's account the role of provider, and mails an invitation to
 * an owner who is named by address. Checks no permission.
 */
export function addProvider(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  provider: NewProvider,
): Promise<
  { ok: true; isInvited: boolean } | { ok: false; refusal: 'username-taken' | 'owner-unknown' }
> {
  const { database, clock } = deps
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
    const email = provider.ownerEmail
    const isInvited = email ? (await inviteOwner(trx, { providerId: id, email }, clock)).ok : false
    return { ok: true, isInvited }
  })
}
