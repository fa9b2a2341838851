import { type Kysely, sql } from 'kysely'
import type { Mail } from './message.ts'

/** A mail that was stored instead of sent, for /demo/mail. */
export interface StoredMail {
  id: string
  /** Epoch milliseconds. */
  createdAt: number
  to: string
  language: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
  /** The whole message in RFC 5322 format. */
  raw: string
}

/** The mails of an installation without SMTP: table kept_mails. */
export function storedMails<Tables>(query: Kysely<Tables>) {
  return {
    /** A mail with an existing Message-ID is a repeat and changes nothing. */
    insert: async (mail: Mail, messageId: string, raw: string, now: number): Promise<void> => {
      await sql`
        insert into kept_mails
          (created_at, message_id, to_address, subject, language, text_body, html_body, attachments, raw)
        values (${new Date(now)}, ${messageId}, ${mail.to}, ${mail.subject}, ${mail.language},
                ${mail.text}, ${mail.html}, ${JSON.stringify(attachmentsOf(mail))}::jsonb, ${raw})
        on conflict (message_id) do nothing`.execute(query)
    },
    /** The newest first; `to` filters by address. */
    list: async (options: { to?: string; limit?: number } = {}): Promise<StoredMail[]> => {
      const to = options.to ?? null
      const { rows } = await sql<StoredMail>`
        select ${COLUMNS} from kept_mails
         where ${to}::text is null or lower(to_address) = lower(${to}::text)
         order by created_at desc, id desc limit ${options.limit ?? 100}`.execute(query)
      return rows
    },
    /** Deletes mails from before an instant (epoch ms). */
    deleteBefore: async (before: number): Promise<void> => {
      await sql`delete from kept_mails where created_at < ${new Date(before)}`.execute(query)
    },
    find: async (id: string): Promise<StoredMail | undefined> => {
      const { rows } = await sql<StoredMail>`
        select ${COLUMNS} from kept_mails where id::text = ${id}`.execute(query)
      return rows[0]
    },
  }
}

const COLUMNS = sql.raw(
  'id, created_at as "createdAt", to_address as "to", language, subject, text_body as "text", html_body as "html", attachments, raw',
)

function attachmentsOf(mail: Mail): StoredMail['attachments'] {
  if (!mail.calendar) return []
  const { method, content } = mail.calendar
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return [{ filename: 'bloesem.ics', contentType, content }]
}
