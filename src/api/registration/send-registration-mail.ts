import { REGISTRATION_LINK_DAYS } from '#domain/registration/registration-status.ts'
import { registrationMail as en } from '#messages/en/registration-mail.ts'
import { fill } from '#messages/fill.ts'
import type { Language } from '#messages/language.ts'
import { registrationMail as nl } from '#messages/nl/registration-mail.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import { newRegistrationToken, registrationTokenHash } from './registration-token.ts'
import { markMailed, type RegistrationRow } from './store.ts'
import type { RegistrationMailJob } from './tasks.ts'

export interface RegistrationMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
  /** Where a refused salon objects; null: by the contact page. */
  readonly operatorEmail: string | null
}

const TEXTS = { en, nl }

/**
 * Sends the mail of a question or decision, unless it was undone (DESK-048). The token exists in the mail alone, so each attempt
 * makes a new one, and has its own message id.
 */
export async function sendRegistrationMail(
  deps: RegistrationMailDeps,
  { id, mailNumber, kind }: RegistrationMailJob,
  job: Pick<JobRun, 'id' | 'attempt'>,
): Promise<void> {
  const { database, clock, publicUrl, sendMail } = deps
  const token = newRegistrationToken()
  const tokenHash = registrationTokenHash(token)
  const row = await markMailed(database.query, { id, mailNumber, tokenHash, now: clock.now() })
  if (!row) return
  const url = new URL(`/registration/${token}`, publicUrl).href
  const letter = COMPOSE[kind](row, { ...deps, url })
  await sendMail({
    ...renderLetter(letter),
    id: `registration-${id}.${job.id}-${job.attempt}`,
    to: row.email,
    language: row.language,
  })
}

interface Around extends Pick<RegistrationMailDeps, 'operatorEmail' | 'publicUrl'> {
  /** Of the page behind the link. */
  readonly url: string
}

const COMPOSE: Record<
  RegistrationMailJob['kind'],
  (row: RegistrationRow, around: Around) => Letter
> = {
  question: ({ language, question }, { url }) => {
    const { label, note, link, ...words } = TEXTS[language].question
    const rows = [{ label, lines: [question ?? ''] }]
    return {
      ...words,
      language,
      rows,
      notes: [note, lifeOfLink(language)],
      link: { label: link, url },
    }
  },
  refusal: ({ language, refusalGround, refusalText }, { operatorEmail, publicUrl }) => {
    const words = TEXTS[language].refusal
    const { subject, heading, opening } = words
    const objection = operatorEmail
      ? fill(words.objection, { email: operatorEmail })
      : words.objectionHere
    return {
      language,
      subject,
      heading,
      opening,
      rows: [
        { label: words.ground, lines: [words.grounds[refusalGround ?? 'other']] },
        { label: words.label, lines: [refusalText ?? ''] },
      ],
      notes: [words.effect, objection],
      link: { label: words.link, url: new URL('/contact-us', publicUrl).href },
    }
  },
  // Contains no typed text, because the address may have been typed by a stranger.
  confirmation: ({ language }, { url }) => {
    const { note, link, ...words } = TEXTS[language].confirmation
    return {
      ...words,
      language,
      rows: [],
      notes: [note, lifeOfLink(language)],
      link: { label: link, url },
    }
  },
}

function lifeOfLink(language: Language): string {
  return fill(TEXTS[language].linkLife, { days: String(REGISTRATION_LINK_DAYS) })
}
