import type { FastifyInstance } from 'fastify'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#demo/sign-ins.ts'
import { registerAccount } from './api/account/register.ts'
import { registerApi } from './api/api.ts'
import { askOperation } from './api/http/ask-operation.ts'
import { limitRequests } from './api/http/rate-limit.ts'
import { sendRefusal } from './api/http/refuse.ts'
import { registerMailbox } from './api/mail/mailbox.ts'
import { registerMetrics } from './api/operation/metrics.ts'
import type { Tables } from './api/schema.gen.ts'
import { embeddedSignIn } from './identity/client.ts'
import { registerIdentity } from './identity/register.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { inProcessFetch } from './platform/in-process-fetch.ts'
import type { Log } from './platform/log.ts'
import { openPlaces } from './platform/places.ts'
import type { Database } from './platform/postgres/database.ts'
import { noRateLimit, processRateLimiter, type RateLimiter } from './platform/rate-limit.ts'
import { signInsOf } from './sign-ins.ts'
import { registerWeb } from './web/serve.ts'

export interface Sides {
  config: Config
  database: Database<Tables>
  secretKey: string
  /** True where the demo market stands: its sign-ins and its mailbox exist then, and only then. */
  demo: boolean
  /** Of sign-in and codes. */
  limiter: RateLimiter
  clock: Clock
  log: Log
}

/** Mounts account, identity, api and pages on one server; they meet here and know nothing of each other. */
export async function mountSides(app: FastifyInstance, sides: Sides): Promise<void> {
  const { config, database, clock, log, secretKey, limiter } = sides
  const { publicUrl, outsideIssuer, redirectPath } = config
  const fetchInProcess = inProcessFetch(app)

  if (config.metrics) registerMetrics(app, database)
  if (config.rateLimit) await limitRequests(app)
  const accounts = await registerAccount(app, {
    ...{ database, publicUrl, secretKey, clock, log },
    signIn: outsideIssuer
      ? { ...outsideIssuer, redirectPath, embedded: false }
      : embeddedSignIn(publicUrl, redirectPath, config.social?.name),
    ...(!outsideIssuer && { fetchIssuer: (url, init) => fetchInProcess(new Request(url, init)) }),
  })
  if (!outsideIssuer) {
    await registerIdentity(app, {
      ...{ database, publicUrl, secretKey, clock, log, limiter, sendRefusal },
      requestLimiter: config.rateLimit ? processRateLimiter() : noRateLimit,
      demo: sides.demo ? { people: DEMO_SIGN_INS, password: DEMO_PASSWORD } : null,
      social: config.social,
      onGrantRevoked: accounts.revokeGrant,
    })
  }
  registerApi(app, {
    ...{ database, clock, publicUrl: new URL(publicUrl), limiter },
    operator: { ...config.operator, termsUrl: config.termsUrl ?? null },
    signIns: signInsOf(database, config, accounts.revokeGrant),
    places: config.placesUrl ? openPlaces(config.placesUrl, { log, now: clock.now }) : null,
  })
  if (sides.demo && !config.mail.smtpUrl) registerMailbox(app, database.query)
  await registerWeb(app, {
    publicUrl,
    connectOrigins: accounts.issuerOrigins,
    frameOrigins: config.termsUrl ? [new URL(config.termsUrl).origin] : [],
    mapTiles: config.mapTiles,
    serviceWorker: config.serviceWorker,
    askApi: askOperation,
    dev: config.mode === 'development',
  })
}
