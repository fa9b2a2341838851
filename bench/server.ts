import { parentPort, workerData } from 'node:worker_threads'
import type { JSONWebKeySet } from 'jose'
import { registerAccount } from '../src/api/account/register.ts'
import { registerApi } from '../src/api/api.ts'
import { createServer } from '../src/api/http/server.ts'
import type { Tables } from '../src/api/schema.gen.ts'
import { CLIENT_ID, issuerAnswer } from '../src/api/testing/token-issuer.ts'
import { DEFAULT_WORK_ITEM_TERMS } from '../src/domain/work-item/terms.ts'
import { systemClock } from '../src/platform/clock.ts'
import { openLog } from '../src/platform/log.ts'
import { type Connection, openDatabase } from '../src/platform/postgres/database.ts'
import { uuidv7 } from '../src/platform/random.ts'
import { noRateLimit } from '../src/platform/rate-limit.ts'
import { ISSUER } from './market.ts'

export interface ServerOptions {
  readonly connection: Connection
  readonly jwks: JSONWebKeySet
}

const { connection, jwks } = workerData as ServerOptions
const publicUrl = new URL('http://127.0.0.1')
const log = openLog({ format: 'json', level: 'error' })
const clock = systemClock
const database = openDatabase<Tables>(connection)
const app = await createServer({
  log,
  publicUrl,
  trustProxy: false,
  newRequestId: () => uuidv7(Date.now()),
})
await registerAccount(app, {
  database,
  clock,
  log,
  publicUrl: publicUrl.origin,
  secretKey: 'x'.repeat(32),
  signIn: {
    issuer: ISSUER,
    clientId: CLIENT_ID,
    redirectPath: '/auth/callback',
    logoutStyle: 'oidc',
    embedded: false,
    secondFactorValues: [],
  },
  fetchIssuer: async (url) => Response.json(issuerAnswer(ISSUER, jwks, url)),
})
registerApi(app, {
  database,
  clock,
  publicUrl,
  limiter: noRateLimit,
  pictureStorage: null,
  places: null,
  asksVatService: false,
  isRegistrationOpen: false,
  reportsTaxes: true,
  workItemTerms: DEFAULT_WORK_ITEM_TERMS,
  serverSettings: [],
  installation: {
    release: '1.0.0',
    sendsMail: false,
    startedAt: 0,
    readDisk: async () => null,
    listBackups: async () => [],
    readBackup: async () => null,
    findNewestRelease: async () => null,
  },
  secretKey: 'a secret of the bench, long enough to be one',
  signIns: {
    requiresSecondFactor: false,
    hasSecondFactor: async () => false,
    removeSecondFactor: async () => false,
    endSignIn: async () => false,
    endSignIns: async () => {},
    findLocked: async () => [],
    setLocked: async () => false,
    findRecord: async () => null,
    deletePerson: async () => {},
  },
  operator: {
    name: null,
    address: null,
    email: null,
    kvkNumber: null,
    vatId: null,
    termsUrl: null,
  },
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
parentPort?.once('message', async () => {
  await app.close()
  await database.close()
})
parentPort?.postMessage(url)
