import './protocol/tested-release.ts'
import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Provider } from 'oidc-provider'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import { openTurns, type Turns } from '#platform/turns.ts'
import { IDENTITY_PATH } from './client.ts'
import { mountJsonRoutes, type SendRefusal } from './json-routes.ts'
import { limitRequests } from './limit-requests.ts'
import { mountPages } from './pages/routes.ts'
import { mountProvider } from './protocol/mount-provider.ts'
import { createProvider } from './protocol/provider.ts'
import { loadSigningKeys } from './protocol/signing-keys.ts'
import { protocolStore, type UNFINISHED } from './protocol/store.ts'
import { upstreamStore } from './social/store.ts'
import { openUpstream, type SocialOption } from './social/upstream.ts'
import { type DemoSignIn, seedDemoPeople } from './users/demo-people.ts'
import { passwordResetStore } from './users/password-reset-store.ts'
import { signUpStore } from './users/sign-up-store.ts'
import { userStore } from './users/store.ts'
import type { UserDeps } from './users/user-deps.ts'

export interface IdentityDeps<Tables> {
  database: Database<Tables>
  /** The origin of the product, no slash at the end. */
  publicUrl: string
  secretKey: string
  clock: Clock
  log: Log
  limiter: RateLimiter
  /** Of requests as such, counted by each process for itself. */
  requestLimiter: RateLimiter
  /** Other turns of hashing passwords than the usual ones. */
  hashing?: Turns
  /** Other numbers of unfinished sign-ins than the usual ones. */
  unfinished?: typeof UNFINISHED
  /** Of a demo installation, shown on the sign-in page; null everywhere else. */
  demo: DemoSignIn | null
  /** Another issuer whose people may sign in here. */
  social?: SocialOption | undefined
  /** A sign-in was ended here: tokens that carry its id must no longer count, once the transaction commits. */
  onGrantRevoked: (grantId: string, within?: QueryExecutorProvider) => Promise<void>
  sendRefusal: SendRefusal
}

/** Twenty milliseconds each: whoever comes last waits about a second, and who comes after that is told to come back. */
const HASHING = { atOnce: Math.max(2, availableParallelism()), waiting: 40 }
const KEYS_KNOWN_FOR_MS = 3600 * 1000

/**
 * Mounts the embedded hosted sign-in: OpenID Connect and its pages below /identity, and sign-up, verification and
 * resend below /prod. All state is in PostgreSQL; any number of processes serve one sign-in together.
 */
export async function registerIdentity<Tables>(
  app: FastifyInstance,
  deps: IdentityDeps<Tables>,
): Promise<void> {
  const { database, limiter, secretKey, clock, publicUrl } = deps
  const artifacts = protocolStore(database)
  const store = userStore(database)
  const users: UserDeps = {
    ...{ store, limiter, secretKey, clock },
    hashing: deps.hashing ?? openTurns(HASHING),
    signUps: signUpStore(database),
    resets: passwordResetStore(database),
    endSignIns: async (subject, within) => {
      const grantIds = await artifacts.removePerson(subject, within)
      for (const grantId of grantIds) await deps.onGrantRevoked(grantId, within)
    },
  }
  const currentProvider = providerWithCurrentKeys(deps)
  await currentProvider()
  const site = { publicUrl, isPublicDemo: deps.demo === 'visitors' }
  if (deps.demo && deps.demo !== 'visitors') await seedDemoPeople(deps.demo, store)

  const social = deps.social && {
    upstream: openUpstream(deps.social, publicUrl, deps.log),
    people: upstreamStore(deps.database),
  }

  if (!site.isPublicDemo) mountJsonRoutes(app, { ...users, publicUrl }, deps.sendRefusal)
  const pages = { ...users, currentProvider, publicUrl, demo: deps.demo, social }
  await app.register(
    async (identity) => {
      limitRequests(identity, { limiter: deps.requestLimiter, site })
      await identity.register(async (scope) => mountPages(scope, pages))
      await identity.register(async (scope) =>
        mountProvider(scope, currentProvider, { site, secretKey }),
      )
    },
    { prefix: IDENTITY_PATH },
  )
}

// Signing keys change while the process runs; the provider takes them when it is made, and is cheap to make again.
function providerWithCurrentKeys<Tables>(deps: IdentityDeps<Tables>): () => Promise<Provider> {
  const artifacts = protocolStore(deps.database, deps.unfinished)
  const users = userStore(deps.database)
  let made: Promise<Provider> | undefined
  let madeAt = 0

  const make = async () =>
    createProvider(await loadSigningKeys({ ...deps, store: artifacts }), {
      ...{ ...deps, isPublicDemo: deps.demo === 'visitors' },
      artifacts,
      users,
    })
  return () => {
    const now = deps.clock.now()
    if (made && now - madeAt < KEYS_KNOWN_FOR_MS) return made
    const before = made
    madeAt = now
    made = make().catch((error) => {
      made = before
      if (before) return before
      throw error
    })
    return made
  }
}
