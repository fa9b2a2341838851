import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.gen.ts'

export interface JobCounts {
  readonly task: string
  /** Due and not running. */
  readonly waiting: number
  readonly running: number
  /** Failed in the last attempt. */
  readonly failed: number
  /** Seconds since the oldest waiting job was due. */
  readonly oldestSeconds: number
}

/** Counts of the job queue per task. */
export async function countJobs(query: Kysely<Tables>): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    with jobs as (
      select task_identifier as task, run_at, locked_at is not null as is_running,
        attempts >= max_attempts as is_failed
      from graphile_worker.jobs)
    select task,
      count(*) filter (where not is_running and not is_failed and run_at <= now()) as waiting,
      count(*) filter (where is_running) as running,
      count(*) filter (where is_failed and not is_running) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where not is_running and not is_failed and run_at <= now())), 0)::double precision as "oldestSeconds"
    from jobs group by task order by task`.execute(query)
  return rows
}

/** The number of holds that have not expired. */
export async function countHolds(query: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from holds where expires_at > now()`.execute(query)
  return rows[0]?.held ?? 0
}
