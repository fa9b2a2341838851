import { type RawBuilder, sql } from 'kysely'
import { jobSpec, type TaskName } from '#platform/jobs.ts'

const TASK = 'push' satisfies TaskName
/** Over about three quarters of an hour; a push service keeps what it has taken for a device that is off. */
const ATTEMPTS = 8

/**
 * An expression that enqueues one notification for one device. All share a queue, so that a push service that does not answer
 * occupies one job at a time and delays no mail (WORK-86).
 * @param payload the arguments of `json_build_object`
 */
export function addPushJob(payload: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${sql.lit(TASK)}, json_build_object(${payload}),
    queue_name => ${sql.lit(TASK)}, max_attempts => ${sql.lit(ATTEMPTS)})`
}

/** The same as a row of `addJobs`. */
export function pushJobSpec(payload: RawBuilder<unknown>): RawBuilder<unknown> {
  return jobSpec({
    task: TASK,
    payload: sql`json_build_object(${payload})`,
    queue: TASK,
    maxAttempts: ATTEMPTS,
  })
}
