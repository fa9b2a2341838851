import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  getAuthStatus,
  refreshSession,
  setCookies,
  signOut,
  type UserInfo,
} from '#contract/account.ts'
import { type Endpoint, type Received, type Reply, routeOf } from '#contract/endpoint.ts'
import type { Log } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import type { ResolveCaller } from '../http/caller.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { sendRefusal } from '../http/refuse.ts'
import { ID_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE, type SessionCookies } from './cookies.ts'
import type { CsrfTokens } from './csrf-tokens.ts'
import type { Issuer, RefreshedTokens } from './issuer.ts'
import type { Revocations } from './revocations.ts'
import { type SignIn, scopeOf } from './sign-in.ts'
import type { Session, StartSessionResult, sessionStarter } from './start-session.ts'
import type { Account, AccountStore } from './store.ts'

interface Deps {
  signIn: SignIn
  csrf: CsrfTokens
  cookies: SessionCookies
  issuer: Issuer
  store: AccountStore
  revocations: Revocations
  resolveCaller: ResolveCaller
  startSession: ReturnType<typeof sessionStarter>
  refresh: (refreshToken: string) => Promise<RefreshedTokens | undefined>
  log: Log
}

interface HttpExchange<E extends Endpoint> {
  request: FastifyRequest
  reply: FastifyReply
  body: Received<E>['body']
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
  route(app, getAuthStatus, ({ request, reply }) => status(request, reply, deps))
  route(app, setCookies, ({ request, reply, body }) => start(request, reply, body, deps))
  route(app, refreshSession, ({ request, reply }) => refresh(request, reply, deps))
  route(app, signOut, ({ request, reply }) => end(request, reply, deps))
}

// Like mount() of ../http/mount.ts, for replies that set cookies.
function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (exchange: HttpExchange<E>) => Promise<Reply<E> | HttpRefusal>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const result = await answer({ request, reply, body: request.body as Received<E>['body'] })
      return isRefused(result)
        ? sendRefusal(reply, result)
        : reply.status(endpoint.status).send(result)
    },
  })
}

function isRefused(result: unknown): result is HttpRefusal {
  return typeof result === 'object' && result !== null && 'refusal' in result
}

async function status(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Reply<typeof getAuthStatus>> {
  const { cookies, signIn, csrf } = deps
  const sid = cookies.sessionIdOf(request) || randomToken()
  cookies.setBrowserSession(reply, sid, csrf.xsrfToken(sid))
  const account = (await signedIn(request, deps)) ?? (await restore(request, reply, deps))
  if (!account && !signIn.embedded) void deps.issuer.discover() // the security headers need the issuer's origins
  return {
    isAuthenticated: account !== undefined,
    method: account ? 'oauth' : 'other',
    userInfo: account ? userInfoOf(account) : NOBODY,
    ownSalon:
      account?.role === 'provider' ? await deps.store.findOwnProvider(account.userName) : null,
    nonce: csrf.nonce(sid),
    signIn: {
      issuer: signIn.issuer,
      clientId: signIn.clientId,
      redirectPath: signIn.redirectPath,
      scope: scopeOf(signIn),
      socialName: signIn.socialName ?? null,
    },
  }
}

async function signedIn(request: FastifyRequest, deps: Deps): Promise<Account | undefined> {
  const resolved = await deps.resolveCaller(request)
  if (!resolved.ok || resolved.caller.kind === 'visitor') return undefined
  return deps.store.findAccount(resolved.caller.userName)
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
  body: Received<typeof setCookies>['body'],
  deps: Deps,
): Promise<Reply<typeof setCookies>> {
  const started = await startFor(deps.cookies.sessionIdOf(request), body, deps)
  if (!started.ok) {
    deps.log.warn({ reason: started.reason }, 'a sign-in was not completed')
    return { success: false, error: started.reason }
  }
  const { tokens, account, isNewAccount } = started.session
  deps.cookies.setTokens(reply, tokens)
  renewBrowserSession(reply, deps)
  return { success: true, userInfo: userInfoOf(account), isNewAccount }
}

// All browsers without a session id would share one nonce.
async function startFor(
  sid: string | undefined,
  body: Received<typeof setCookies>['body'],
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
): Promise<Reply<typeof refreshSession> | HttpRefusal> {
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
  return { success: true, expiresIn: session.tokens.expiresInSeconds }
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
): Promise<Reply<typeof signOut> | HttpRefusal> {
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
  return { success: true, endSessionUrl }
}

// The grant is revoked here already: sign-out succeeds although the issuer does not answer.
async function endAtIssuer(
  request: FastifyRequest,
  refreshToken: string | undefined,
  { issuer, signIn, log }: Deps,
): Promise<string | null> {
  const settle = async <Answer>(ask: Promise<Answer>): Promise<Answer | null> =>
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
