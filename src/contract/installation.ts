import { z } from 'zod'
import { instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'

export const getInstallation = endpoint({
  method: 'GET',
  path: '/deskApi/installation',
  summary: 'How the installation does: mails, jobs, backup, disk and version',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      mail: z.object({
        /** Whether mails leave at all; without SMTP_URL they are kept and not sent. */
        isSent: z.boolean(),
        /** Mails that should have left. */
        waiting: z.number().int(),
        /** Since when the oldest of them waits; null for none. */
        oldestSince: instant.nullable(),
        failed: z.number().int(),
      }),
      jobs: z.object({ waiting: z.number().int(), failed: z.number().int() }),
      /** When the last backup was made by `npm run backup` or the desk; null for none. */
      lastBackupAt: instant.nullable(),
      disk: z.object({ freeBytes: z.number().int(), totalBytes: z.number().int() }).nullable(),
      release: z.string(),
      /** The newest release that RELEASES_URL names; null without that setting or without an answer. */
      newestRelease: z.string().nullable(),
    }),
  }),
  refusals: operatorRefusals,
})

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/deskApi/jobs',
  summary: 'Jobs that failed in their last attempt, the oldest first, at most 100',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      jobs: z.array(
        z.object({
          jobId: z.string(),
          task: z.string(),
          createdAt: instant,
          attempts: z.number().int(),
          /** The error of the last attempt, without addresses and numbers of people. */
          error: z.string(),
        }),
      ),
    }),
  }),
  refusals: operatorRefusals,
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/deskApi/jobs/:jobId/retry',
  summary: 'Try a failed job again, with all its attempts',
  access: 'operator',
  params: z.object({ jobId: z.string().regex(/^\d{1,18}$/, 'is the number of a job') }),
  body: z.object({}),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...operatorRefusals, 'xsrf', 'not-found'],
})
