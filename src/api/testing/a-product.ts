import { afterAll } from 'vitest'
import { anAccount, aProvider } from '#demo/builders.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#demo/sign-ins.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DEFAULT_WORK_ITEM_TERMS } from '#domain/work-item/terms.ts'
import { embeddedSignIn } from '#identity/client.ts'
import { registerIdentity } from '#identity/register.ts'
import { settableClock, systemClock } from '#platform/clock.ts'
import { inProcessFetch } from '#platform/in-process-fetch.ts'
import { openLog } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { signInsOf } from '../../sign-ins.ts'
import { registerAccount } from '../account/register.ts'
import { aBrowser } from '../account/testing/browser.ts'
import { LOW_COST, SECRET_KEY, signedIn, xsrf } from '../account/testing/sign-in-server.ts'
import { registerApi } from '../api.ts'
import { mountWithCookies } from '../http/mount.ts'
import { limitRequests } from '../http/rate-limit.ts'
import { createServer } from '../http/server.ts'
import type { Tables } from '../schema.gen.ts'
import { AN_INSTALLATION, NO_OPERATOR } from './api.ts'

interface Options {
  publicUrl?: string
  /** Unlimited when left out. */
  requestsPerMinute?: number
}

/**
 * The server without its pages: sign-in, accounts and API, with the demo people and a salon of `studio-bloesem`. The
 * API's clock stands on the ordinary day.
 */
export async function aProduct({
  publicUrl = 'http://127.0.0.1:3000',
  requestsPerMinute,
}: Options = {}) {
  const database = await aDatabase<Tables>(afterAll)
  const people = []
  for (const person of DEMO_SIGN_INS) {
    const { subject } = await anAccount(database, person)
    people.push({ ...person, subject })
  }
  const salon = await aProvider(database, {
    userName: 'studio-bloesem',
    ownerUserName: 'studio-bloesem',
  })
  const faults: string[] = []
  const log = openLog({ format: 'json', level: 'error', write: (line) => faults.push(line) })
  const app = await createServer({
    log,
    publicUrl: new URL(publicUrl),
    trustProxy: false,
    newRequestId: () => randomToken(9),
    limits: { eventLoopDelayMs: 0 }, // a busy machine is no fault of what is tested
  })
  if (requestsPerMinute !== undefined) await limitRequests(app, requestsPerMinute)
  const own = { database, publicUrl, secretKey: SECRET_KEY, clock: systemClock, log }
  const accounts = await registerAccount(app, {
    ...own,
    signIn: embeddedSignIn(publicUrl),
    fetchIssuer: (url, init) => inProcessFetch(app)(new Request(url, init)),
  })
  await registerIdentity(app, {
    ...own,
    limiter: noRateLimit,
    requestLimiter: noRateLimit,
    mountWithCookies,
    passwordCost: LOW_COST,
    onGrantRevoked: accounts.revokeGrant,
    demo: { people, password: DEMO_PASSWORD },
  })
  const clock = settableClock(TEST_NOW)
  registerApi(app, {
    database,
    clock,
    publicUrl: new URL(publicUrl),
    limiter: noRateLimit,
    secretKey: SECRET_KEY,
    operator: NO_OPERATOR,
    signIns: signInsOf(database, { outsideIssuer: undefined, demo: 'local' }, accounts.revokeGrant),
    pictureStorage: null,
    places: null,
    asksVatService: false,
    installation: AN_INSTALLATION,
    serverSettings: [],
    isRegistrationOpen: false,
    reportsTaxes: true,
    workItemTerms: DEFAULT_WORK_ITEM_TERMS,
  })
  await app.ready()
  afterAll(() => app.close())
  return {
    app,
    database,
    clock,
    salon,
    faults,
    publicUrl,
    /** A browser without scripts in which this person is signed in. */
    signIn: async (userName: string, onCookie?: (header: string) => void) => {
      const browser = aBrowser(app, { publicUrl }, onCookie)
      const tokens = await signedIn(browser, { username: userName, password: DEMO_PASSWORD })
      return { browser, bearer: `Bearer ${tokens.access_token}`, ...cookiesOf(browser) }
    },
  }
}

function cookiesOf(browser: ReturnType<typeof aBrowser>) {
  const pairs = [...browser.jar].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
  return { cookie: pairs.join('; '), xsrf: xsrf(browser)['x-xsrf-token'] ?? '' }
}
