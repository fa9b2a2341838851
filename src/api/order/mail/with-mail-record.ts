import { type JobRun, MAX_ATTEMPTS } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { isMailSent, type MailRecord, writeMailRecord } from './mail-record-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'> & {
  readonly sendMail: SendMail
  readonly log: Log
}

type RecordedMail = Pick<MailRecord, 'orderIds' | 'kind'> & Partial<Pick<MailRecord, 'reader'>>

/**
 * Sends a mail about orders, to the customer when left out, and records that it left, or that its last attempt failed (WORK-171). A record that
 * cannot be written is logged: the job must not run again for it, since the mail would leave twice (WORK-208). A mail that
 * left in an earlier attempt of the job, which failed at what comes after it, does not leave again.
 */
export function withMailRecord(
  { database, clock, sendMail, log }: Deps,
  { reader = 'customer', ...mailed }: RecordedMail,
  run: JobRun,
): SendMail {
  const about = { ...mailed, reader }
  const record = (isSent: boolean) =>
    writeMailRecord(database.query, { ...about, jobId: run.id, at: clock.now(), isSent }).catch(
      (err) => log.error({ orderIds: about.orderIds, err }, 'A mail could not be recorded'),
    )
  return async (mail) => {
    const { orderIds } = about
    const isRepeated = run.attempt > 1
    if (isRepeated && (await isMailSent(database.query, { orderIds, jobId: run.id }))) return
    try {
      await sendMail(mail)
    } catch (error) {
      if (run.attempt >= MAX_ATTEMPTS) await record(false)
      throw error
    }
    await record(true)
  }
}
