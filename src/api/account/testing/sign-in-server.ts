import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { afterAll } from 'vitest'
import { embeddedSignIn } from '#identity/client.ts'
import { UNFINISHED } from '#identity/protocol/store.ts'
import { registerIdentity } from '#identity/register.ts'
import type { SocialOption } from '#identity/social/upstream.ts'
import { identityTasks } from '#identity/users/tasks.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { inProcessFetch } from '#platform/in-process-fetch.ts'
import { runDueJobs, type TaskHandlers } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { Mail } from '#platform/mail/message.ts'
import type { Database } from '#platform/postgres/database.ts'
import { randomToken } from '#platform/random.ts'
import { noRateLimit, type RateLimiter, rateLimiter } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { WorkQueue } from '#platform/work-queue.ts'
import { mountWithCookies } from '../../http/mount.ts'
import { createServer } from '../../http/server.ts'
import { type Accounts, registerAccount } from '../register.ts'
import { aBrowser, type Browser, type BrowserResponse } from './browser.ts'

export const PUBLIC_URL = 'http://127.0.0.1:3000'
export const SECRET_KEY = 'a secret of the tests, long enough'
export const DEMO = {
  password: 'bloesem-demo',
  people: [
    {
      userName: 'sanne',
      subject: 'subject-of-sanne',
      name: 'Sanne Visser',
      email: 'sanne@voorbeeld.nl',
      phoneNumber: '0612340001',
      role: 'customer' as const,
    },
    {
      userName: 'daan',
      subject: 'subject-of-daan',
      name: 'Daan Hofstra',
      email: 'daan@voorbeeld.nl',
      phoneNumber: '0612340002',
      role: 'customer' as const,
    },
  ],
}

/** A hash for next to nothing: what is tested is rarely its price. */
export const LOW_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 }

interface Options {
  publicUrl?: string
  /** Another process on the same database. */
  beside?: Database<unknown>
  isRateLimited?: boolean
  /** Of requests as such; not limited when left out. */
  requestLimiter?: RateLimiter
  unfinishedInAll?: number
  hashing?: WorkQueue
  /** Whether passwords cost what they do in the product, not next to nothing. */
  withFullPasswordCost?: boolean
  demo?: typeof DEMO | 'visitors' | null
  social?: SocialOption
  /** The clock of codes and sessions; the protocol library uses the system's. */
  clock?: Clock
  cleanUp?: Parameters<typeof aDatabase>[0]
}

/** One process with identity and accounts, on its own test database; mails are collected. */
export async function aSignInServer(options: Options = {}) {
  const { publicUrl = PUBLIC_URL, cleanUp = afterAll, clock = systemClock } = options
  const database = options.beside ?? (await aDatabase<unknown>(cleanUp))
  const lines: string[] = []
  const log = openLog({ format: 'json', level: 'info', write: (line) => lines.push(line) })
  const app = await createServer({
    log,
    publicUrl: new URL(publicUrl),
    trustProxy: false,
    newRequestId: () => randomToken(9),
    limits: { eventLoopDelayMs: 0 }, // a busy machine is no fault of what is tested
  })
  const routes: [method: string, url: string][] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push([each, url])
  })
  const limiter = options.isRateLimited ? rateLimiter(database.pool) : noRateLimit
  const own = { database, publicUrl, secretKey: SECRET_KEY, clock, log, limiter }
  const accounts: Accounts = await registerAccount(app, {
    ...own,
    signIn: embeddedSignIn(publicUrl, '/auth/callback', options.social?.name),
    fetchIssuer: (url, init) => inProcessFetch(app)(new Request(url, init)),
  })
  await registerIdentity(app, {
    ...own,
    demo: options.demo === undefined ? DEMO : options.demo,
    social: options.social,
    onGrantRevoked: accounts.revokeGrant,
    mountWithCookies,
    requestLimiter: options.requestLimiter ?? noRateLimit,
    ...(options.hashing && { hashing: options.hashing }),
    ...(!options.withFullPasswordCost && { passwordCost: LOW_COST }),
    unfinished: { ...UNFINISHED, total: options.unfinishedInAll ?? UNFINISHED.total },
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/whoami',
    handler: async (request) => accounts.resolveCaller(request),
  })
  await app.ready()
  cleanUp(() => app.close())
  return {
    app,
    database,
    accounts,
    lines,
    publicUrl,
    secretKey: SECRET_KEY,
    routes,
    limiter,
    browser: (address?: string) => aBrowser(app, { publicUrl, ...(address && { address }) }),
    ...mailbox(own),
  }
}

/** Writes the people of DEMO into a database for servers in other processes, which have no market of the demonstration. */
export async function seedPeople(database: Database<unknown>): Promise<void> {
  const cleanUps: (() => Promise<unknown>)[] = []
  await aSignInServer({ beside: database, cleanUp: (run) => cleanUps.push(run) })
  for (const run of cleanUps) await run()
}

function mailbox(deps: Omit<Parameters<typeof identityTasks<unknown>>[0], 'sendMail'>) {
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => {
    mails.push(mail)
  }
  const tasks = identityTasks({ ...deps, sendMail })
  const deliver = () => runDueJobs(deps.database.pool, tasks as TaskHandlers)
  return {
    mails,
    deliver,
    /** The newest code mailed to an address. */
    codeFor: async (email: string): Promise<string> => {
      await deliver()
      const mail = mails.findLast(({ to }) => to === email.toLowerCase())
      const [code] = /\b\d{8}\b/.exec(mail?.text ?? '') ?? []
      if (!code) throw new Error(`No code was mailed to ${email}`)
      return code
    },
  }
}

/** What a client keeps during a sign-in. */
export interface StartedSignIn {
  page: BrowserResponse
  verifier: string
  state: string
}

interface Ask {
  nonce?: string
  prompt?: string
  redirectUri?: string
  extra?: Record<string, string>
}

/** Opens the hosted sign-in with an authorization request, as the product's pages do. */
export async function startSignIn(browser: Browser, ask: Ask = {}): Promise<StartedSignIn> {
  const verifier = randomPKCECodeVerifier()
  const state = randomToken(12)
  const query = new URLSearchParams({
    client_id: 'bloesem',
    redirect_uri: ask.redirectUri ?? `${browser.publicUrl}/auth/callback`,
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin offline_access',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...(ask.nonce && { nonce: ask.nonce }),
    ...(ask.prompt && { prompt: ask.prompt }),
    ...ask.extra,
  })
  return { page: await browser.get(`/identity/auth?${query}`), verifier, state }
}

/** The authorization code of a redirect to the product. */
export function codeOf(answer: BrowserResponse): string {
  const code = new URL(answer.location ?? '', PUBLIC_URL).searchParams.get('code')
  if (!code) throw new Error(`No code in ${answer.location ?? answer.body}`)
  return code
}

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
}

/** Exchanges a code or a refresh token at the token endpoint. */
export function requestTokens(
  browser: Browser,
  form: Record<string, string>,
): Promise<BrowserResponse> {
  return browser.post('/identity/token', { client_id: 'bloesem', ...form })
}

export async function exchange(
  browser: Browser,
  code: string,
  verifier: string,
): Promise<BrowserResponse> {
  return requestTokens(browser, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${browser.publicUrl}/auth/callback`,
  })
}

/** Signs in with a password and returns the tokens. */
export async function tokensFor(
  browser: Browser,
  person = { username: 'sanne', password: DEMO.password },
  ask: Ask = {},
): Promise<Tokens> {
  const { page, verifier } = await startSignIn(browser, ask)
  const back = page.location ? page : await browser.submit(page, person)
  return (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
}

interface Status {
  isMember: boolean
  ownSalon: string | null
  isAuthenticated: boolean
  method: string
  userInfo: Record<string, string | null>
  nonce: string
}

export async function statusOf(browser: Browser): Promise<Status> {
  return (await browser.call('GET', '/api/auth/status')).json<Status>()
}

/** Signs a browser in and sets its session cookies. */
export async function signedIn(
  browser: Browser,
  person = { username: 'sanne', password: DEMO.password },
): Promise<Tokens> {
  const { nonce } = await statusOf(browser)
  const tokens = await tokensFor(browser, person, { nonce })
  const answer = await browser.call('POST', '/api/auth/set-cookies', {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    userInfo: {},
  })
  if (!answer.json<{ success: boolean }>().success) throw new Error(answer.body)
  return tokens
}

/** The XSRF header of the product's pages. */
export function xsrf(browser: Browser): Record<string, string> {
  return { 'x-xsrf-token': browser.cookie('XSRF-TOKEN') ?? '' }
}
