import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { aCatalogItem, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { fillDemoMarket } from '#demo/market.ts'
import type { Tables } from '../src/api/schema.gen.ts'
import { aTokenIssuer } from '../src/api/testing/token-issuer.ts'
import { openDatabase } from '../src/platform/postgres/database.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import type { ServerOptions } from './server.ts'

export const ISSUER = 'http://127.0.0.1:1'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/**
 * The embedded PostgreSQL with its production settings and the demo market, with additional empty providers to book and
 * customers that can sign in.
 */
export async function openMarket(size: { salons: number; customers: number }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
  const postgres = await startEmbedded({ dataDir })
  const database = openDatabase<Tables>(postgres.connection, { maxConnections: 4 })
  await migrate(database.pool)
  await fillDemoMarket(database, { now: Date.now() })
  const salons = await Promise.all(
    Array.from({ length: size.salons }, async () => {
      const provider = await aProvider(database, {
        hours: workingHours('06:00', '22:00', EVERY_DAY),
      })
      return { provider, cut: await aCatalogItem(database, provider, { durationMinutes: 15 }) }
    }),
  )
  const customers = Array.from({ length: size.customers }, (_, index) => `customer-${index}`)
  for (const userName of customers) await anAccount(database, { userName })
  const issuer = await aTokenIssuer(ISSUER)
  return {
    dataDir,
    connection: postgres.connection,
    database,
    salons,
    customers: await Promise.all(
      customers.map(async (userName) => ({ userName, token: await issuer.tokenFor(userName) })),
    ),
    serve: () => serve({ connection: postgres.connection, jwks: issuer.jwks }),
    close: async () => {
      await database.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Market = Awaited<ReturnType<typeof openMarket>>

/** The API on a thread of its own, so that measuring does not use its processor time. */
export async function serve(
  options: ServerOptions,
): Promise<{ url: string; processorMs(): Promise<number>; stop(): Promise<void> }> {
  const worker = new Worker(new URL('./server.ts', import.meta.url), { workerData: options })
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
  })
  return {
    url,
    processorMs: async () => {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    },
    stop: async () => {
      worker.postMessage('stop')
      await new Promise((resolve) => worker.once('exit', resolve))
    },
  }
}
