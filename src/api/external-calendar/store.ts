import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { MAX_EXTERNAL_CALENDARS } from '#domain/schedule/external-calendar.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { enqueue } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import type {} from './tasks.ts'

/** A calendar of another program, as its provider sees it. Instants are epoch ms. */
export interface ExternalCalendarRow {
  readonly id: string
  readonly name: string
  readonly encryptedAddress: string
  readonly addedAt: number
  readonly readAt: number | null
  readonly failingSince: number | null
  readonly droppedAt: number | null
  readonly busyTimes: number
}

/** The external calendars of a provider, the oldest first. @param now epoch ms */
export async function findExternalCalendars(
  query: Kysely<Tables>,
  { providerId, now }: { providerId: string; now: number },
): Promise<ExternalCalendarRow[]> {
  const { rows } = await sql<ExternalCalendarRow>`
    select ${columns(now)} from external_calendars e
    where provider_id = ${providerId}::uuid order by added_at, id`.execute(query)
  return rows
}

/** An external calendar of a provider; undefined when there is none of this id. @param now epoch ms */
export async function findExternalCalendar(
  query: Kysely<Tables>,
  { providerId, id, now }: { providerId: string; id: string; now: number },
): Promise<ExternalCalendarRow | undefined> {
  const { rows } = await sql<ExternalCalendarRow>`
    select ${columns(now)} from external_calendars e
    where provider_id = ${providerId}::uuid and id = ${id}::uuid`.execute(query)
  return rows[0]
}

function columns(now: number): RawBuilder<unknown> {
  return sql`id, name, encrypted_address as "encryptedAddress", added_at as "addedAt", read_at as "readAt",
    failing_since as "failingSince", dropped_at as "droppedAt", (select count(*) from external_busy_times b
      where b.external_calendar_id = e.id and upper(b.during) > ${instant(now)}) as "busyTimes"`
}

interface NewExternalCalendar {
  readonly id: string
  readonly providerId: string
  readonly addedBy: string
  readonly name: string
  readonly encryptedAddress: string
  readonly addressFingerprint: string
  /** Epoch ms. */
  readonly now: number
}

/**
 * Inserts an external calendar of the provider's first calendar, or renames the one of the same address. The provider's row
 * is locked first, so that of simultaneous calls each counts the calendars of those before.
 * @returns its id, or undefined when the provider has as many as it may have
 */
export async function insertExternalCalendar(
  trx: Transaction<Tables>,
  { id, providerId, addedBy, name, now, ...address }: NewExternalCalendar,
): Promise<string | undefined> {
  const provider = trx.selectFrom('providers').select('id').where('id', '=', providerId)
  await provider.forNoKeyUpdate().execute()
  const { rows } = await sql<{ id: string }>`
    insert into external_calendars (id, provider_id, calendar_id, added_by, name, encrypted_address, address_fingerprint, added_at)
    select ${id}::uuid, ${providerId}::uuid, ${providerId}::uuid, ${addedBy}, ${name}, ${address.encryptedAddress},
      ${address.addressFingerprint}, ${instant(now)}
    where (select count(*) from external_calendars where provider_id = ${providerId}::uuid
      and address_fingerprint <> ${address.addressFingerprint}) < ${MAX_EXTERNAL_CALENDARS}
    on conflict (provider_id, address_fingerprint) do update set name = excluded.name
    returning id`.execute(trx)
  return rows[0]?.id
}

/** Deletes an external calendar of a provider with its busy times. */
export async function deleteExternalCalendar(
  query: Kysely<Tables>,
  { providerId, id }: { providerId: string; id: string },
): Promise<void> {
  await query
    .deleteFrom('external_calendars')
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .execute()
}

/** What a read of a calendar needs; undefined when it is gone. */
export function findCalendarToRead(query: Kysely<Tables>, id: string) {
  return query
    .selectFrom('external_calendars as e')
    .innerJoin('providers as p', 'p.id', 'e.provider_id')
    .select(['e.encrypted_address', 'e.provider_id', 'p.time_zone'])
    .where('e.id', '=', id)
    .executeTakeFirst()
}

/** The orders of a provider to come and of the month before a time (epoch ms), also those that were cancelled. */
export async function findOrderIds(
  query: Kysely<Tables>,
  { providerId, from }: { providerId: string; from: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where provider_id = ${providerId}::uuid
      and starts_at > ${instant(from - MOVED_MS)}`.execute(query)
  return rows.map(({ id }) => id)
}

/** A copy may still stand where its visit was before it moved. */
const MOVED_MS = 30 * DAY_MS

/** The state of an external calendar, locked until the transaction ends; undefined when it is gone. */
export function lockExternalCalendar(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('external_calendars')
    .select(['calendar_id as calendarId', 'read_at as readAt'])
    .select(['failing_since as failingSince', 'dropped_at as droppedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Notes a good read. Of the busy times only those that differ are written, so that nobody hears of the others. */
export async function saveBusyTimes(
  trx: Transaction<Tables>,
  read: { id: string; calendarId: string; busy: readonly TimeRange[]; at: number },
): Promise<void> {
  const { id, calendarId, busy, at } = read
  const [starts, ends] = [busy.map(startOf), busy.map(endOf)]
  await sql`
    with busy as (
      select tstzrange(starts_at, ends_at) as during
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as busy (starts_at, ends_at)
    ), gone as (
      delete from external_busy_times where external_calendar_id = ${id}::uuid
        and during not in (select during from busy)
    ), come as (
      insert into external_busy_times (external_calendar_id, calendar_id, during)
      select ${id}::uuid, ${calendarId}::uuid, during from busy on conflict do nothing
    )
    update external_calendars
    set read_at = ${instant(at)}, tried_at = ${instant(at)}, failing_since = null, dropped_at = null
    where id = ${id}::uuid`.execute(trx)
}

function startOf({ startsAt }: TimeRange): Date {
  return new Date(startsAt)
}

function endOf({ endsAt }: TimeRange): Date {
  return new Date(endsAt)
}

/** Notes a failed read; the busy times stay. */
export async function saveFailedRead(
  trx: Transaction<Tables>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  await sql`update external_calendars set tried_at = ${instant(at)}, failing_since = coalesce(failing_since, ${instant(at)})
    where id = ${id}::uuid`.execute(trx)
}

/** Deletes busy times that are too old, with a mail to the provider. */
export async function dropBusyTimes(
  trx: Transaction<Tables>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  await trx.deleteFrom('external_busy_times').where('external_calendar_id', '=', id).execute()
  await trx
    .updateTable('external_calendars')
    .set({ dropped_at: new Date(at) })
    .where('id', '=', id)
    .execute()
  await enqueue(trx, 'external-calendar-mail', { id })
}

/** The mail that the busy times of a calendar no longer count; undefined when they do, or nobody can be reached. */
export function findUnreadableCalendar(query: Kysely<Tables>, id: string) {
  return query
    .selectFrom('external_calendars as e')
    .innerJoin('providers as p', 'p.id', 'e.provider_id')
    .select(['e.name', 'e.read_at', 'p.full_name', 'p.user_name', 'p.email'])
    .select(['p.mail_language as language', 'p.time_zone'])
    .where('e.id', '=', id)
    .where('e.dropped_at', 'is not', null)
    .where('p.email', '<>', '')
    .executeTakeFirst()
}

// A minute less, since a job may be late. A calendar that has failed for a day is asked less often.
const EVERY_MS = 14 * MINUTE_MS
const EVERY_WHEN_OUTDATED_MS = 59 * MINUTE_MS

/** How many are read at a time. The other jobs of the process go on beside them. */
const READS_AT_A_TIME = 2

/** Enqueues a read of every external calendar that is due. @param now epoch ms */
export async function enqueueDueReads(query: Kysely<Tables>, now: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('read-external-calendar', json_build_object('id', id), max_attempts => 1,
      queue_name => 'external-calendars-' || number % ${READS_AT_A_TIME}::integer,
      job_key => 'external-calendar-' || id)
    from (select id, row_number() over (order by tried_at nulls first, id) as number from external_calendars
    where tried_at is null or tried_at <= ${instant(now)} - make_interval(secs =>
      case when failing_since <= ${instant(now - DAY_MS)} then ${EVERY_WHEN_OUTDATED_MS / 1000}::integer
        else ${EVERY_MS / 1000}::integer end)
    order by number) due`.execute(query)
}
