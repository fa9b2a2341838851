import type { listOwnProviders } from '#contract/membership.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from '../http/outcome.ts'
import { findOwnProviders } from './store.ts'

/** The providers of which the caller is a member, by name (WORK-03). */
export async function readOwnProviders(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  caller: Caller,
): Promise<Outcome<typeof listOwnProviders>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  const salons = await findOwnProviders(database.query, caller.userName, clock.now())
  return { ok: true, answer: { data: { salons } } }
}
