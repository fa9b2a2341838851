import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { releaseLostJobs } from './jobs-lost.ts'
import { openLog } from './log.ts'
import { aDatabase } from './testing/database.ts'

const log = openLog({ format: 'json', level: 'silent' })

test('[SCALE-25] a job whose answer was lost runs, one that is running does not run again', async () => {
  const { pool } = await aDatabase()
  const events: WorkerEvents = new EventEmitter()
  const lost = releaseLostJobs(pool, events, log, { intervalMs: 50, lostSeconds: 60 })
  const started: string[] = []
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    pollInterval: 50,
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
    concurrency: 3,
    events,
    taskList: {
      greet: async (payload) => {
        const { name, waits } = payload as { name: string; waits?: boolean }
        started.push(name)
        if (waits) await finish.promise
      },
    },
  })
  const finish = Promise.withResolvers<void>()
  onTestFinished(async () => {
    finish.resolve()
    lost.stop()
    await runner.stop()
  })
  const add = (name: string, more: object = {}) =>
    pool.query(
      `select graphile_worker.add_job('greet', $1, queue_name => $2, run_at => now() + interval '1 hour')`,
      [{ name, ...more }, name],
    )
  await add('slow', { waits: true })
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  await expect.poll(() => started).toEqual(['slow'])

  // What get_job leaves when it commits and its answer does not arrive; the queue of a job is locked with it.
  await add('lost')
  await add('fresh')
  await pool.query(`
    with runner as (select locked_by as name from graphile_worker.jobs where locked_by is not null)
    update graphile_worker._private_job_queues set locked_at = now(), locked_by = runner.name
      from runner where queue_name <> 'slow'`)
  const lock = (name: string, age: string) =>
    pool.query(
      `update graphile_worker._private_jobs set run_at = now(), attempts = 1, locked_at = now() - $2::interval,
         locked_by = (select locked_by from graphile_worker.jobs where locked_by is not null limit 1)
       where payload ->> 'name' = $1`,
      [name, age],
    )
  await lock('fresh', '1 second')
  await lock('slow', '5 minutes')
  await lock('lost', '5 minutes')
  await expect.poll(() => started).toEqual(['slow', 'lost'])
  // The lost job has ended: it holds its lock for as long as it runs.
  const locked = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select payload ->> 'name' as name from graphile_worker._private_jobs where locked_by is not null order by 1`,
    )
    return rows.map(({ name }) => name)
  }
  await expect.poll(locked).toEqual(['fresh', 'slow'])
})
