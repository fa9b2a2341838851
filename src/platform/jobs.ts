import {
  Logger as JobsLogger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type TaskList,
} from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { watchDeadWorkers } from './jobs-recovery.ts'
import type { Log } from './log.ts'

/**
 * The tasks of the product and what each is given. Whoever owns a task declares it beside its handler:
 *
 *     declare module '#platform/jobs.ts' { interface TaskPayloads { 'send-receipt': { orderId: string } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TaskPayloads {}

export type TaskName = keyof TaskPayloads & string

export interface JobRun {
  /** Stays the same when the job is tried again: what makes a repeated mail recognisable. */
  id: string
  /** 1 on the first try. */
  attempt: number
  /** Fires when the process is stopping and will not wait much longer. */
  signal: AbortSignal | undefined
}

export type TaskHandlers = {
  [Name in TaskName]: (payload: TaskPayloads[Name], job: JobRun) => Promise<void>
}

/** A task that runs by the clock; `at` is a cron line in UTC. Its handler is given `{}`. */
export interface RecurringTask {
  task: TaskName
  at: string
}

export interface EnqueueOptions {
  /** Epoch milliseconds; at once when left out. */
  runAt?: number
  /** A second job with the same key replaces the first that has not run yet. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** 12 when left out: tries spread over about two days (e^attempt seconds). */
  maxAttempts?: number
}

/**
 * Puts a job in the queue inside the caller's transaction: it exists exactly when the transaction commits.
 */
export async function enqueue<Tables, Name extends TaskName>(
  trx: Kysely<Tables>,
  task: Name,
  payload: TaskPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  const runAt = options.runAt === undefined ? null : new Date(options.runAt)
  await sql`select graphile_worker.add_job(
    identifier => ${task}::text, payload => ${JSON.stringify(payload)}::json,
    queue_name => ${options.queue ?? null}::text, run_at => ${runAt}::timestamptz,
    max_attempts => ${options.maxAttempts ?? 12}::int, job_key => ${options.key ?? null}::text)`.execute(
    trx,
  )
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
  const recovery = await watchDeadWorkers(options.pool, options.log)
  const runner = await run({
    pgPool: options.pool,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    taskList: taskList(options.handlers),
    parsedCronItems: parseCronItems(recurring),
    events: recovery.events,
    logger: jobsLogger(options.log),
  })
  return {
    stop: async () => {
      await runner.stop()
      await recovery.stop()
    },
  }
}

/** Runs every job that is due, and those they enqueue, then returns: for tests and the demo market. */
export async function runDueJobs(pool: Pool, handlers: TaskHandlers, log?: Log): Promise<void> {
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    taskList: taskList(handlers),
    parsedCronItems: [],
    logger: jobsLogger(log),
  })
}

function taskList(handlers: TaskHandlers): TaskList {
  const entries = Object.entries(handlers) as [
    string,
    (payload: unknown, job: JobRun) => Promise<void>,
  ][]
  return Object.fromEntries(
    entries.map(([name, handle]) => [
      name,
      (
        payload: unknown,
        { job, abortSignal }: { job: { id: string; attempts: number }; abortSignal?: AbortSignal },
      ) => handle(payload, { id: job.id, attempt: job.attempts, signal: abortSignal }),
    ]),
  )
}

// The queue's own chatter is only worth a line when something went wrong.
function jobsLogger(log?: Log): JobsLogger {
  return new JobsLogger((scope) => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return
    const error = meta && 'error' in meta ? meta['error'] : undefined
    log?.[level === 'error' ? 'error' : 'warn'](
      { task: scope.taskIdentifier, jobId: scope.jobId, err: error },
      message,
    )
  })
}
