import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { FetchIssuer } from '#platform/discovery.ts'
import type { Log } from '#platform/log.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { ResolveCaller } from '../http/caller.ts'
import { sessionCookies } from './cookies.ts'
import { sessionSigns } from './csrf-tokens.ts'
import { openIssuer } from './issuer.ts'
import { refreshOnce } from './refresh-session.ts'
import { callerResolver } from './resolve-caller.ts'
import { openRevocations } from './revocations.ts'
import { sessionRoutes } from './routes.ts'
import type { SignIn } from './sign-in.ts'
import { sessionStarter } from './start-session.ts'
import { accountStore } from './store.ts'
import { tokenVerifier } from './tokens.ts'

export interface AccountDeps<Tables> {
  database: Database<Tables>
  signIn: SignIn
  /** The origin of the product, no slash at the end. */
  publicUrl: string
  secretKey: string
  clock: Clock
  log: Log
  /** How the issuer is reached; the network when left out. */
  fetchIssuer?: FetchIssuer
}

export interface Accounts {
  resolveCaller: ResolveCaller
  /** Refuses every token of a sign-in, as when the embedded sign-in ends a grant by itself. */
  revokeGrant(grantId: string, within?: QueryExecutorProvider): Promise<void>
  /** Origins beyond our own that the browser signs in at, as far as they are known. */
  issuerOrigins(): readonly string[]
}

/**
 * Mounts /api/auth/* and decorates the server with `resolveCaller`. Listens for revoked sign-ins until the
 * server closes.
 */
export async function registerAccount<Tables>(
  app: FastifyInstance,
  deps: AccountDeps<Tables>,
): Promise<Accounts> {
  const { clock, log, publicUrl, secretKey, signIn } = deps
  const store = accountStore(deps.database)
  const cookies = sessionCookies({ secure: publicUrl.startsWith('https:') })
  const signs = sessionSigns(secretKey, cookies)
  const issuer = openIssuer(signIn, deps)
  const tokens = tokenVerifier({ ...signIn, audience: publicUrl, keys: issuer.keys, clock })
  const revocations = await openRevocations({ store, clock, log })
  const resolveCaller = callerResolver({ tokens, store, revocations, signs, clock, log })
  const startSession = sessionStarter({ tokens, store, revocations, clock })
  const refresh = refreshOnce({ issuer, store, secretKey, clock })

  app.decorate('resolveCaller', resolveCaller)
  app.addHook('onClose', async () => revocations.close())
  sessionRoutes(app, {
    ...{
      signIn,
      signs,
      cookies,
      issuer,
      store,
      revocations,
      resolveCaller,
      startSession,
      refresh,
      log,
    },
  })
  // Our own is on this very server, which does not answer yet.
  if (!signIn.embedded) void issuer.meet()
  return {
    resolveCaller,
    issuerOrigins: () => (signIn.embedded ? [] : issuer.origins()),
    revokeGrant: revocations.revoke,
  }
}
