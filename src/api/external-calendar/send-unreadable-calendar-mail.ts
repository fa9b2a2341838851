import { nameWithoutLinks } from '#domain/person-name.ts'
import { externalCalendarMail as en } from '#messages/en/external-calendar-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay } from '#messages/format.ts'
import { externalCalendarMail as nl } from '#messages/nl/external-calendar-mail.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { findUnreadableCalendar } from './store.ts'
import type { ExternalCalendarJob } from './tasks.ts'

export interface UnreadableCalendarMailDeps extends Pick<ApiDeps, 'database' | 'publicUrl'> {
  readonly sendMail: SendMail
}

const TEXTS = { en, nl }

/** Tells a provider that the busy times of a calendar no longer count (WORK-113), unless it could be read again meanwhile. */
export async function sendUnreadableCalendarMail(
  { database, publicUrl, sendMail }: UnreadableCalendarMailDeps,
  { id }: ExternalCalendarJob,
  job: Pick<JobRun, 'id'>,
): Promise<void> {
  const dropped = await findUnreadableCalendar(database.query, id)
  if (!dropped) return
  const { language } = dropped
  const words = TEXTS[language]
  const values = {
    calendar: nameWithoutLinks(dropped.name),
    salon: nameWithoutLinks(dropped.full_name),
    day: dropped.read_at === null ? '–' : formatDay(dropped.read_at, dropped.time_zone, language),
  }
  await sendMail({
    ...renderLetter({
      language,
      subject: fill(words.subject, values),
      heading: fill(words.heading, values),
      opening: fill(words.opening, values),
      rows: [{ label: words.salon, lines: [values.salon] }],
      notes: [words.todo],
      link: {
        label: words.link,
        url: new URL(`/salon/${dropped.user_name}/settings`, publicUrl).href,
      },
    }),
    id: `external-calendar-${id}.${job.id}`,
    to: dropped.email,
    language,
  })
}
