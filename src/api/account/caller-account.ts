import type { Kysely } from 'kysely'
import type { ResolvedCaller } from '../http/caller.ts'
import type { Tables } from '../schema.gen.ts'
import { type Account, findAccount } from './store.ts'

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
