import { accountMail as en } from '#messages/en/accountMail.ts'
import { accountMail as nl } from '#messages/nl/accountMail.ts'
import { MAX_ATTEMPTS, type TaskHandlers } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'

const WORDS = { en, nl }

type PersonalDataWork = Pick<ApiDeps, 'publicUrl'> & { sendMail: SendMail; log: Log }

/** What the job runner does for people's own data: the mail that confirms a deletion. */
export function personalDataJobs({
  publicUrl,
  sendMail,
  log,
}: PersonalDataWork): Pick<TaskHandlers, 'account-mail'> {
  const givenUp = (jobId: string) => (err: unknown) =>
    log.error({ jobId, err }, 'The mail about a deleted account was given up')
  return {
    'account-mail': async ({ email, language }, { id, attempt }) => {
      const { deleted } = WORDS[language]
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
        ...{ id: `account-${id}`, to: email, language },
      })
      // Given up it would stay in the queue, and with it whoever asked to be forgotten.
      await (attempt < MAX_ATTEMPTS ? sent : sent.catch(givenUp(id)))
    },
  }
}
