import { TEST_NOW } from '#demo/weekdays.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../../schema.gen.ts'

/** A stored message that waits for an operator. @returns its id */
export async function aContactRequest({ pool }: Database<Tables>): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into contact_requests (id, request_type, name, email, phone, message, business_name, plan, source, language,
       requested_at, status_since)
     values (uuidv7(), 'contact-us', 'Anouk Vermeer', 'anouk.vermeer@voorbeeld.nl', '', 'Verkopen jullie cadeaubonnen?', '',
       '', '/contact-us', 'nl', $1, $1) returning id`,
    [new Date(TEST_NOW)],
  )
  return rows[0]?.id ?? ''
}
