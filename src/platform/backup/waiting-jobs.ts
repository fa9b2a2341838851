import type { PoolClient } from 'pg'

/**
 * Jobs that have not run yet, as arguments of the queue's public `add_job`, because the queue's tables differ between
 * its versions. Failed jobs and counts of attempts are not backed up.
 */
export const COPY_WAITING_JOBS = `copy (
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts
  order by j.id) to stdout`

export const COPY_JOBS_IN =
  'copy jobs_restored (identifier, payload, queue_name, run_at, max_attempts, key, priority) from stdin'

/** Creates the temporary table that COPY_JOBS_IN fills; it is dropped at commit. */
export async function prepareJobs(client: PoolClient): Promise<void> {
  await client.query(`create temporary table jobs_restored (
    position integer generated always as identity, identifier text, payload json, queue_name text,
    run_at timestamptz, max_attempts integer, key text, priority integer) on commit drop`)
}

/** Adds the jobs of that table to the queue, in the transaction of the restore. */
export async function queueJobs(client: PoolClient): Promise<void> {
  await client.query(`select graphile_worker.add_job(identifier => identifier, payload => payload,
    queue_name => queue_name, run_at => run_at, max_attempts => max_attempts, job_key => key, priority => priority)
    from (select * from jobs_restored order by position) as in_order`)
}
