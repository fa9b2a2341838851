import type { PersonalData } from '#contract/personal-data.ts'
import { findAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { findPersonalData } from './personal-data-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns'>
type Refusal = 'sign-in-required' | 'not-found'

/** Everything that is stored about the caller. */
export async function readPersonalData(
  deps: Deps,
  caller: Caller,
): Promise<{ ok: true; data: PersonalData } | { ok: false; refusal: Refusal }> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  return readDataOf(deps, caller.userName)
}

/** Everything that is stored about an account. Checks no permission. */
export async function readDataOf(
  { database, clock, signIns }: Deps,
  userName: string,
): Promise<{ ok: true; data: PersonalData } | { ok: false; refusal: 'not-found' }> {
  const account = await findAccount(database.query, userName)
  const signIn = account ? await signIns.findRecord(account.subject, database.query) : null
  // The embedded sign-in stores only verified addresses.
  const person = { userName, provenEmail: signIn?.email ?? null }
  const found = await findPersonalData(database.query, person)
  if (!found) return { ok: false, refusal: 'not-found' }
  const madeAt = new Date(clock.now()).toISOString()
  return { ok: true, data: { madeAt, signIn, ...found } }
}
