import type { ApiDeps } from '../api-deps.ts'
import { findProvider } from '../provider/store.ts'

/** A provider with its star counts (REVIEW-02). Open to visitors. */
export async function readRating({ database }: ApiDeps, userName: string) {
  const provider = await findProvider(database.query, userName)
  return provider
    ? ({ ok: true, provider } as const)
    : ({ ok: false, refusal: 'not-found' } as const)
}
