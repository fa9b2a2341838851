import { mailAddressMail as en } from '#messages/en/mailAddressMail.ts'
import { fill } from '#messages/fill.ts'
import { mailAddressMail as nl } from '#messages/nl/mailAddressMail.ts'
import type { TaskHandlers } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { CODE_LIFE_MS, codeHash, newCode } from './code.ts'
import { saveCode } from './store.ts'
import type {} from './tasks.ts'

interface MailAddressWork extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail
}

const WORDS = { en, nl }

/** What the job runner does for addresses that are to be proven: mails the code. Nothing that anybody typed is in it. */
export function mailAddressJobs(deps: MailAddressWork): Pick<TaskHandlers, 'mail-address-code'> {
  const { database, clock, publicUrl, secretKey, sendMail } = deps
  return {
    'mail-address-code': async ({ id, orderId, language }, job) => {
      // A new try makes a new code, and so is a new mail.
      const code = newCode()
      const kept = { id, codeHash: codeHash(id, code, secretKey) }
      const expiresAt = clock.now() + CODE_LIFE_MS
      const email = await saveCode(database.query, { ...kept, expiresAt })
      if (email === undefined) return
      const words = WORDS[language]
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
        ...{ id: `address-${id}.${job.id}-${job.attempt}`, to: email, language },
      })
    },
  }
}
