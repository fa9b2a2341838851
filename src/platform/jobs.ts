import {
  Logger as JobsLogger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type Task,
  type TaskList,
} from 'graphile-worker'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { releaseLostJobs } from './jobs-lost.ts'
import { retryingPool } from './jobs-pool.ts'
import { recoverOrphanedJobs } from './jobs-recovery.ts'
import type { Log } from './log.ts'

/**
 * The tasks of the product with their JSON payloads. A module declares its tasks beside their handlers; main must pass a
 * handler for each.
 *
 *     declare module '#platform/jobs.ts' { interface TaskPayloads { 'send-receipt': { orderId: string } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TaskPayloads {}

export type TaskName = keyof TaskPayloads

type Payload<Name extends TaskName> = NonNullable<TaskPayloads[Name]>

export interface JobRun {
  /** The same in every attempt, so that a repeated mail can be recognized. */
  id: string
  /** 1 in the first attempt. */
  attempt: number
  /** Aborts when the process stops and will not wait any longer. */
  signal: AbortSignal | undefined
}

export type TaskHandlers = {
  [Name in TaskName]: (payload: Payload<Name>, job: JobRun) => Promise<void>
}

/** A scheduled task; `at` is a cron expression in UTC. Its payload has only the queue's own `_cron`. */
export interface RecurringTask {
  task: TaskName
  at: string
}

/** Attempts before a job fails for good: over about sixteen hours (e^attempt seconds between them). */
export const MAX_ATTEMPTS = 12

export interface EnqueueOptions {
  /** Epoch milliseconds; at once when left out. */
  runAt?: number
  /** A second job with the same key replaces one that has not run yet. */
  key?: string
  /** Jobs of the same queue run sequentially. */
  queue?: string
  /** MAX_ATTEMPTS when left out. */
  maxAttempts?: number
}

/**
 * Enqueues a job within the caller's transaction.
 */
export async function enqueue<Tables, Name extends TaskName>(
  trx: Kysely<Tables>,
  task: Name,
  payload: Payload<Name>,
  options: EnqueueOptions = {},
): Promise<void> {
  const runAt = options.runAt === undefined ? null : new Date(options.runAt)
  await sql`select graphile_worker.add_job(
    identifier => ${task}::text, payload => ${JSON.stringify(payload)}::json,
    queue_name => ${options.queue ?? null}::text, run_at => ${runAt}::timestamptz,
    max_attempts => ${options.maxAttempts ?? MAX_ATTEMPTS}::int,
    job_key => ${options.key ?? null}::text)`.execute(trx)
}

/**
 * A row type of the queue's `add_jobs`, in SQL. The payload is an expression of JSON; without `runAt`, an expression,
 * the job runs at once.
 */
export function jobSpec(job: {
  task: TaskName
  payload: RawBuilder<unknown>
  queue?: string
  runAt?: RawBuilder<unknown> | undefined
  maxAttempts?: number
}): RawBuilder<unknown> {
  const { task, payload, queue = null, runAt = sql`null`, maxAttempts = MAX_ATTEMPTS } = job
  return sql`row(${sql.lit(task)}, ${payload}, ${sql.lit(queue)}, ${runAt}, ${sql.lit(maxAttempts)}, null, null, null)::graphile_worker.job_spec`
}

/**
 * A query that enqueues the rows of `specs`, a query with one column of `jobSpec`, all in one call, which costs half of a call for
 * each. It has a row for each job.
 */
export function addJobs(specs: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select added.id
    from (select array_agg(spec) as specs from (${specs}) jobs (spec) having count(*) > 0) batch
      cross join lateral graphile_worker.add_jobs(batch.specs) added`
}

/** Creates or upgrades the queue's own schema, with our index of the jobs about an order. migrate() calls it. */
export async function installJobQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: jobsLogger() })
  await pool.query(`create index if not exists jobs_order_id on graphile_worker._private_jobs ((payload ->> 'orderId'))
    where payload ->> 'orderId' is not null`)
}

/**
 * Runs jobs until `stop()`, which waits for running ones (after five seconds their signal aborts). A handler that throws
 * is retried later. Jobs of a killed process are released within a minute.
 */
export async function startJobs(options: {
  pool: Pool
  handlers: TaskHandlers
  recurring?: RecurringTask[]
  concurrency?: number
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  const recurring = (options.recurring ?? []).map(({ task, at }) => ({
    task,
    match: at,
    identifier: task,
  }))
  const recovery = recoverOrphanedJobs(options.pool, options.log)
  const lost = releaseLostJobs(options.pool, recovery.events, options.log)
  const retrying = retryingPool(options.pool)
  const runner = await run({
    pgPool: retrying.pool,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    taskList: taskList(options.handlers),
    parsedCronItems: parseCronItems(recurring),
    events: recovery.events,
    logger: jobsLogger(options.log),
  })
  await recovery.ready()
  return {
    stop: async () => {
      lost.stop()
      await runner.stop()
      await retrying.close()
      await recovery.stop()
    },
  }
}

/** Runs the due jobs of these tasks, and those they enqueue, then returns. For tests and tools. */
export async function runDueJobs(
  pool: Pool,
  handlers: Partial<TaskHandlers>,
  log?: Log,
): Promise<void> {
  const retrying = retryingPool(pool)
  await runOnce({
    pgPool: retrying.pool,
    noHandleSignals: true,
    taskList: taskList(handlers),
    parsedCronItems: [],
    logger: jobsLogger(log),
  })
  await retrying.close()
}

// The queue's payloads are untyped JSON; enqueue() has checked their types.
type Handler = (payload: unknown, job: JobRun) => Promise<void>

function taskList(handlers: Partial<TaskHandlers>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers as Record<string, Handler>).map(([name, handle]): [string, Task] => [
      name,
      (payload, { job, abortSignal }) =>
        handle(payload, { id: job.id, attempt: job.attempts, signal: abortSignal }),
    ]),
  )
}

// Of the queue's own messages only warnings and errors are logged.
function jobsLogger(log?: Log): JobsLogger {
  return new JobsLogger((scope) => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return
    const error = meta && 'error' in meta ? meta.error : undefined
    log?.[level === 'error' ? 'error' : 'warn'](
      { task: scope.taskIdentifier, jobId: scope.jobId, err: error },
      message,
    )
  })
}
