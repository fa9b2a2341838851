import type { Email } from 'postal-mime'
import { runDueJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { TEST_SECRET } from '../../testing/api.ts'
import { visitJobs } from '../../visit/jobs.ts'
import { orderJobs } from '../jobs.ts'

const FROM = 'Bloesem <hallo@bloesem.example>'
const PUBLIC_URL = new URL('https://bloesem.example')

/** Runs the due jobs of orders and sends their mails. */
export async function deliverMails(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  sendMail: SendMail,
): Promise<void> {
  const log = openLog({ format: 'lines' })
  const about = { database, clock, publicUrl: PUBLIC_URL, secretKey: TEST_SECRET, log }
  const jobs = orderJobs({ ...about, mailFrom: FROM, sendMail })
  const visits = visitJobs({ ...about, mailFrom: FROM, sendMail })
  await runDueJobs(database.pool, { ...jobs, ...visits })
}

/** Makes mails due that wait for an act to be undone. */
export async function makeMailsDue({ pool }: ApiDeps['database']): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
}

/** The lines of the calendar in a mail, unfolded. */
export function calendarOf(mail: Email): string[] {
  const [attached] = mail.attachments.filter(({ filename }) => filename === 'bloesem.ics')
  if (!attached) throw new Error('no calendar in the mail')
  const text =
    typeof attached.content === 'string'
      ? attached.content
      : new TextDecoder().decode(attached.content)
  return text.replace(/\r?\n /g, '').split(/\r?\n/)
}

/** Text with its line breaks and kinds of spaces made equal, to look for sentences in it. */
export function words(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ')
}
