import { mailAddressMail as en } from '#messages/en/mail-address-mail.ts'
import { fill } from '#messages/fill.ts'
import { mailAddressMail as nl } from '#messages/nl/mail-address-mail.ts'
import type { TaskHandlers } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { CODE_LIFE_MS, codeHash, newCode } from './code.ts'
import { saveCode } from './store.ts'
import type {} from './tasks.ts'

interface MailAddressJobDeps
  extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail
}

const TEXTS = { en, nl }

/** Mails the code that verifies an address. The mail contains no typed text. */
export function mailAddressJobs(deps: MailAddressJobDeps): Pick<TaskHandlers, 'mail-address-code'> {
  const { database, clock, publicUrl, secretKey, sendMail } = deps
  return {
    'mail-address-code': async ({ id, orderId, language }, job) => {
      // Each attempt makes a new code, and so has its own message id.
      const code = newCode()
      const stored = { id, codeHash: codeHash(id, code, secretKey) }
      const expiresAt = clock.now() + CODE_LIFE_MS
      const email = await saveCode(database.query, { ...stored, expiresAt })
      if (email === undefined) return
      const words = TEXTS[language]
      await sendMail({
        ...renderLetter({
          language,
          subject: fill(words.subject, { code }),
          heading: words.heading,
          opening: words.opening,
          rows: [{ label: words.code, lines: [code] }],
          notes: [words.life, words.notYou],
          link: { label: words.link, url: new URL(`/bookings/${orderId}`, publicUrl).href },
        }),
        id: `address-${id}.${job.id}-${job.attempt}`,
        to: email,
        language,
      })
    },
  }
}
