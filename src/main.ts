import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Tables } from './api/schema.gen.ts'
import { systemClock as clock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { type Connection, type Database, openDatabase } from './platform/postgres/database.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'
import { migrate } from './platform/postgres/migrate.ts'
import { checkRoleDefaults, setRoleDefaults } from './platform/postgres/pooler.ts'
import { uuidv7 } from './platform/random.ts'
import { noRateLimit, rateLimiter } from './platform/rate-limit.ts'
import { readOrCreateSecret } from './platform/secret.ts'
import { StartupError } from './platform/startup-error.ts'
import { prepareMarket } from './prepare-market.ts'

/** The statement timeout: longer than a request needs. A request that waits so long for a lock is refused with 503. */
const STATEMENT_MS = 10_000

/** How long a connection of the serving pool may send nothing: the statement timeout, after waiting for a pooler as long. */
const SILENCE_MS = 2 * STATEMENT_MS

/** The port is not permitted, the address is not of this machine, the host name is unknown or cannot be resolved. */
const CANNOT_LISTEN = new Set<unknown>(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** What has been started, so that it can be stopped in the opposite order. */
const stops: (() => Promise<void>)[] = []
const log = openLog({ format: process.stdout.isTTY ? 'lines' : 'json', level: 'info' })

let isStopping = false
const startup = run()
stopOnSignals()
await startup

async function run(): Promise<void> {
  try {
    await start(readConfig(process.env))
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StartupError) process.stderr.write(`\n${error.message}\n`)
    else log.fatal({ err: error }, 'Bloesem could not start')
    await stop()
  }
}

async function start(config: Config): Promise<void> {
  await checkPort(config)
  const reading = readSides()
  reading.catch(() => {}) // a side that cannot be read is told below
  const addresses = await findPostgres(config)
  const { createServer: createApp, prepareDrain, mountSides, runJobs } = await reading
  const background = await openMarket(addresses.direct ?? addresses.connection)
  const demo = await prepareMarket(background, config.demo, { clock, progress })
  if (addresses.direct) await setRoleDefaults(background.pool, STATEMENT_MS)
  const database = await openServing(addresses)
  const secretKey = config.secretKey ?? readOrCreateSecret(join(config.dataDir, 'secret'))
  const app = await createApp({
    log,
    publicUrl: new URL(config.publicUrl),
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    newRequestId: () => uuidv7(clock.now()),
  })
  const drain = prepareDrain(app)
  stops.push(() => app.close())
  const limiter = config.rateLimit ? rateLimiter(database.pool) : noRateLimit
  await mountSides(app, { config, database, secretKey, demo, limiter, clock, log })
  await app.ready()
  const jobs = await runJobs({ config, database: background, secretKey, limiter, clock, log })
  stops.push(async () => void (await Promise.all([drain(), jobs.stop()])))
  if (isStopping) return
  await listen(app, config)
  process.stdout.write(`Bloesem is ready at ${config.publicUrl}\n`)
  if (demo === 'none') await offerFirstOperator(background, config)
}

/** Prints a link for the first operator while a market has none. */
async function offerFirstOperator(
  database: Database<Tables>,
  { publicUrl }: Config,
): Promise<void> {
  const { createFirstOperatorLink } = await import('./api/operator/operator-link.ts')
  const link = await createFirstOperatorLink({ database, clock })
  if (!link) return
  const until = new Date(link.expiresAt).toISOString()
  progress(`Nobody is operator yet. This link makes one, once, until ${until}:`)
  progress(new URL(link.path, publicUrl).href)
}

/** Imports most of the code while the embedded PostgreSQL starts. */
async function readSides() {
  const { prepareDrain } = await import('./api/http/drain.ts')
  const { createServer } = await import('./api/http/server.ts')
  const { mountSides } = await import('./mount-sides.ts')
  const { runJobs } = await import('./run-jobs.ts')
  return { prepareDrain, createServer, mountSides, runJobs }
}

interface Addresses {
  connection: Connection
  /** The server itself, where the connection leads to a PgBouncer. */
  direct?: Connection | undefined
  standby?: Connection | undefined
}

async function findPostgres(config: Config): Promise<Addresses> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl, dataDir } = config
  const addressOf = (url: string | undefined) => (url ? { connectionString: url } : undefined)
  progress(databaseUrl ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL')
  if (!databaseUrl) return { connection: await startOwnPostgres(dataDir) }
  return {
    connection: { connectionString: databaseUrl },
    direct: addressOf(databaseDirectUrl),
    standby: addressOf(databaseReplicaUrl),
  }
}

/** The pool that requests are answered from. */
async function openServing({ connection, direct, standby }: Addresses): Promise<Database<Tables>> {
  const limits = { statementTimeoutMs: STATEMENT_MS, silenceLimitMs: SILENCE_MS }
  const database = open(connection, { maxConnections: 20, ...limits, direct, standby })
  if (direct) await checkRoleDefaults(database.pool, STATEMENT_MS)
  return database
}

/** Migrations, the demo market and jobs have a pool of their own without a statement timeout. */
async function openMarket(connection: Connection): Promise<Database<Tables>> {
  const database = open(connection, { maxConnections: 10 })
  if (!(await database.isReachable())) {
    throw new StartupError(
      'The database does not answer. Check DATABASE_URL and that PostgreSQL runs.',
    )
  }
  const ran = await migrate(database.pool)
  if (ran.length > 0) progress(`Migrated the database: ${ran.join(', ')}`)
  return database
}

function open(
  connection: Connection,
  options: Parameters<typeof openDatabase>[1],
): Database<Tables> {
  const database = openDatabase<Tables>(connection, {
    ...options,
    onIdleError: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  })
  stops.push(() => database.close())
  return database
}

async function startOwnPostgres(dataDir: string) {
  const postgres = await startEmbedded({ dataDir, report: (line) => log.error(line) })
  stops.push(() => postgres.stop())
  return postgres.connection
}

// Checked first: filling the demo market takes a minute, which is wasted if the server then cannot listen.
async function checkPort({ host, port }: Config): Promise<void> {
  const server = createServer()
  await listening({ host, port }, () =>
    once(server.listen({ host, port, exclusive: true }), 'listening'),
  )
  await new Promise((resolve) => server.close(resolve))
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  // Fastify tells where it listens in a line of its own; ours follows.
  log.level = 'warn'
  await listening({ host, port }, () => app.listen({ host, port }))
  log.level = 'info'
}

async function listening(
  { host, port }: Pick<Config, 'host' | 'port'>,
  start: () => Promise<unknown>,
): Promise<void> {
  try {
    await start()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
      )
    }
    if (CANNOT_LISTEN.has(code)) {
      throw new StartupError(
        `Cannot listen on ${host}:${port} (${code}). Choose another HOST or PORT.`,
      )
    }
    throw error
  }
}

function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1) // asked twice: somebody does not want to wait
      isStopping = true
      progress('Stopping: requests under way are finished first')
      // What is still starting is stopped once it has started: the pool of a starting database cannot be drained.
      void startup.then(stop).then(() => process.exit(process.exitCode ?? 0))
    })
  }
}

/** Stops in the opposite order of the start: running requests and jobs first, the database last. */
async function stop(): Promise<void> {
  for (const each of stops.reverse().splice(0)) {
    await each().catch((error: unknown) => log.error({ err: error }, 'stopping failed'))
  }
}

function progress(line: string): void {
  process.stdout.write(`· ${line}\n`)
}
