import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Log } from './log.ts'
import { isUnavailable } from './postgres/database.ts'
import { LOCK } from './postgres/lock-numbers.ts'

const SWEEP_MS = 30_000

/**
 * Gives the jobs of a killed process back to the queue. By itself the queue waits four hours before it
 * believes that a worker is dead. Here every living runner holds an advisory lock by its name on a session,
 * which PostgreSQL drops when the process dies; a job locked by a name nobody holds is released.
 * A job may so run twice when only the session broke: handlers recognise a repeat by the job's id.
 */
export function recoverOrphanedJobs(
  pool: Pool,
  log: Log,
): { events: WorkerEvents; announced(): Promise<void>; stop(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter()
  let name: string | undefined
  let session: Session | undefined
  let turn = Promise.resolve()

  const announce = async () => {
    if (session || !name) return
    session = await openSession(pool, () => {
      session = undefined
    })
    await session.client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK.jobRunner, name])
  }
  // One after the other, so that nobody is announced twice or swept before.
  const next = () => {
    turn = turn
      .then(announce)
      .then(() => releaseOrphans(pool))
      .catch((error) => {
        const level = isUnavailable(error) ? 'warn' : 'error'
        log[level]({ err: error }, 'jobs of dead processes could not be looked for')
      })
    return turn
  }
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
    void next()
  })
  const timer = setInterval(next, SWEEP_MS)
  timer.unref()
  return {
    events,
    announced: () => turn,
    stop: async () => {
      clearInterval(timer)
      await turn
      session?.close()
    },
  }
}

interface Session {
  client: PoolClient
  close(): void
}

async function openSession(pool: Pool, onLost: () => void): Promise<Session> {
  const client = await pool.connect()
  const lose = (error: Error) => {
    onLost()
    client.release(error)
  }
  client.once('error', lose)
  return {
    client,
    close: () => {
      client.off('error', lose)
      client.release(true)
    },
  }
}

// A young lock may belong to a runner that has not announced itself yet.
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
