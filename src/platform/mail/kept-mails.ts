import { type Kysely, sql } from 'kysely'
import { uuidv7 } from '../random.ts'
import type { Mail } from './message.ts'

/** A mail that was kept instead of sent, as /demo/mail shows it. */
export interface KeptMail {
  id: string
  /** Epoch milliseconds. */
  createdAt: number
  to: string
  language: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
  /** The whole message as it would have gone over the wire. */
  raw: string
}

/** The mails of an installation without SMTP: table kept_mails. A repeat of a kept mail is not kept twice. */
export function keptMails<Tables>(query: Kysely<Tables>) {
  return {
    keep: async (mail: Mail, messageId: string, raw: string, now: number): Promise<void> => {
      await sql`
        insert into kept_mails (id, created_at, to_address, subject, message_id, raw, text_body, html_body, attachments, language)
        select ${uuidv7(now)}, ${new Date(now)}, ${mail.to}, ${mail.subject}, ${messageId}, ${raw}, ${mail.text}, ${mail.html},
               ${JSON.stringify(attachmentsOf(mail))}::jsonb, ${mail.language}
         where not exists (select from kept_mails where message_id = ${messageId})`.execute(query)
    },
    /** Newest first; `to` narrows to one address. */
    list: async (options: { to?: string; limit?: number } = {}): Promise<KeptMail[]> => {
      const { rows } = await sql<KeptMail>`
        select ${COLUMNS} from kept_mails
         where ${options.to ?? null}::text is null or lower(to_address) = lower(${options.to ?? null}::text)
         order by created_at desc, id desc limit ${options.limit ?? 100}`.execute(query)
      return rows
    },
    find: async (id: string): Promise<KeptMail | undefined> => {
      const { rows } =
        await sql<KeptMail>`select ${COLUMNS} from kept_mails where id::text = ${id}`.execute(query)
      return rows[0]
    },
  }
}

const COLUMNS = sql.raw(
  'id, created_at as "createdAt", to_address as "to", language, subject, text_body as "text", html_body as "html", attachments, raw',
)

function attachmentsOf(mail: Mail): KeptMail['attachments'] {
  if (!mail.calendar) return []
  const { method, content } = mail.calendar
  return [
    {
      filename: 'bloesem.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content,
    },
  ]
}
