import { settingsTax as en } from '#messages/en/settings-tax.ts'
import { settingsTax as nl } from '#messages/nl/settings-tax.ts'
import { taxReminderLetter } from '#messages/tax-reminder-letter.ts'
import { type JobRun, MAX_ATTEMPTS } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import {
  deleteReminderMail,
  enqueueReminderMails,
  findReminderForMail,
  lockReminders,
  writeMailsEnqueued,
  writeReminderMail,
} from './reminder-store.ts'
import type { TaxReminderMailJob } from './tasks.ts'

export interface TaxReminderDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
}

const BATCH = 500
const TEXTS = { en, nl }

/** Enqueues the mails of a reminder. The same again after a crash mails nobody twice: who has a mail was mailed lately. */
export async function enqueueReminder(
  { database, clock }: Pick<TaxReminderDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  const enqueueBatch = () =>
    database.transaction(async (trx) => {
      await lockReminders(trx)
      return enqueueReminderMails(trx, { id, now: clock.now(), limit: BATCH })
    })
  while ((await enqueueBatch()) === BATCH);
  await writeMailsEnqueued(database.query, id, clock.now())
}

/** Mails an owner what is missing by now, or nobody when nothing is. */
export async function sendReminderMail(
  { database: { query }, clock, publicUrl, sendMail }: TaxReminderDeps,
  job: TaxReminderMailJob,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const found = await findReminderForMail(query, job)
  if (!found) return deleteReminderMail(query, job)
  const { year, salon, salonUserName, language, address: to } = found
  const words = TEXTS[language]
  const { kind } = found
  const missing = (found.missing ?? []).map((field) =>
    kind && (field === 'name' || field === 'street' || field === 'taxNumber')
      ? words.labels[kind][field]
      : words.fields[field],
  )
  const { linkLabel, ...letter } = taxReminderLetter({ year, salon, missing }, language)
  const url = new URL(`/salon/${salonUserName}/settings#tax`, publicUrl).href
  const id = `tax-reminder-${job.reminderId}.${job.providerId}.${job.userName}`
  try {
    const link = { label: linkLabel, url }
    await sendMail({ ...renderLetter({ ...letter, language, link }), id, to, language })
  } catch (error) {
    if (attempt >= MAX_ATTEMPTS) await writeReminderMail(query, job, 'given-up', clock.now())
    throw error
  }
  await writeReminderMail(query, job, 'left', clock.now())
}
