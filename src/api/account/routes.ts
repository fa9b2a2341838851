import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import {
  getAuthStatus,
  refreshSession,
  setCookies,
  signOut,
  type UserInfo,
} from '#contract/account.ts'
import type { RequestInput } from '#contract/endpoint.ts'
import type { Log } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import type { ResolveCaller } from '../http/caller.ts'
import { mountWithCookies } from '../http/mount.ts'
import type { Outcome } from '../http/outcome.ts'
import type { Tables } from '../schema.gen.ts'
import { accountOfCaller, memberStatusOf } from './caller-account.ts'
import { ID_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE, type SessionCookies } from './cookies.ts'
import type { CsrfTokens } from './csrf-tokens.ts'
import type { Issuer, RefreshedTokens } from './issuer.ts'
import type { Revocations } from './revocations.ts'
import { type SignIn, scopeOf } from './sign-in.ts'
import type { Session, StartSessionResult, sessionStarter } from './start-session.ts'
import type { Account } from './store.ts'

interface Deps {
  signIn: SignIn
  csrf: CsrfTokens
  cookies: SessionCookies
  issuer: Issuer
  query: Kysely<Tables>
  revocations: Revocations
  resolveCaller: ResolveCaller
  startSession: ReturnType<typeof sessionStarter>
  refresh: (refreshToken: string) => Promise<RefreshedTokens | undefined>
  log: Log
}

const NOBODY: UserInfo = {
  name: null,
  email: null,
  userName: null,
  profilePictureUrl: null,
  phoneNumber: null,
  role: null,
}

/** The routes of /api/auth: status, tokens into cookies, refresh and sign-out. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  mountWithCookies(app, getAuthStatus, (_, request, reply) => status(request, reply, deps))
  mountWithCookies(app, setCookies, ({ body }, request, reply) => start(request, reply, body, deps))
  mountWithCookies(app, refreshSession, (_, request, reply) => refresh(request, reply, deps))
  mountWithCookies(app, signOut, (_, request, reply) => end(request, reply, deps))
}

async function status(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Outcome<typeof getAuthStatus>> {
  const { cookies, signIn, csrf } = deps
  const sid = cookies.sessionIdOf(request) || randomToken()
  cookies.setBrowserSession(reply, sid, csrf.xsrfToken(sid))
  const account =
    (await accountOfCaller(deps, await deps.resolveCaller(request))) ??
    (await restore(request, reply, deps))
  if (!account && !signIn.embedded) void deps.issuer.discover() // the security headers need the issuer's origins
  return {
    ok: true,
    answer: {
      isAuthenticated: account !== undefined,
      method: account ? 'oauth' : 'other',
      userInfo: account ? userInfoOf(account) : NOBODY,
      ...(await memberStatusOf(deps, account)),
      nonce: csrf.nonce(sid),
      signIn: {
        issuer: signIn.issuer,
        clientId: signIn.clientId,
        redirectPath: signIn.redirectPath,
        scope: scopeOf(signIn),
        socialName: signIn.socialName ?? null,
      },
    },
  }
}

// Without a valid access token the refresh token, a cookie of this path alone, starts the session again.
async function restore(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Account | undefined> {
  const refreshToken = request.cookies[REFRESH_TOKEN_COOKIE]
  if (refreshToken === undefined) return undefined
  try {
    const session = await renew(refreshToken, deps)
    if (session) deps.cookies.setTokens(reply, session.tokens)
    else deps.cookies.clearTokens(reply)
    return session?.account
  } catch (error) {
    deps.log.warn({ err: error }, 'a session could not be restored')
    return undefined
  }
}

async function start(
  request: FastifyRequest,
  reply: FastifyReply,
  body: RequestInput<typeof setCookies>['body'],
  deps: Deps,
): Promise<Outcome<typeof setCookies>> {
  const started = await startFor(deps.cookies.sessionIdOf(request), body, deps)
  if (!started.ok) {
    deps.log.warn({ reason: started.reason }, 'a sign-in was not completed')
    return { ok: true, answer: { success: false, error: started.reason } }
  }
  const { tokens, account, isNewAccount } = started.session
  deps.cookies.setTokens(reply, tokens)
  renewBrowserSession(reply, deps)
  return { ok: true, answer: { success: true, userInfo: userInfoOf(account), isNewAccount } }
}

// All browsers without a session id would share one nonce.
async function startFor(
  sid: string | undefined,
  body: RequestInput<typeof setCookies>['body'],
  { csrf, startSession }: Deps,
): Promise<StartSessionResult> {
  if (!sid) return { ok: false, reason: 'This browser session began no sign-in' }
  const tokenSet = { ...body, refreshToken: body.refreshToken ?? undefined }
  return startSession(tokenSet, csrf.nonce(sid))
}

async function refresh(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Outcome<typeof refreshSession>> {
  const refreshToken = request.cookies[REFRESH_TOKEN_COOKIE]
  if (refreshToken !== undefined && !deps.csrf.carriesXsrfToken(request)) {
    return { ok: false, refusal: 'xsrf' }
  }
  const session = refreshToken === undefined ? undefined : await renew(refreshToken, deps)
  if (!session) {
    deps.cookies.clearTokens(reply)
    return { ok: false, refusal: 'sign-in-required' }
  }
  deps.cookies.setTokens(reply, session.tokens)
  return { ok: true, answer: { success: true, expiresIn: session.tokens.expiresInSeconds } }
}

async function renew(refreshToken: string, deps: Deps): Promise<Session | undefined> {
  const tokens = await deps.refresh(refreshToken)
  if (!tokens) return undefined
  const started = await deps.startSession(tokens)
  return started.ok ? started.session : undefined
}

async function end(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Outcome<typeof signOut>> {
  const refreshToken = request.cookies[REFRESH_TOKEN_COOKIE]
  const resolved = await deps.resolveCaller(request)
  if (!resolved.ok) return resolved
  if (refreshToken !== undefined && !deps.csrf.carriesXsrfToken(request)) {
    return { ok: false, refusal: 'xsrf' }
  }
  const wasSignedIn = resolved.caller.kind === 'user' || refreshToken !== undefined
  if (resolved.caller.kind === 'user') await deps.revocations.revoke(resolved.caller.grantId)
  const endSessionUrl = wasSignedIn ? await endAtIssuer(request, refreshToken, deps) : null
  deps.cookies.clearTokens(reply)
  renewBrowserSession(reply, deps)
  return { ok: true, answer: { success: true, endSessionUrl } }
}

// The grant is revoked here already: sign-out succeeds although the issuer does not answer.
async function endAtIssuer(
  request: FastifyRequest,
  refreshToken: string | undefined,
  { issuer, signIn, log }: Deps,
): Promise<string | null> {
  const settle = async <Result>(ask: Promise<Result>): Promise<Result | null> =>
    ask.catch((error: unknown) => {
      log.warn({ err: error }, 'the issuer was not told of a sign-out')
      return null
    })
  const isRevoked =
    refreshToken !== undefined && (await settle(issuer.revoke(refreshToken))) !== null
  if (signIn.embedded && isRevoked) return null
  return settle(issuer.endSessionUrl(request.cookies[ID_TOKEN_COOKIE]))
}

function renewBrowserSession(reply: FastifyReply, { cookies, csrf }: Deps): void {
  const sid = randomToken()
  cookies.setBrowserSession(reply, sid, csrf.xsrfToken(sid))
}

function userInfoOf(account: Account): UserInfo {
  const { name, email, userName, profilePictureUrl, phoneNumber, role } = account
  return { name, email, userName, profilePictureUrl, phoneNumber, role }
}
