import { type Kysely, sql, type Transaction } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

const MOST_LISTED = 100

interface FailedJob {
  readonly jobId: string
  readonly task: string
  /** Epoch ms. */
  readonly createdAt: number
  readonly attempts: number
  readonly error: string
}

/** Jobs that failed in their last attempt, the oldest first. */
export async function findFailedJobs(query: Kysely<Tables>): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as "jobId", task_identifier as task, created_at as "createdAt", attempts, coalesce(last_error, '') as error
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
    order by created_at, id limit ${MOST_LISTED}`.execute(query)
  return rows
}

/** The number of jobs that failed in their last attempt. */
export async function countFailedJobs(query: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*) as failed from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null`.execute(query)
  return rows[0]?.failed ?? 0
}

/** Lets a failed job run again, with all its attempts. @returns false when no job of this id has failed */
export async function resetFailedJob(trx: Transaction<Tables>, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), last_error = null, updated_at = now()
    where id = ${jobId}::bigint and attempts >= max_attempts and locked_at is null
    returning true`.execute(trx)
  return rows.length > 0
}

/** Lets all failed jobs run again, with all their attempts. @returns how many */
export async function resetFailedJobs(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql`
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), last_error = null, updated_at = now()
    where attempts >= max_attempts and locked_at is null returning true`.execute(trx)
  return rows.length
}

interface QueueState {
  readonly waiting: number
  readonly failed: number
  readonly mailsWaiting: number
  readonly mailsFailed: number
  /** Epoch ms. */
  readonly oldestMailSince: number | null
}

/** How many jobs are due or have failed, and of these the mails; a mail that fails is due from its first attempt on. */
export async function readQueue(query: Kysely<Tables>): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    with jobs as (
      select t.identifier like '%mail%' and t.identifier not like 'delete-%' as is_mail, j.created_at,
        j.attempts >= j.max_attempts as is_failed, j.run_at <= now() or j.attempts > 0 as is_due
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.locked_at is null)
    select count(*) filter (where not is_failed and is_due) as waiting, count(*) filter (where is_failed) as failed,
      count(*) filter (where is_mail and not is_failed and is_due) as "mailsWaiting",
      count(*) filter (where is_mail and is_failed) as "mailsFailed",
      min(created_at) filter (where is_mail and not is_failed and is_due) as "oldestMailSince"
    from jobs`.execute(query)
  return (
    rows[0] ?? { waiting: 0, failed: 0, mailsWaiting: 0, mailsFailed: 0, oldestMailSince: null }
  )
}

const LAST_BACKUP = 'last-backup'

/** When the last backup was made, epoch ms. */
export async function findLastBackup(query: Kysely<Tables>): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`
    select changed_at as at from app_state where key = ${LAST_BACKUP}`.execute(query)
  return rows[0]?.at ?? null
}

/** Notes that a backup was made. @param now epoch ms */
export async function recordBackup(query: Kysely<Tables>, now: number): Promise<void> {
  await sql`
    insert into app_state (key, value, changed_at) values (${LAST_BACKUP}, '{}', ${instant(now)})
    on conflict (key) do update set changed_at = excluded.changed_at`.execute(query)
}

const USED_BACKUP_LINK = 'used-backup-link:'

/** Marks the link to a backup as used. @param now epoch ms @returns false when it was used before */
export async function consumeBackupLink(
  query: Kysely<Tables>,
  linkId: string,
  now: number,
): Promise<boolean> {
  // A link is refused by its age long before it is forgotten here.
  await sql`
    delete from app_state where starts_with(key, ${USED_BACKUP_LINK}) and changed_at < ${instant(now - DAY_MS)}`.execute(
    query,
  )
  const { rows } = await sql`
    insert into app_state (key, value, changed_at) values (${USED_BACKUP_LINK + linkId}, '{}', ${instant(now)})
    on conflict (key) do nothing returning true`.execute(query)
  return rows.length > 0
}
