import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { FetchIssuer } from '#platform/discovery.ts'
import type { Log } from '#platform/log.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { ResolveCaller } from '../http/caller.ts'
import type { Tables } from '../schema.gen.ts'
import { sessionCookies } from './cookies.ts'
import { csrfTokens } from './csrf-tokens.ts'
import { openIssuer } from './issuer.ts'
import { refreshOnce } from './refresh-session.ts'
import { callerResolver } from './resolve-caller.ts'
import { openRevocations } from './revocations.ts'
import { sessionRoutes } from './routes.ts'
import type { SignIn } from './sign-in.ts'
import { sessionStarter } from './start-session.ts'
import { tokenVerifier } from './tokens.ts'

export interface AccountDeps {
  database: Database<Tables>
  signIn: SignIn
  /** The origin of the product, no slash at the end. */
  publicUrl: string
  secretKey: string
  clock: Clock
  log: Log
  /** Fetches from the issuer; the global fetch when left out. */
  fetchIssuer?: FetchIssuer
}

export interface Accounts {
  resolveCaller: ResolveCaller
  /** Revokes every token of a sign-in. */
  revokeGrant(grantId: string, within?: QueryExecutorProvider): Promise<void>
  /** Origins of an outside issuer that the browser calls; none for the embedded sign-in. */
  issuerOrigins(): readonly string[]
}

/**
 * Mounts /api/auth/* and decorates the server with `resolveCaller`. Listens for revoked sign-ins until the
 * server closes.
 */
export async function registerAccount(app: FastifyInstance, deps: AccountDeps): Promise<Accounts> {
  const { database, clock, log, publicUrl, secretKey, signIn } = deps
  const { query } = database
  const cookies = sessionCookies({ secure: publicUrl.startsWith('https:') })
  const csrf = csrfTokens(secretKey, cookies)
  const issuer = openIssuer(signIn, deps)
  const tokens = tokenVerifier({ ...signIn, audience: publicUrl, keys: issuer.keys, clock })
  const revocations = await openRevocations({ database, clock, log })
  const resolveCaller = callerResolver({ tokens, query, revocations, csrf, clock, log })
  const startSession = sessionStarter({ tokens, query, revocations, clock })
  const refresh = refreshOnce({ issuer, query, secretKey, clock })

  app.decorate('resolveCaller', resolveCaller)
  app.addHook('onClose', async () => revocations.close())
  sessionRoutes(app, {
    signIn,
    csrf,
    cookies,
    issuer,
    query,
    revocations,
    resolveCaller,
    startSession,
    refresh,
    log,
  })
  // The embedded issuer is on this server, which does not listen yet.
  if (!signIn.embedded) void issuer.discover()
  return {
    resolveCaller,
    issuerOrigins: () => (signIn.embedded ? [] : issuer.origins()),
    revokeGrant: revocations.revoke,
  }
}
