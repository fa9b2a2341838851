import { type JobRun, MAX_ATTEMPTS } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { type MailRecord, writeMailRecord } from './mail-record-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'> & { readonly sendMail: SendMail }

/** Sends a mail to the customer of orders and records that it left, or that its last attempt failed (WORK-171). */
export function withMailRecord(
  { database, clock, sendMail }: Deps,
  about: Pick<MailRecord, 'orderIds' | 'kind'>,
  run: JobRun,
): SendMail {
  const record = (isSent: boolean) =>
    writeMailRecord(database.query, { ...about, jobId: run.id, at: clock.now(), isSent })
  return async (mail) => {
    try {
      await sendMail(mail)
    } catch (error) {
      if (run.attempt >= MAX_ATTEMPTS) await record(false)
      throw error
    }
    await record(true)
  }
}
