import type { Provider } from 'oidc-provider'
import type { UpstreamStore } from '../social/store.ts'
import type { Upstream } from '../social/upstream.ts'
import type { DemoSignIn } from '../users/demo-people.ts'
import type { UserDeps } from '../users/user-deps.ts'

/** The dependencies of the pages. */
export interface PagesDeps extends UserDeps {
  currentProvider: () => Promise<Provider>
  publicUrl: string
  demo: DemoSignIn | null
  /** The social option, if configured. */
  social: { upstream: Upstream; people: UpstreamStore } | undefined
}
