import { sql, type Transaction } from 'kysely'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import type { Tables } from '../schema.gen.ts'

/** Locks a calendar, also against `shareCalendar`, until the transaction ends (docs/decisions/0008). */
export async function lockCalendar(trx: Transaction<Tables>, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK.calendar}::integer, hashtext(${providerId}))`.execute(
    trx,
  )
}

/** Keeps a calendar from being locked until the transaction ends; others may share it meanwhile (docs/decisions/0053). */
export async function shareCalendar(trx: Transaction<Tables>, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK.calendar}::integer, hashtext(${providerId}))`.execute(
    trx,
  )
}
