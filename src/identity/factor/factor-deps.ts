import type { Database } from '#platform/postgres/database.ts'
import { type PasskeySite, passkeySiteOf } from './passkeys.ts'
import { type FactorStore, factorStore } from './store.ts'

/** What the use cases of second factors need. */
export interface FactorDeps {
  factors: FactorStore
  /** Null where browsers keep no passkeys. */
  passkeySite: PasskeySite | null
}

export function factorDeps<Tables>(database: Database<Tables>, publicUrl: string): FactorDeps {
  return { factors: factorStore(database), passkeySite: passkeySiteOf(publicUrl) }
}
