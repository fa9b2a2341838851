import { type Kysely, sql, type Transaction } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** The most notes of a registration that are shown. */
const MOST_SHOWN = 100

interface NoteRow {
  readonly noteId: string
  /** Epoch ms. */
  readonly writtenAt: number
  /** Null once the account is gone. */
  readonly writtenBy: string | null
  readonly text: string
}

/** The notes of operators about a registration, the latest first. */
export async function findNotes(query: Kysely<Tables>, registrationId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id as "noteId", n.written_at as "writtenAt", a.name as "writtenBy", n.text
    from registration_notes n left join accounts a on a.subject = n.written_by
    where n.registration_id = ${registrationId}::uuid
    order by n.written_at desc, n.id desc limit ${MOST_SHOWN}`.execute(query)
  return rows
}

/** Adds a note; none is ever changed. @param now epoch ms @returns false when there is no such registration */
export async function insertNote(
  trx: Transaction<Tables>,
  {
    registrationId,
    userName,
    text,
    now,
  }: { registrationId: string; userName: string; text: string; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into registration_notes (registration_id, written_at, written_by, text)
    select r.id, ${instant(now)}, a.subject, ${text} from registrations r, accounts a
    where r.id = ${registrationId}::uuid and a.user_name = ${userName} returning id`.execute(trx)
  return rows.length > 0
}
