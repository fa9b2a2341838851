import type { Kysely } from 'kysely'
import { customerUserName } from '#domain/identifiers.ts'
import type { Clock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import type { Caller, CallerRequest, ResolveCaller, ResolvedCaller } from '../http/caller.ts'
import type { Tables } from '../schema.gen.ts'
import { ACCESS_TOKEN_COOKIE, ID_TOKEN_COOKIE } from './cookies.ts'
import type { CsrfTokens } from './csrf-tokens.ts'
import { isSignInRevoked, type Revocations } from './revocations.ts'
import { findAccountBySubject, upsertAccount } from './store.ts'
import type { TokenVerifier } from './tokens.ts'

interface CachedCaller {
  caller: Extract<Caller, { kind: 'user' }>
  subject: string
  grantId: string
  issuedAt: number
  expiresAt: number
}

const MAX_CACHED_TOKENS = 10_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const VISITOR: ResolvedCaller = { ok: true, caller: { kind: 'visitor' } }

/**
 * Resolves the caller of a request (AUTH-10, AUTH-11).
 * - A bearer token comes first and needs no XSRF token; an invalid one is refused as invalid-token.
 * - Without one, or with an empty one, the access token cookie is used; an unsafe method then needs X-XSRF-TOKEN.
 * - An invalid cookie makes a visitor. On endpoints with access `open`, so does one that cannot be checked because the
 *   issuer does not answer.
 */
export function callerResolver(deps: {
  tokens: TokenVerifier
  query: Kysely<Tables>
  revocations: Pick<Revocations, 'isRevoked'>
  csrf: CsrfTokens
  clock: Clock
  log: Log
}): ResolveCaller {
  const resolveToken = cachedTokenCheck(deps)
  return async (request) => {
    const bearer = bearerToken(request)
    if (bearer !== undefined) {
      const caller = await resolveToken(bearer)
      return caller ? { ok: true, caller } : { ok: false, refusal: 'invalid-token' }
    }
    const cookie = request.cookies[ACCESS_TOKEN_COOKIE]
    const caller = cookie
      ? await resolveToken(cookie, request.cookies[ID_TOKEN_COOKIE]).catch(
          visitorIfOpen(request, deps),
        )
      : undefined
    if (!caller) return VISITOR
    if (!SAFE_METHODS.has(request.method) && !deps.csrf.carriesXsrfToken(request)) {
      return { ok: false, refusal: 'xsrf' }
    }
    return { ok: true, caller }
  }
}

function visitorIfOpen(request: CallerRequest, { log }: { log: Log }) {
  return (error: unknown) => {
    if (request.routeOptions.config.access !== 'open') throw error
    log.warn({ err: error }, 'a session could not be checked')
    return undefined
  }
}

function bearerToken(request: CallerRequest): string | undefined {
  const [, token] = /^bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

// A token is verified once and cached by its fingerprint until it expires; revocation is checked each time.
function cachedTokenCheck(deps: Parameters<typeof callerResolver>[0]) {
  const { revocations, clock } = deps
  const cache = new Map<string, CachedCaller>()

  return async (token: string, idToken = ''): Promise<CachedCaller['caller'] | undefined> => {
    const fingerprint = sha256(`${token} ${idToken}`)
    const cached = cache.get(fingerprint) ?? (await verifyToken(token, idToken, deps))
    if (!cached || cached.expiresAt <= clock.now()) {
      cache.delete(fingerprint)
      return undefined
    }
    addToCache(cache, fingerprint, cached)
    return (await isSignInRevoked(cached, revocations)) ? undefined : cached.caller
  }
}

async function verifyToken(
  token: string,
  idToken: string,
  { tokens, query, revocations }: Parameters<typeof callerResolver>[0],
): Promise<CachedCaller | undefined> {
  const claims = await tokens.access(token)
  // Checked before the upsert: a revoked token must not recreate a deleted account.
  if (!claims || (await isSignInRevoked(claims, revocations))) return undefined
  const account =
    (await findAccountBySubject(query, claims.subject)) ?? (await upsertAccount(query, claims))
  if (!account) return undefined
  const id = idToken === '' ? undefined : await tokens.id(idToken)
  const ofSignIn = id?.subject === claims.subject ? id : undefined
  return {
    caller: {
      kind: 'user',
      userName: customerUserName(account.userName),
      role: account.role,
      grantId: claims.grantId,
      // These claims belong in the id token (OpenID Connect); not every issuer repeats them in the access token.
      signedInAt: claims.signedInAt ?? ofSignIn?.signedInAt ?? null,
      hasShownSecondFactor: claims.hasShownSecondFactor || !!ofSignIn?.hasShownSecondFactor,
    },
    subject: claims.subject,
    grantId: claims.grantId,
    issuedAt: claims.issuedAt,
    expiresAt: claims.expiresAt,
  }
}

function addToCache(
  cache: Map<string, CachedCaller>,
  fingerprint: string,
  cached: CachedCaller,
): void {
  if (cache.has(fingerprint)) return
  const [oldest] = cache.keys()
  if (oldest !== undefined && cache.size >= MAX_CACHED_TOKENS) cache.delete(oldest)
  cache.set(fingerprint, cached)
}
