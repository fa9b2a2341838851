import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Log } from './log.ts'
import { isUnavailable } from './postgres/database.ts'

const LOCK_CLASS = 1_207
const SWEEP_MS = 30_000

/**
 * Gives the jobs of a killed process back to the queue. By itself the queue waits four hours before it
 * believes that a worker is dead. Here every living worker holds an advisory lock by its name on one
 * session, which PostgreSQL drops when the process dies; a job locked by a name nobody holds is released.
 * A job may so run twice when only the session broke: handlers recognise a repeat by the job's id.
 */
export async function watchDeadWorkers(
  pool: Pool,
  log: Log,
): Promise<{ events: WorkerEvents; stop(): Promise<void> }> {
  const events: WorkerEvents = new EventEmitter()
  const living = new Set<string>()
  let session: PoolClient | undefined

  const hold = async (names: Iterable<string>) => {
    session ??= await openSession(pool, () => {
      session = undefined
    })
    for (const name of names)
      await session.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, name])
  }
  const sweep = async () => {
    try {
      if (!session) await hold(living)
      await releaseOrphans(pool)
    } catch (error) {
      log[isUnavailable(error) ? 'warn' : 'error'](
        { err: error },
        'jobs of dead workers could not be looked for',
      )
    }
  }
  events.on('worker:create', ({ worker }) => {
    living.add(worker.workerId)
    hold([worker.workerId]).catch((error) =>
      log.warn({ err: error }, 'a worker could not announce itself'),
    )
  })
  events.on('worker:stop', ({ worker }) => living.delete(worker.workerId))
  await sweep()
  const timer = setInterval(sweep, SWEEP_MS)
  timer.unref()
  return {
    events,
    stop: async () => {
      clearInterval(timer)
      session?.release(true)
    },
  }
}

async function openSession(pool: Pool, onLost: () => void): Promise<PoolClient> {
  const client = await pool.connect()
  client.once('error', () => {
    client.release(true)
    onLost()
  })
  return client
}

// A young lock may belong to a worker that has not announced itself yet.
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
    [LOCK_CLASS],
  )
}
