import {
  Logger as JobsLogger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type Task,
  type TaskList,
} from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { retryingPool } from './jobs-pool.ts'
import { recoverOrphanedJobs } from './jobs-recovery.ts'
import type { Log } from './log.ts'

/**
 * The tasks of the product and what each is given, as JSON. Whoever owns a task declares it beside its
 * handler; main then has to bring a handler for every one of them.
 *
 *     declare module '#platform/jobs.ts' { interface TaskPayloads { 'send-receipt': { orderId: string } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TaskPayloads {}

export type TaskName = keyof TaskPayloads

type Payload<Name extends TaskName> = NonNullable<TaskPayloads[Name]>

export interface JobRun {
  /** Stays the same when the job is tried again: what makes a repeated mail recognisable. */
  id: string
  /** 1 on the first try. */
  attempt: number
  /** Fires when the process is stopping and will not wait much longer. */
  signal: AbortSignal | undefined
}

export type TaskHandlers = {
  [Name in TaskName]: (payload: Payload<Name>, job: JobRun) => Promise<void>
}

/** A task that runs by the clock; `at` is a cron line in UTC. Its payload only holds the queue's own `_cron`. */
export interface RecurringTask {
  task: TaskName
  at: string
}

/** How often a job is tried before it is given up: spread over about sixteen hours (e^attempt seconds). */
export const MAX_ATTEMPTS = 12

export interface EnqueueOptions {
  /** Epoch milliseconds; at once when left out. */
  runAt?: number
  /** A second job with the same key replaces the first that has not run yet. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** MAX_ATTEMPTS when left out. */
  maxAttempts?: number
}

/**
 * Puts a job in the queue inside the caller's transaction: the job exists exactly when that transaction
 * commits.
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

/** Creates or upgrades the queue's own schema. migrate() calls it. */
export async function installJobQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: jobsLogger() })
}

/**
 * Runs jobs until `stop()`, which lets running ones finish (five seconds, then their signal fires). A
 * handler that throws is tried again later. Jobs of a process that died are taken over within a minute.
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
  const patient = retryingPool(options.pool)
  const runner = await run({
    pgPool: patient.pool,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    taskList: taskList(options.handlers),
    parsedCronItems: parseCronItems(recurring),
    events: recovery.events,
    logger: jobsLogger(options.log),
  })
  await recovery.announced()
  return {
    stop: async () => {
      await runner.stop()
      await patient.close()
      await recovery.stop()
    },
  }
}

/** Runs every job of these tasks that is due, and those they enqueue, then returns: for tests and tools. */
export async function runDueJobs(
  pool: Pool,
  handlers: Partial<TaskHandlers>,
  log?: Log,
): Promise<void> {
  const patient = retryingPool(pool)
  await runOnce({
    pgPool: patient.pool,
    noHandleSignals: true,
    taskList: taskList(handlers),
    parsedCronItems: [],
    logger: jobsLogger(log),
  })
  await patient.close()
}

// The queue only knows payloads as JSON; enqueue() typed each when it went in.
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

// The queue's own chatter is only worth a line when something went wrong.
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
