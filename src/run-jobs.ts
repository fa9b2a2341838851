import { accountJobs, accountTimetable } from './api/account/jobs.ts'
import { deskJobs, deskTimetable } from './api/desk-jobs.ts'
import { eventJobs, eventTimetable } from './api/event/jobs.ts'
import { holdJobs, holdTimetable } from './api/hold/jobs.ts'
import { mailJobs, mailTimetable } from './api/mail/jobs.ts'
import { mailAddressJobs } from './api/mail-address/jobs.ts'
import { orderJobs, orderTimetable } from './api/order/jobs.ts'
import { personalDataJobs } from './api/personal-data/jobs.ts'
import { pictureJobs, pictureTimetable } from './api/picture/jobs.ts'
import { pushJobs } from './api/push/jobs.ts'
import type { Tables } from './api/schema.gen.ts'
import { visitJobs } from './api/visit/jobs.ts'
import { workspaceJobs, workspaceTimetable } from './api/workspace-jobs.ts'
import { identityTasks, identityTimetable } from './identity/users/tasks.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { smtpMail, storeMail } from './platform/mail/send.ts'
import { openObjectStorage } from './platform/object-storage.ts'
import type { Database } from './platform/postgres/database.ts'
import { pushContact, pushSender } from './platform/push/push-sender.ts'
import type { RateLimiter } from './platform/rate-limit.ts'
import { openVatCheck } from './platform/vat-check.ts'

interface JobDeps {
  config: Config
  database: Database<Tables>
  secretKey: string
  limiter: RateLimiter
  clock: Clock
  log: Log
}

/** Starts the jobs of every side: mails and retention. */
export function runJobs({ config, database, secretKey, limiter, clock, log }: JobDeps) {
  const { mail, operator, publicUrl: origin } = config
  const sendMail = mail.smtpUrl
    ? smtpMail(mail.smtpUrl, mail.from)
    : storeMail(database.query, mail.from, clock)
  const sendPush = pushSender({ secretKey, contact: pushContact(config) })
  const pictureStorage = config.pictures ? openObjectStorage(config.pictures) : null
  const publicUrl = new URL(origin)
  return startJobs({
    pool: database.pool,
    handlers: {
      ...orderJobs({ database, clock, publicUrl, secretKey, sendMail, mailFrom: mail.from, log }),
      ...visitJobs({ database, clock, publicUrl, secretKey, sendMail, mailFrom: mail.from, log }),
      ...holdJobs({ database, clock }),
      ...workspaceJobs({ database, clock, publicUrl, secretKey, sendMail, log }),
      ...mailAddressJobs({ database, clock, publicUrl, secretKey, sendMail }),
      ...personalDataJobs({ publicUrl, sendMail, log }),
      ...deskJobs({
        database,
        clock,
        publicUrl,
        secretKey,
        sendMail,
        operatorEmail: operator.email,
        vatCheck: config.vatCheckUrl ? openVatCheck(config.vatCheckUrl, { log }) : null,
      }),
      ...eventJobs({ database, clock }),
      ...pictureJobs({ database, clock, pictureStorage }),
      ...pushJobs({ database, clock, secretKey, sendPush, log }),
      ...mailJobs(database.query, clock),
      ...identityTasks({ database, publicUrl: origin, secretKey, clock, limiter, sendMail, log }),
      ...accountJobs(database, clock),
    },
    recurring: [
      ...orderTimetable,
      ...holdTimetable,
      ...deskTimetable,
      ...eventTimetable,
      ...pictureTimetable,
      ...workspaceTimetable,
      ...mailTimetable,
      ...identityTimetable,
      ...accountTimetable,
    ],
    log,
  })
}
