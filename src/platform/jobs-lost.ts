import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from './log.ts'

const INTERVAL_MS = 30_000
/** Longer than any answer of the database takes. */
const LOST_SECONDS = 60

/**
 * Releases jobs that this runner has locked without knowing it: the database gave it a job, and the answer was lost with the
 * connection. The queue itself would wait four hours, and the runner lives, so that nobody else takes the job over (row SCALE-25).
 * @param events of the runner, before it starts
 */
export function releaseLostJobs(
  pool: Pool,
  events: WorkerEvents,
  log: Log,
  { intervalMs = INTERVAL_MS, lostSeconds = LOST_SECONDS } = {},
): { stop(): void } {
  /** The attempts that began here and whose end the database may not have yet. */
  let known = new Set<string>()
  const running = new Set<string>()
  let name: string | undefined
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  events.on('job:start', ({ job }) => {
    known.add(attemptOf(job))
    running.add(attemptOf(job))
  })
  events.on('job:complete', ({ job }) => running.delete(attemptOf(job)))
  const release = async () => {
    if (!name) return
    const locked = await findLocked(pool, name)
    const attempts = new Set(locked.map(attemptOf))
    known = new Set([...known].filter((each) => running.has(each) || attempts.has(each)))
    const lost = locked.filter((job) => job.seconds > lostSeconds && !known.has(attemptOf(job)))
    if (lost.length === 0) return
    log.warn({ jobs: lost.map(({ id }) => id) }, 'jobs whose answer was lost are released')
    await unlock(
      pool,
      name,
      lost.map(({ id }) => id),
    )
  }
  const timer = setInterval(() => {
    release().catch((error) => {
      log.warn({ err: error }, 'lost jobs could not be looked for')
    })
  }, intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

interface Attempt {
  readonly id: string
  readonly attempts: number
}

const attemptOf = ({ id, attempts }: Attempt) => `${id} ${attempts}`

async function findLocked(pool: Pool, name: string): Promise<(Attempt & { seconds: number })[]> {
  const { rows } = await pool.query(
    `select id::text, attempts, extract(epoch from now() - locked_at)::float8 as seconds
       from graphile_worker.jobs where locked_by = $1`,
    [name],
  )
  return rows
}

// As graphile_worker.force_unlock_workers does, for these jobs alone.
async function unlock(pool: Pool, name: string, ids: readonly string[]): Promise<void> {
  await pool.query(
    `with unlocked as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where locked_by = $1 and id = any($2::bigint[]) returning job_queue_id)
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where locked_by = $1 and id in (select job_queue_id from unlocked)`,
    [name, ids],
  )
}
