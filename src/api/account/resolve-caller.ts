import { customerUserName } from '#domain/identifiers.ts'
import type { Clock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import type { Caller, CallerRequest, ResolveCaller, ResolvedCaller } from '../http/caller.ts'
import { ACCESS_TOKEN_COOKIE, ID_TOKEN_COOKIE } from './cookies.ts'
import type { SessionSigns } from './csrf-tokens.ts'
import { isOver, type Revocations } from './revocations.ts'
import type { AccountStore } from './store.ts'
import type { TokenVerifier } from './tokens.ts'

interface Known {
  caller: Extract<Caller, { kind: 'user' }>
  subject: string
  grantId: string
  issuedAt: number
  expiresAt: number
}

const REMEMBERED_TOKENS = 10_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const VISITOR: ResolvedCaller = { ok: true, caller: { kind: 'visitor' } }

/**
 * Says who asks. A bearer token in the header counts first and needs no XSRF token; a wrong one is
 * invalid-token. With none, or an empty one, the access-token cookie counts, and a call that changes
 * anything must carry X-XSRF-TOKEN (AUTH-10, AUTH-11). A cookie that no longer counts is a visitor's, and so is,
 * for what is open to visitors, one that cannot be checked while the issuer is away.
 */
export function callerResolver(deps: {
  tokens: TokenVerifier
  store: AccountStore
  revocations: Pick<Revocations, 'isRevoked'>
  signs: SessionSigns
  clock: Clock
  log: Log
}): ResolveCaller {
  const recognise = rememberTokens(deps)
  return async (request) => {
    const bearer = bearerToken(request)
    if (bearer !== undefined) {
      const caller = await recognise(bearer)
      return caller ? { ok: true, caller } : { ok: false, refusal: 'invalid-token' }
    }
    const cookie = request.cookies[ACCESS_TOKEN_COOKIE]
    const caller = cookie
      ? await recognise(cookie, request.cookies[ID_TOKEN_COOKIE]).catch(
          visitorWhereOpen(request, deps),
        )
      : undefined
    if (!caller) return VISITOR
    if (!SAFE_METHODS.has(request.method) && !deps.signs.carriesXsrfToken(request)) {
      return { ok: false, refusal: 'xsrf' }
    }
    return { ok: true, caller }
  }
}

function visitorWhereOpen(request: CallerRequest, { log }: { log: Log }) {
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

// A token is checked once and then known by its fingerprint until it expires; only revocation is asked each time.
function rememberTokens(deps: Parameters<typeof callerResolver>[0]) {
  const { revocations, clock } = deps
  const remembered = new Map<string, Known>()

  return async (token: string, idToken = ''): Promise<Known['caller'] | undefined> => {
    const fingerprint = sha256(`${token} ${idToken}`)
    const known = remembered.get(fingerprint) ?? (await check(token, idToken, deps))
    if (!known || known.expiresAt <= clock.now()) {
      remembered.delete(fingerprint)
      return undefined
    }
    remember(remembered, fingerprint, known)
    return (await isOver(known, revocations)) ? undefined : known.caller
  }
}

async function check(
  token: string,
  idToken: string,
  { tokens, store, revocations }: Parameters<typeof callerResolver>[0],
): Promise<Known | undefined> {
  const claims = await tokens.access(token)
  // Asked before anything is written: the token of somebody who was forgotten brings nobody back.
  if (!claims || (await isOver(claims, revocations))) return undefined
  const account = (await store.findBySubject(claims.subject)) ?? (await store.upsertAccount(claims))
  if (!account) return undefined
  return {
    caller: {
      kind: 'user',
      userName: customerUserName(account.userName),
      role: account.role,
      grantId: claims.grantId,
      signedInAt: claims.signedInAt ?? (await signedInAt(idToken, claims, tokens)) ?? null,
    },
    subject: claims.subject,
    grantId: claims.grantId,
    issuedAt: claims.issuedAt,
    expiresAt: claims.expiresAt,
  }
}

// When somebody signed in belongs in the id token (OpenID Connect); not every issuer repeats it in the other.
async function signedInAt(
  idToken: string,
  { subject }: { subject: string },
  tokens: TokenVerifier,
): Promise<number | undefined> {
  const id = idToken === '' ? undefined : await tokens.id(idToken)
  return id?.subject === subject ? id.signedInAt : undefined
}

function remember(remembered: Map<string, Known>, fingerprint: string, known: Known): void {
  if (remembered.has(fingerprint)) return
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= REMEMBERED_TOKENS) remembered.delete(oldest)
  remembered.set(fingerprint, known)
}
