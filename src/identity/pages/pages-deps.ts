import type { Provider } from 'oidc-provider'
import type { UpstreamStore } from '../social/store.ts'
import type { Upstream } from '../social/upstream.ts'
import type { DemoSignIn } from '../users/demo-people.ts'
import type { UserDeps } from '../users/user-deps.ts'

/** What the pages work with, beside the people. */
export interface PagesDeps extends UserDeps {
  currentProvider: () => Promise<Provider>
  publicUrl: string
  demo: DemoSignIn | null
  /** The social option, where there is one. */
  social: { upstream: Upstream; people: UpstreamStore } | undefined
}
