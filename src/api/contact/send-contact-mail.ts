import type { RequestType } from '#domain/contact/contact-request.ts'
import { contactMail as en } from '#messages/en/contact-mail.ts'
import { fill } from '#messages/fill.ts'
import type { Language } from '#messages/language.ts'
import { contactMail as nl } from '#messages/nl/contact-mail.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import {
  findRegistration,
  findRequest,
  type StoredRegistration,
  type StoredRequest,
} from './store.ts'
import type { ContactMailJob } from './tasks.ts'

export interface ContactMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
  /** Null when the operator set none: messages then stay in the table. */
  readonly operatorEmail: string | null
}

const TEXTS = { en, nl }

// The operator has no language setting; the market is Dutch.
const OPERATOR_LANGUAGE = 'nl'

/** Sends one mail about a message or registration. @throws when it could not be sent; the job is retried */
export async function sendContactMail(deps: ContactMailDeps, job: ContactMailJob): Promise<void> {
  const { database, publicUrl, sendMail, operatorEmail } = deps
  const contact = await findContact(database, job)
  if (!contact) return
  const language = job.to === 'operator' ? OPERATOR_LANGUAGE : languageOf(contact.row)
  const to = job.to === 'operator' ? operatorEmail : contact.row.email
  if (to === null) return
  const letter =
    job.to === 'operator'
      ? composeOperatorMail(contact)
      : composeReceipt(contact, language, publicUrl)
  await sendMail({ ...renderLetter(letter), id: `contact-${job.id}.${job.to}`, to, language })
}

interface StoredContact {
  readonly kind: RequestType | 'registration'
  readonly row: StoredRequest | StoredRegistration
}

async function findContact(
  { query }: ContactMailDeps['database'],
  { id, about }: ContactMailJob,
): Promise<StoredContact | null> {
  if (about === 'registration') {
    const row = await findRegistration(query, id)
    return row ? { kind: 'registration', row } : null
  }
  const row = await findRequest(query, id)
  return row ? { kind: row.request_type as RequestType, row } : null
}

function languageOf({ language }: { language: string }): Language {
  return language === 'nl' ? 'nl' : 'en'
}

// Contains no typed text, because the address may have been typed by a stranger.
function composeReceipt({ kind }: StoredContact, language: Language, publicUrl: URL): Letter {
  const { receipt } = TEXTS[language]
  return {
    language,
    ...receipt.kinds[kind],
    rows: [],
    notes: [receipt.notYou],
    link: { label: receipt.link, url: publicUrl.href },
  }
}

function composeOperatorMail(contact: StoredContact): Letter {
  const { operator } = TEXTS[OPERATOR_LANGUAGE]
  const { labels } = operator
  const { row, kind } = contact
  const name = 'full_name' in row ? row.full_name : row.name
  return {
    language: OPERATOR_LANGUAGE,
    subject: fill(operator.subject, { kind: operator.kinds[kind], name }),
    heading: operator.kinds[kind],
    opening: fill(operator.opening, { name }),
    rows: [
      { label: labels.email, lines: [row.email] },
      { label: labels.phone, lines: [row.phone] },
      ...('full_name' in row ? registrationRows(row, labels) : requestRows(row, labels)),
      { label: labels.language, lines: [row.language] },
    ],
    notes: [],
    link: { label: operator.answer, url: `mailto:${encodeURIComponent(row.email)}` },
  }
}

type Labels = (typeof nl)['operator']['labels']

function requestRows(row: StoredRequest, labels: Labels): Letter['rows'] {
  const moment = row.demo_date ? [`${row.demo_date}, ${row.demo_time}`] : []
  return [
    { label: labels.businessName, lines: [row.business_name] },
    { label: labels.plan, lines: [row.plan] },
    { label: labels.demo, lines: moment },
    { label: labels.message, lines: [row.message] },
    { label: labels.source, lines: [row.source] },
  ]
}

function registrationRows(row: StoredRegistration, labels: Labels): Letter['rows'] {
  return [
    { label: labels.services, lines: [row.services] },
    { label: labels.experience, lines: [String(row.experience_years)] },
    { label: labels.postalCode, lines: [row.postal_code] },
    { label: labels.kvk, lines: [row.kvk_number ?? ''] },
    { label: labels.vat, lines: [row.vat_id ?? ''] },
  ]
}
