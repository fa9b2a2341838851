import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Log } from './log.ts'
import { LOCK } from './postgres/lock-numbers.ts'
import { isUnavailable } from './postgres/unavailable.ts'

const INTERVAL_MS = 30_000
const RETRY_MS = 1_000

/**
 * Releases the jobs of killed processes; the queue itself would wait four hours. Every runner holds an advisory lock on
 * its name, which PostgreSQL drops when the process dies; jobs locked by a name without a lock are released. When the
 * primary moves, all runners lose their locks: each takes its own again within a second or so, and releases no job for the next
 * thirty. A job can still run twice when only one connection broke: handlers recognize a repeat by the job's id.
 */
export function recoverOrphanedJobs(
  pool: Pool,
  log: Log,
): { events: WorkerEvents; ready(): Promise<void>; stop(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter()
  let name: string | undefined
  let session: JobsSession | undefined
  let pending = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  let lostAt = Number.NEGATIVE_INFINITY

  const onLost = () => {
    session = undefined
    lostAt = performance.now()
    retrySoon()
  }
  const retrySoon = () => {
    clearTimeout(retry)
    retry = setTimeout(runNext, RETRY_MS).unref()
  }
  const acquireLock = async () => {
    if (session || !name) return
    session = await openSession(pool, onLost)
    await session.client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK.jobRunner, name])
  }
  // Sequential, so that the lock is taken once and before orphans are released.
  const runNext = () => {
    pending = pending
      .then(acquireLock)
      .then(() => (performance.now() - lostAt > INTERVAL_MS ? releaseOrphans(pool) : undefined))
      .catch((error) => {
        if (!session) retrySoon()
        const level = isUnavailable(error) ? 'warn' : 'error'
        log[level]({ err: error }, 'jobs of dead processes could not be looked for')
      })
    return pending
  }
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
    void runNext()
  })
  const timer = setInterval(runNext, INTERVAL_MS)
  timer.unref()
  return {
    events,
    ready: () => pending,
    stop: async () => {
      clearInterval(timer)
      clearTimeout(retry)
      await pending
      session?.close()
    },
  }
}

interface JobsSession {
  client: PoolClient
  close(): void
}

async function openSession(pool: Pool, onLost: () => void): Promise<JobsSession> {
  const client = await pool.connect()
  const onError = (error: Error) => {
    onLost()
    client.release(error)
  }
  client.once('error', onError)
  return {
    client,
    close: () => {
      client.off('error', onError)
      client.release(true)
    },
  }
}

// A lock younger than 5 seconds may be of a runner that does not hold its advisory lock yet.
async function releaseOrphans(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(name))
       from (select distinct locked_by as name from graphile_worker.jobs
              where locked_at < now() - interval '5 seconds') as lockers
      where not exists (select from pg_locks
                         where locktype = 'advisory' and objsubid = 2 and classid = $1::int::oid
                           and database = (select oid from pg_database where datname = current_database())
                           and objid = hashtext(name)::oid)
     having count(*) > 0`,
    [LOCK.jobRunner],
  )
}
