import { type RawBuilder, sql } from 'kysely'

// Locks of two numbers are apart from those of one, and by this first number from those of jobs.
const CALENDAR_TURNS = 1_208

/** Until the transaction ends nobody else changes this calendar in a turn of theirs (docs/decisions/0008). */
export function lockCalendar(providerId: string): RawBuilder<unknown> {
  return sql`select pg_advisory_xact_lock(${CALENDAR_TURNS}::integer, hashtext(${providerId}))`
}
