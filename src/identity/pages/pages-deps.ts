import type { Provider } from 'oidc-provider'
import type { Demo } from '../users/demo-people.ts'
import type { UserDeps } from '../users/user-deps.ts'

/** What the pages work with, beside the people. */
export interface PagesDeps extends UserDeps {
  currentProvider: () => Promise<Provider>
  publicUrl: string
  demo: Demo | null
}
