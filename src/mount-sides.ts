import type { FastifyInstance } from 'fastify'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#demo/sign-ins.ts'
import { registerAccount } from './api/account/register.ts'
import { registerApi } from './api/api.ts'
import { callInProcess } from './api/http/call-in-process.ts'
import { mountWithCookies } from './api/http/mount.ts'
import { limitRequests } from './api/http/rate-limit.ts'
import { standbyReads } from './api/http/standby-reads.ts'
import { registerMailbox } from './api/mail/mailbox.ts'
import { registerMetrics } from './api/ops/metrics.ts'
import type { Tables } from './api/schema.gen.ts'
import { apiServices } from './api-services.ts'
import { embeddedSignIn } from './identity/client.ts'
import { registerIdentity } from './identity/register.ts'
import type { DemoSignIn } from './identity/users/demo-people.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DemoMode } from './platform/demo-mode.ts'
import { inProcessFetch } from './platform/in-process-fetch.ts'
import type { Log } from './platform/log.ts'
import { dataVersionReader } from './platform/postgres/data-version.ts'
import type { Database } from './platform/postgres/database.ts'
import { noRateLimit, processRateLimiter, type RateLimiter } from './platform/rate-limit.ts'
import { signInsOf } from './sign-ins.ts'
import { registerWeb } from './web/serve.ts'

export interface Sides {
  config: Config
  database: Database<Tables>
  secretKey: string
  /** Whether there is a demo market: only then are there its sign-ins and its mailbox. */
  demo: DemoMode
  /** Limits sign-ins and codes. */
  limiter: RateLimiter
  clock: Clock
  log: Log
}

/** Mounts account, identity, API and pages on one server. None of them imports another. */
export async function mountSides(app: FastifyInstance, sides: Sides): Promise<void> {
  const { config, database, clock, log, secretKey, limiter } = sides
  const { publicUrl, outsideIssuer, redirectPath } = config
  const fetchInProcess = inProcessFetch(app)

  if (sides.demo === 'public') keepOutOfSearchEngines(app)

  if (config.metrics) registerMetrics(app, database)
  if (config.rateLimit) await limitRequests(app)
  const accounts = await registerAccount(app, {
    database,
    publicUrl,
    secretKey,
    clock,
    log,
    signIn: outsideIssuer
      ? { ...outsideIssuer, redirectPath, embedded: false }
      : embeddedSignIn(publicUrl, redirectPath, config.social?.name),
    ...(!outsideIssuer && { fetchIssuer: (url, init) => fetchInProcess(new Request(url, init)) }),
  })
  if (!outsideIssuer) {
    await registerIdentity(app, {
      database,
      publicUrl,
      secretKey,
      clock,
      log,
      limiter,
      mountWithCookies,
      requestLimiter: config.rateLimit ? processRateLimiter() : noRateLimit,
      demo: demoSignIn(sides.demo),
      social: config.social,
      onGrantRevoked: accounts.revokeGrant,
    })
  }
  const secure = new URL(publicUrl).protocol === 'https:'
  app.standbyReads = database.standby && standbyReads(database.standby, { secure })
  registerApi(app, {
    database,
    clock,
    publicUrl: new URL(publicUrl),
    limiter,
    secretKey,
    isRegistrationOpen: config.registration === 'open',
    reportsTaxes: config.dac7,
    workItemTerms: config.workItemTerms,
    asksVatService: config.vatCheckUrl !== undefined,
    operator: { ...config.operator, termsUrl: config.termsUrl ?? null },
    signIns: signInsOf(database, { ...config, demo: sides.demo }, accounts.revokeGrant),
    ...apiServices(config, { log, clock }),
  })
  if (sides.demo !== 'none' && !config.mail.smtpUrl) {
    registerMailbox(app, { database, isShared: sides.demo === 'local' })
  }
  await registerWeb(app, {
    publicUrl,
    connectOrigins: accounts.issuerOrigins,
    frameOrigins: config.termsUrl ? [new URL(config.termsUrl).origin] : [],
    mapTiles: config.mapTiles,
    isPublicDemo: sides.demo === 'public',
    serviceWorker: config.serviceWorker,
    callApi: callInProcess,
    // What a standby answers may be older than the version of the primary.
    readVersion: config.databaseReplicaUrl ? undefined : dataVersionReader(database.pool, clock),
    dev: config.mode === 'development',
  })
}

function demoSignIn(mode: DemoMode): DemoSignIn | null {
  if (mode === 'local') return { people: DEMO_SIGN_INS, password: DEMO_PASSWORD }
  return mode === 'public' ? 'visitors' : null
}

// The salons of a demo market are not real.
function keepOutOfSearchEngines(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-robots-tag', 'noindex')
  })
}
