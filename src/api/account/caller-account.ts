import type { Kysely } from 'kysely'
import type { ResolvedCaller } from '../http/caller.ts'
import type { Tables } from '../schema.gen.ts'
import { type Account, findAccount, findMemberStatus, type MemberStatus } from './store.ts'

interface Deps {
  query: Kysely<Tables>
}

/** The account of a signed-in caller; undefined for a visitor and for a refused one. */
export async function accountOfCaller(
  { query }: Deps,
  resolved: ResolvedCaller,
): Promise<Account | undefined> {
  if (!resolved.ok || resolved.caller.kind === 'visitor') return undefined
  return findAccount(query, resolved.caller.userName)
}

/** Where the signed-in person works; a visitor works nowhere. */
export async function memberStatusOf(
  { query }: Deps,
  account: Account | undefined,
): Promise<MemberStatus> {
  return account ? findMemberStatus(query, account.userName) : { isMember: false, ownSalon: null }
}
