import type { Database } from '#platform/postgres/database.ts'
import { type PasskeySite, passkeySiteOf } from './passkeys.ts'
import { type SetUpCodeStore, setUpCodeStore } from './set-up-code-store.ts'
import { type SecondFactorStore, secondFactorStore } from './store.ts'

/** What the use cases of second factors need. */
export interface SecondFactorDeps {
  factors: SecondFactorStore
  setUpCodes: SetUpCodeStore
  /** Null where browsers keep no passkeys. */
  passkeySite: PasskeySite | null
}

export function secondFactorDeps<Tables>(
  database: Database<Tables>,
  publicUrl: string,
): SecondFactorDeps {
  return {
    factors: secondFactorStore(database),
    setUpCodes: setUpCodeStore(database),
    passkeySite: passkeySiteOf(publicUrl),
  }
}
