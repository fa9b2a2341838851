import type { PersonalData } from '#contract/personal-data.ts'
import { findAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { hasJustSignedIn } from '../membership/has-just-signed-in.ts'
import { ownTaxDetails } from '../tax-details/own-tax-details.ts'
import { findPersonalData } from './personal-data-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'secretKey'>
type PersonalDataRefusal = 'sign-in-required' | 'not-found'

/** Everything that is stored about the caller. */
export async function readPersonalData(
  deps: Deps,
  caller: Caller,
): Promise<{ ok: true; data: PersonalData } | { ok: false; refusal: PersonalDataRefusal }> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  return readDataOf(deps, caller.userName, caller)
}

/** Everything that is stored about an account, as `reader` may read it. Checks no permission. */
export async function readDataOf(
  deps: Deps,
  userName: string,
  reader: Caller,
): Promise<{ ok: true; data: PersonalData } | { ok: false; refusal: 'not-found' }> {
  const { database, clock, signIns } = deps
  const account = await findAccount(database.query, userName)
  const signIn = account ? await signIns.findRecord(account.subject, database.query) : null
  // The embedded sign-in stores only verified addresses.
  const person = { userName, provenEmail: signIn?.email ?? null }
  const found = await findPersonalData(database.query, person)
  if (!found) return { ok: false, refusal: 'not-found' }
  const now = clock.now()
  const isFresh = hasJustSignedIn(reader, now)
  const taxDetails = await ownTaxDetails(deps, { userName, isFresh })
  const salons = found.salons.map((salon) => ({
    ...salon,
    taxDetails: taxDetails.get(salon.userName) ?? null,
  }))
  return { ok: true, data: { madeAt: new Date(now).toISOString(), signIn, ...found, salons } }
}
