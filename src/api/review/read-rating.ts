import type { ApiDeps } from '../api-deps.ts'
import { findProvider } from '../provider/store.ts'

/** The star counts of a provider, kept with its reviews (REVIEW-02). Anybody may ask. */
export async function readRating({ database }: ApiDeps, userName: string) {
  const provider = await findProvider(database.query, userName)
  return provider
    ? ({ ok: true, provider } as const)
    : ({ ok: false, refusal: 'not-found' } as const)
}
