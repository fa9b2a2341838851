import type { Provider } from 'oidc-provider'
import type { Clock } from '#platform/clock.ts'
import { HOUR_MS } from '#platform/time-units.ts'
import { createIssuer, type IssuerDeps } from './issuer.ts'
import { loadSigningKeys } from './signing-keys.ts'

const KEYS_CACHE_MS = HOUR_MS

/**
 * The issuer with the current signing keys. It reads them when it is created. They change while the process runs, so it
 * is recreated hourly.
 */
export function issuerWithCurrentKeys(
  deps: IssuerDeps & { clock: Clock },
): () => Promise<Provider> {
  let current: Promise<Provider> | undefined
  let createdAt = 0

  const create = async () =>
    createIssuer(await loadSigningKeys({ ...deps, store: deps.artifacts }), deps)
  return () => {
    const now = deps.clock.now()
    if (current && now - createdAt < KEYS_CACHE_MS) return current
    const previous = current
    createdAt = now
    current = create().catch((error) => {
      current = previous
      if (previous) return previous
      throw error
    })
    return current
  }
}
