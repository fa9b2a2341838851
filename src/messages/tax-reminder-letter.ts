import { reportedUntil } from '#domain/tax-details/tax-year.ts'
import { taxReminderMail as en } from './en/tax-reminder-mail.ts'
import { fill } from './fill.ts'
import { formatDay } from './format.ts'
import type { Language } from './language.ts'
import { taxReminderMail as nl } from './nl/tax-reminder-mail.ts'

const TEXTS = { en, nl }

/** The mail to an owner whose tax details are incomplete. `missing` names the fields; without any nothing was saved. */
export function taxReminderLetter(
  { year, salon, missing }: { year: number; salon: string; missing: readonly string[] },
  language: Language,
) {
  const words = TEXTS[language]
  const day = formatDay(reportedUntil(year), 'UTC', language, 'dayMonthYear')
  const values = { salon, day, year: String(year) }
  const lines = missing.length > 0 ? missing : [words.rows.nothing]
  return {
    subject: fill(words.subject, values),
    heading: words.heading,
    opening: fill(words.opening, values),
    rows: [{ label: words.rows.missing, lines }],
    notes: [words.kept, words.why],
    linkLabel: words.link,
  }
}
