import { firstDayAfterNotice } from '#domain/provider-terms/notice.ts'
import { compareDates, type PlainDate } from '#domain/schedule/plain-date.ts'
import { providerTermsLetter } from '#messages/provider-terms-letter.ts'
import { type JobRun, MAX_ATTEMPTS } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import {
  beginMails,
  deleteMailOfFormerMember,
  enqueueMails,
  enqueueRegistrationMails,
  findForMail,
  findForRegistration,
  type TermsForMail,
  writeMail,
  writeMailsEnqueued,
} from './store.ts'
import type { ProviderTermsMailJob, RegistrationTermsMailJob } from './tasks.ts'

export interface TermsMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
}

const BATCH = 500

/** Enqueues one mail to every member about a version that was not withdrawn; the same again changes nothing (DESK-162). */
export async function enqueueTermsMails(
  { database, clock }: Pick<TermsMailDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  const { query } = database
  if (!(await beginMails(query, id, clock.now()))) return
  let after: string | null = ''
  while (after !== null) after = await enqueueMails(query, { id, after, limit: BATCH })
  // Together, so that the same job after a crash enqueues none of them twice.
  await database.transaction(async (trx) => {
    await enqueueRegistrationMails(trx, id)
    await writeMailsEnqueued(trx, id, clock.now())
  })
}

/**
 * Mails a member the new terms with their text, so that they can be kept. A mail that is given up counts as told: the member
 * reads the terms in the settings, and one address that is gone must not keep them from everybody else (DESK-163).
 */
export async function sendTermsMail(
  { database: { query }, clock, publicUrl, sendMail }: TermsMailDeps,
  job: ProviderTermsMailJob,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const { termsId, userName } = job
  const terms = await findForMail(query, job)
  if (!terms) return deleteMailOfFormerMember(query, job)
  const { address: to, language } = terms
  if (to === '') return writeMail(query, job, 'given-up', clock.now())
  const letter = termsLetter(terms, { publicUrl, now: clock.now(), isMember: true })
  const id = `provider-terms-${termsId}.${userName}`
  try {
    await sendMail({ ...renderLetter(letter), id, to, language })
  } catch (error) {
    if (attempt >= MAX_ATTEMPTS) await writeMail(query, job, 'given-up', clock.now())
    throw error
  }
  await writeMail(query, job, 'left', clock.now())
}

/**
 * Mails a salon that was approved and has no member yet, at the address of its registration (DESK-192). The day does not wait for
 * it: whoever becomes a member reads the terms first.
 */
export async function sendRegistrationTermsMail(
  { database, clock, publicUrl, sendMail }: TermsMailDeps,
  job: RegistrationTermsMailJob,
): Promise<void> {
  const terms = await findForRegistration(database.query, job)
  if (!terms) return
  const { address: to, language } = terms
  const letter = termsLetter(terms, { publicUrl, now: clock.now(), isMember: false })
  const id = `registration-${job.registrationId}.terms-${job.termsId}`
  await sendMail({ ...renderLetter(letter), id, to, language })
}

/** A mail that leaves later than planned names the day that follows from that. */
function termsLetter(
  { language, firstDay, ...terms }: TermsForMail,
  { publicUrl, now, isMember }: { publicUrl: URL; now: number; isMember: boolean },
): Letter {
  const earliest = firstDayAfterNotice(now)
  const isLate = compareDates(firstDay as PlainDate, earliest) < 0
  const change = terms.change[language]
  const text = terms.text[language]
  const told = {
    number: terms.number,
    firstDay: isLate ? earliest : firstDay,
    change,
    text,
    isMember,
  }
  const { linkLabel, ...letter } = providerTermsLetter(told, language)
  const url = new URL('/provider-terms', publicUrl).href
  return { ...letter, language, link: { label: linkLabel, url } }
}
