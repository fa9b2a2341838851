import { type RawBuilder, sql } from 'kysely'
import { LOCK } from '#platform/postgres/lock-numbers.ts'

/** Locks a calendar until the transaction ends (docs/decisions/0008). */
export function lockCalendar(providerId: string): RawBuilder<unknown> {
  return sql`select pg_advisory_xact_lock(${LOCK.calendar}::integer, hashtext(${providerId}))`
}
