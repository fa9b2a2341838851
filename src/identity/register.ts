import './protocol/mark-node-lts.ts'
import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import { createWorkQueue, type WorkQueue } from '#platform/work-queue.ts'
import { IDENTITY_PATH } from './client.ts'
import { type MountWithCookies, mountJsonRoutes } from './json-routes.ts'
import { limitRequests } from './limit-requests.ts'
import { mountPages } from './pages/routes.ts'
import { issuerWithCurrentKeys } from './protocol/current-issuer.ts'
import { mountIssuer } from './protocol/mount-issuer.ts'
import { protocolStore, type UNFINISHED } from './protocol/store.ts'
import { secondFactorDeps } from './second-factor/second-factor-deps.ts'
import { mountSecurity } from './security/routes.ts'
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
  /** Limits all requests; each process counts by itself. */
  requestLimiter: RateLimiter
  /** The queue of password hashing; the default when left out. */
  hashing?: WorkQueue
  /** Lower in tests only; that of ./users/password.ts when left out. */
  passwordCost?: UserDeps['passwordCost']
  /** Limits of unfinished sign-ins; the default when left out. */
  unfinished?: typeof UNFINISHED
  /** The demo sign-in of a demo installation; null elsewhere. */
  demo: DemoSignIn | null
  /** Another issuer whose people can sign in here. */
  social?: SocialOption | undefined
  /** Called when a grant was revoked: its tokens must be refused once the transaction commits. */
  onGrantRevoked: (grantId: string, within?: QueryExecutorProvider) => Promise<void>
  mountWithCookies: MountWithCookies
}

/** A hash takes about 20 ms, so the last in the queue waits about a second. */
const HASHING = { concurrency: Math.max(2, availableParallelism()), maxWaiting: 40 }

/**
 * Mounts the embedded sign-in: OpenID Connect and its pages below /identity, and sign-up, verification and resend below
 * /prod. All state is in PostgreSQL, so any number of processes can serve it.
 */
export async function registerIdentity<Tables>(
  app: FastifyInstance,
  deps: IdentityDeps<Tables>,
): Promise<void> {
  const { database, limiter, secretKey, clock, publicUrl } = deps
  const artifacts = protocolStore(database)
  const store = userStore(database)
  const users: UserDeps = {
    store,
    limiter,
    secretKey,
    clock,
    hashing: deps.hashing ?? createWorkQueue(HASHING),
    passwordCost: deps.passwordCost,
    signUps: signUpStore(database),
    resets: passwordResetStore(database),
    ...secondFactorDeps(database, publicUrl),
    endSignIns: async (subject, within) => {
      const grantIds = await artifacts.removePerson(subject, within)
      for (const grantId of grantIds) await deps.onGrantRevoked(grantId, within)
    },
  }
  const site = { publicUrl, isPublicDemo: deps.demo === 'visitors' }
  const currentProvider = issuerWithCurrentKeys({
    ...deps,
    isPublicDemo: site.isPublicDemo,
    artifacts: protocolStore(database, deps.unfinished),
    users: store,
    factors: users.factors,
  })
  await currentProvider()
  if (deps.demo && deps.demo !== 'visitors') await seedDemoPeople(deps.demo, users)

  const social = deps.social && {
    upstream: openUpstream(deps.social, publicUrl, deps.log),
    people: upstreamStore(deps.database),
  }

  if (!site.isPublicDemo) mountJsonRoutes(app, { ...users, publicUrl }, deps.mountWithCookies)
  const pages = { ...users, currentProvider, publicUrl, demo: deps.demo, social }
  await app.register(
    async (identity) => {
      limitRequests(identity, { limiter: deps.requestLimiter, site })
      await identity.register(async (scope) => mountPages(scope, pages))
      if (!site.isPublicDemo) {
        await identity.register(async (scope) => mountSecurity(scope, pages))
      }
      await identity.register(async (scope) =>
        mountIssuer(scope, currentProvider, { site, secretKey }),
      )
    },
    { prefix: IDENTITY_PATH },
  )
}
