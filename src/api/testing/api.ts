import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, expect } from 'vitest'
import type { Endpoint, Reply, Request } from '#contract/endpoint.ts'
import { type Refusal, refusal as refusalSchema } from '#contract/refusal.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { customerUserName } from '#domain/identifiers.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { DEFAULT_WORK_ITEM_TERMS } from '#domain/work-item/terms.ts'
import type { Language } from '#messages/language.ts'
import { settableClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { registerApi } from '../api.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ResolvedCaller, Role } from '../http/caller.ts'
import { limitRequests } from '../http/rate-limit.ts'
import { createServer } from '../http/server.ts'
import type { Tables } from '../schema.gen.ts'

/** SECRET_KEY of the tests. */
export const TEST_SECRET = 'a secret of the tests, long enough to be one'

interface ApiOptions {
  /** Epoch ms; the ordinary day when left out. */
  now?: number
  /** Registers the clean-up; `afterAll` when left out. */
  cleanUp?: Parameters<typeof aDatabase>[0]
  /** Of the database, at most; few when left out. */
  connections?: number | undefined
  deps?: Partial<ApiDeps>
  /** Unlimited when left out. */
  requestsPerMinute?: number | undefined
  /** Options of the log; errors to standard output when left out. */
  log?: Parameters<typeof openLog>[0]
}

/** The caller of a test's request; a visitor when `as` is left out. */
export interface As {
  as?: { userName: string; role?: Role }
  /** How long ago the caller signed in; just now when left out. */
  signedInMinutesAgo?: number
  /** Whether the caller showed a second factor; not when left out. */
  hasShownSecondFactor?: boolean
  language?: Language
  headers?: Record<string, string>
}

/**
 * The whole API on a new database, called without a network. `call` expects success and checks the reply against the
 * contract; `refusal` expects a refusal and returns it.
 */
export async function anApi(options: ApiOptions = {}) {
  const { now = TEST_NOW, cleanUp = afterAll, connections, deps, requestsPerMinute } = options
  const database = await aDatabase<Tables>(cleanUp, { connections })
  const clock = settableClock(now)
  const app = await createServer({
    log: openLog(options.log ?? { format: 'json', level: 'error' }),
    publicUrl: PUBLIC_URL,
    trustProxy: false,
    newRequestId: () => randomToken(9),
    limits: { eventLoopDelayMs: 0 }, // a busy machine is no fault of what is tested
  })
  app.decorate('resolveCaller', async (request) =>
    callerOf(request.headers.authorization, clock.now()),
  )
  if (requestsPerMinute !== undefined) await limitRequests(app, requestsPerMinute)
  registerApi(app, {
    database,
    clock,
    publicUrl: PUBLIC_URL,
    limiter: noRateLimit,
    operator: NO_OPERATOR,
    signIns: NO_SIGN_INS,
    installation: AN_INSTALLATION,
    serverSettings: [],
    pictureStorage: null,
    places: null,
    asksVatService: false,
    isRegistrationOpen: false,
    reportsTaxes: true,
    workItemTerms: DEFAULT_WORK_ITEM_TERMS,
    secretKey: TEST_SECRET,
    ...deps,
  })
  await app.ready()
  return { app, database, clock, publicUrl: PUBLIC_URL, signIns: NO_SIGN_INS, ...callsTo(app) }
}

function callsTo(app: FastifyInstance) {
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      request: Request<E>,
      from: As = {},
    ): Promise<Reply<E>> {
      const answer = await app.inject(injection(endpoint, request as AnyRequest, from))
      expect(answer.statusCode, answer.body).toBe(endpoint.status)
      return endpoint.reply.parse(answer.json()) as Reply<E>
    },

    async refusal<E extends Endpoint>(
      endpoint: E,
      request: Request<E>,
      from: As = {},
    ): Promise<Refusal & { code: RefusalCode }> {
      const answer = await app.inject(injection(endpoint, request as AnyRequest, from))
      const refused = refusalSchema.parse(answer.json(), { reportInput: true })
      expect(refused.statusCode).toBe(answer.statusCode)
      return refused
    },
  }
}

interface AnyRequest {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  /** Of a body of bytes; JSON when left out. */
  contentType?: string
}

/** The raw request of an operation, for tests of statuses and headers. */
export function injection(endpoint: Endpoint, request: AnyRequest, from: As = {}): InjectOptions {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  )
  const query = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined)
  return {
    method: endpoint.method,
    url: path,
    query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])),
    headers: {
      host: PUBLIC_URL.host,
      ...(request.contentType && { 'content-type': request.contentType }),
      ...headersOf(from),
    },
    ...(request.body !== undefined && { payload: request.body as object }),
  }
}

/** An operator without contact details. */
export const NO_OPERATOR: ApiDeps['operator'] = {
  name: null,
  address: null,
  email: null,
  kvkNumber: null,
  vatId: null,
  termsUrl: null,
}

/** An installation without mail, disk and releases. */
export const AN_INSTALLATION: ApiDeps['installation'] = {
  release: '1.0.0',
  startedAt: TEST_NOW,
  sendsMail: false,
  readDisk: async () => null,
  listBackups: async () => [],
  readBackup: async () => null,
  findNewestRelease: async () => null,
}

/** A sign-in that stores nobody. */
export const NO_SIGN_INS: ApiDeps['signIns'] = {
  requiresSecondFactor: false,
  hasSecondFactor: async () => false,
  removeSecondFactor: async () => false,
  findRecord: async () => null,
  endSignIns: async () => {},
  endSignIn: async () => false,
  findLocked: async () => [],
  setLocked: async () => true,
  deletePerson: async () => {},
}

const PUBLIC_URL = new URL('http://127.0.0.1:3000')

function headersOf({
  as,
  signedInMinutesAgo = 0,
  language,
  headers,
  ...from
}: As): Record<string, string> {
  return {
    ...(as && {
      authorization: `Bearer test:${as.userName}:${as.role ?? 'customer'}:${signedInMinutesAgo}${from.hasShownSecondFactor ? ':mfa' : ''}`,
    }),
    ...(language && { 'accept-language': language }),
    ...headers,
  }
}

// The tests' bearer token simply names the caller; tokens are tested in ../account.
function callerOf(authorization: string | undefined, now: number): ResolvedCaller {
  const bearer = authorization?.replace(/^Bearer */, '')
  if (!bearer) return { ok: true, caller: { kind: 'visitor' } }
  const [, name, role, minutesAgo = '0', factor] =
    /^test:([^:]+):(customer|provider|operator)(?::(\d+))?(?::(mfa))?$/.exec(bearer) ?? []
  if (!name || !role) return { ok: false, refusal: 'invalid-token' }
  const userName = customerUserName(name)
  const signedInAt = now - Number(minutesAgo) * MINUTE_MS
  return {
    ok: true,
    caller: {
      kind: 'user',
      userName,
      role: role as Role,
      grantId: `grant-${name}`,
      signedInAt,
      hasShownSecondFactor: factor === 'mfa',
    },
  }
}
