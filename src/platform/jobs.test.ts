import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import {
  addJobs,
  enqueue,
  installJobQueue,
  jobSpec,
  runDueJobs,
  startJobs,
  type TaskHandlers,
} from './jobs.ts'
import { openLog } from './log.ts'
import { openDatabase } from './postgres/database.ts'
import { startEmbedded } from './postgres/embedded.ts'
import { aDatabase, MANY_CONNECTIONS } from './testing/database.ts'
import { aMigratedFolder } from './testing/folder.ts'
import { MINUTE_MS } from './time-units.ts'

declare module './jobs.ts' {
  interface TaskPayloads {
    // Optional: main need not handle it.
    greet?: { name: string }
  }
}

const log = openLog({ format: 'json', level: 'silent' })

test('a job exists exactly if its transaction commits', async () => {
  const { pool, query, transaction } = await aDatabase()
  const greeted: string[] = []
  const greet = async ({ name }: { name: string }) => void greeted.push(name)
  await transaction((trx) => enqueue(trx, 'greet', { name: 'Sanne' }))
  await transaction(async (trx) => {
    await enqueue(trx, 'greet', { name: 'Daan' })
    throw new Error('rolled back')
  }).catch(() => {})
  await enqueue(query, 'greet', { name: 'later' }, { runAt: Date.now() + MINUTE_MS })
  await runDueJobs(pool, { greet })
  expect(greeted).toEqual(['Sanne'])
})

test('a failed job is retried with the same id, and its error is stored', async () => {
  const { pool, query } = await aDatabase()
  const tries: { id: string; attempt: number }[] = []
  const greet = async (_: { name: string }, { id, attempt }: { id: string; attempt: number }) => {
    tries.push({ id, attempt })
    if (attempt === 1) throw new Error('no answer')
  }
  await enqueue(query, 'greet', { name: 'Sanne' })
  await runDueJobs(pool, { greet })
  const { rows } = await pool.query(
    'select last_error, run_at > now() as later from graphile_worker.jobs',
  )
  expect(rows).toEqual([{ last_error: expect.stringContaining('no answer'), later: true }])
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(pool, { greet })
  expect(tries).toEqual([
    { id: tries[0]?.id, attempt: 1 },
    { id: tries[0]?.id, attempt: 2 },
  ])
  await expect
    .poll(async () => (await pool.query('select from graphile_worker.jobs')).rowCount)
    .toBe(0)
})

test('a job waits for its time and its queue, and is tried its number of times', async () => {
  const { pool, query } = await aDatabase()
  const runAt = Date.parse('2027-03-01T10:00:00Z')
  await enqueue(query, 'greet', { name: 'a' }, { runAt, queue: 'one by one', maxAttempts: 3 })
  await enqueue(query, 'greet', { name: 'b' })
  const { rows } = await pool.query(
    `select run_at as "runAt", queue_name as queue, max_attempts as tries
       from graphile_worker.jobs order by id`,
  )
  expect(rows).toEqual([
    { runAt, queue: 'one by one', tries: 3 },
    { runAt: expect.any(Number), queue: null, tries: 12 },
  ])
})

test('[SCALE-54] jobs of one statement are enqueued by one call, and without any nobody is woken', async () => {
  const { pool, query } = await aDatabase()
  const listener = await pool.connect()
  const woken: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => woken.push(payload))
  await listener.query('listen "jobs:insert"')
  const name = sql`json_build_object('name', name)`
  const enqueueNames = async (names: readonly string[]) => {
    const soon = jobSpec({ task: 'greet', payload: name })
    const later = jobSpec({
      task: 'greet',
      payload: name,
      queue: 'one by one',
      runAt: sql`timestamptz '2027-03-01 10:00Z'`,
      maxAttempts: 3,
    })
    const specs = sql`select case name when 'a' then ${later} else ${soon} end from unnest(${names}::text[]) name`
    return (await sql`${addJobs(specs)}`.execute(query)).rows
  }
  expect(await enqueueNames([])).toEqual([])
  expect(await enqueueNames(['a', 'b'])).toHaveLength(2)
  await listener.query('select')
  listener.release(true)
  expect(woken).toEqual([expect.stringContaining('"count":2')])
  const { rows } = await pool.query(
    `select p.payload, j.run_at as "runAt", j.queue_name as queue, j.max_attempts as tries
       from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by j.id`,
  )
  const runAt = Date.parse('2027-03-01T10:00:00Z')
  expect(rows).toEqual([
    { payload: { name: 'a' }, runAt, queue: 'one by one', tries: 3 },
    { payload: { name: 'b' }, runAt: expect.any(Number), queue: null, tries: 12 },
  ])
})

test('a second job with the same key replaces the first', async () => {
  const { pool, query } = await aDatabase()
  const greeted: string[] = []
  await enqueue(query, 'greet', { name: 'first' }, { key: 'one' })
  await enqueue(query, 'greet', { name: 'second' }, { key: 'one' })
  await runDueJobs(pool, { greet: async ({ name }) => void greeted.push(name) })
  expect(greeted).toEqual(['second'])
})

test('a running queue starts a new job at once, and stopping waits for it', async () => {
  const { pool, query } = await aDatabase()
  const started = Promise.withResolvers<void>()
  let finished = false
  const jobs = await startJobs({
    pool,
    log,
    handlers: only({
      greet: async () => {
        started.resolve()
        await pool.query('select pg_sleep(0.2)')
        finished = true
      },
    }),
    recurring: [{ task: 'greet', at: '0 4 * * *' }],
  })
  await enqueue(query, 'greet', { name: 'Sanne' })
  await started.promise
  await jobs.stop()
  expect(finished).toBe(true)
})

test('jobs of a dead process are taken over, those of a running one are not', async () => {
  const { pool, query } = await aDatabase(undefined, { connections: MANY_CONNECTIONS })
  const holding = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const hold = async () => {
    holding.resolve()
    await release.promise
  }
  const living = await startJobs({ pool, log, handlers: only({ greet: hold }) })
  onTestFinished(() => living.stop())
  onTestFinished(() => release.resolve())
  await enqueue(query, 'greet', { name: 'held by the living' })
  await holding.promise
  await enqueue(query, 'greet', { name: 'left by the dead' }, { runAt: Date.now() + MINUTE_MS })
  const before = await pool.query(`update graphile_worker._private_jobs
    set locked_at = now() - interval '1 minute', locked_by = coalesce(locked_by, 'killed') returning locked_by`)

  const successor = await startJobs({ pool, log, handlers: only({ greet: async () => {} }) })
  onTestFinished(() => successor.stop())
  const after = await pool.query('select locked_by from graphile_worker.jobs order by id')
  expect(before.rows).toEqual([{ locked_by: expect.any(String) }, { locked_by: 'killed' }])
  expect(after.rows).toEqual([before.rows[0], { locked_by: null }])
})

test('[SCALE-09] runners that all lose their connections take their locks again, and no job runs twice', async () => {
  const { pool, query, connection } = await aDatabase()
  const release = Promise.withResolvers<void>()
  let runs = 0
  const greet = async () => {
    runs += 1
    await release.promise
  }
  for (let runner = 0; runner < 2; runner++) {
    const own = openDatabase(connection)
    const handlers = only({ greet })
    const jobs = await startJobs({ pool: own.pool, log, handlers, concurrency: 1 })
    onTestFinished(() => jobs.stop().then(own.close))
  }
  onTestFinished(() => release.resolve())
  for (const name of ['Sanne', 'Anouk']) await enqueue(query, 'greet', { name })
  await expect.poll(() => runs).toBe(2)
  const locks = async () => {
    const { rows } = await pool.query(`select pid from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
    return rows.map(({ pid }) => pid)
  }
  const before = await locks()
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await expect
    .poll(async () => (await locks()).filter((pid) => !before.includes(pid)))
    .toHaveLength(2)
  release.resolve()
  await expect
    .poll(async () => (await pool.query('select from graphile_worker.jobs')).rowCount)
    .toBe(0)
  expect(runs).toBe(2)
})

test('a recently locked job is left alone, one with an abandoned lock is not', async () => {
  const { pool, query } = await aDatabase()
  for (const name of ['long ago', 'just now']) await enqueue(query, 'greet', { name })
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = payload ->> 'name',
       locked_at = now() - case payload ->> 'name' when 'long ago' then 6 else 1 end * interval '1 second'`,
  )
  const greeted: string[] = []
  const greet = async ({ name }: { name: string }) => void greeted.push(name)
  const jobs = await startJobs({ pool, log, handlers: only({ greet }) })
  onTestFinished(() => jobs.stop())
  await enqueue(query, 'greet', { name: 'new' })
  await expect.poll(() => greeted.toSorted()).toEqual(['long ago', 'new'])
})

test('a job that ends while the database is unreachable is marked afterwards', async () => {
  const dataDir = aMigratedFolder()
  const postgres = await startEmbedded({ dataDir })
  onTestFinished(() => postgres.stop())
  const { pool, query, close } = openDatabase(postgres.connection)
  onTestFinished(close)
  await installJobQueue(pool)
  const isAway = () =>
    pool.query('select 1').then(
      () => false,
      () => true,
    )
  const killDatabase = async () => {
    const [pid] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    while (!(await isAway()));
  }
  const greeted: string[] = []
  const greet = async ({ name }: { name: string }) => {
    greeted.push(name)
    if (name === 'last words') await killDatabase()
  }
  const jobs = await startJobs({ pool, log, handlers: only({ greet }) })
  onTestFinished(() => jobs.stop())
  await enqueue(query, 'greet', { name: 'last words' })
  const left = () => pool.query('select from graphile_worker.jobs').catch(() => undefined)
  const noneLeft = () =>
    expect.poll(async () => (await left())?.rowCount, { timeout: 30_000 }).toBe(0)
  await noneLeft()
  await enqueue(query, 'greet', { name: 'Sanne' })
  await noneLeft()
  expect(greeted).toEqual(['last words', 'Sanne'])
}, 90_000)

/** The product's own tasks have no part in these tests. */
function only(handlers: Partial<TaskHandlers>): TaskHandlers {
  return handlers as TaskHandlers
}
