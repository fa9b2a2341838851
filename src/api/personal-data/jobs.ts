import { accountMail as en } from '#messages/en/account-mail.ts'
import { accountMail as nl } from '#messages/nl/account-mail.ts'
import { MAX_ATTEMPTS, type TaskHandlers } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'

const TEXTS = { en, nl }

type PersonalDataJobDeps = Pick<ApiDeps, 'publicUrl'> & { sendMail: SendMail; log: Log }

/** Sends the mail that confirms the deletion of an account. */
export function personalDataJobs({
  publicUrl,
  sendMail,
  log,
}: PersonalDataJobDeps): Pick<TaskHandlers, 'account-mail'> {
  const logFailure = (jobId: string) => (err: unknown) =>
    log.error({ jobId, err }, 'The mail about a deleted account was given up')
  return {
    'account-mail': async ({ email, language }, { id, attempt }) => {
      const { deleted } = TEXTS[language]
      const sent = sendMail({
        ...renderLetter({
          language,
          subject: deleted.subject,
          heading: deleted.heading,
          opening: deleted.opening,
          rows: [],
          notes: [deleted.kept, deleted.last],
          link: { label: deleted.link, url: new URL('/privacy', publicUrl).href },
        }),
        id: `account-${id}`,
        to: email,
        language,
      })
      // A job that fails for good would stay in the queue, and the address with it.
      await (attempt < MAX_ATTEMPTS ? sent : sent.catch(logFailure(id)))
    },
  }
}
