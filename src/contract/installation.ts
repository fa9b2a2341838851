import { z } from 'zod'
import { SERVER_SETTINGS } from '#domain/server-settings.ts'
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

export const getServerSettings = endpoint({
  method: 'GET',
  path: '/deskApi/settings',
  summary: 'The settings of the server that are in force, without secrets, and since when it runs',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      startedAt: instant,
      settings: z.array(
        z.object({
          name: z.enum(SERVER_SETTINGS),
          /** What is in force; null for nothing, and for every secret. */
          value: z.union([z.string(), z.boolean()]).nullable(),
          isSecret: z.boolean(),
          /** Whether the environment sets it; the default is in force otherwise. */
          isSet: z.boolean(),
        }),
      ),
    }),
  }),
  refusals: operatorRefusals,
})

export const createBackup = endpoint({
  method: 'POST',
  path: '/deskApi/backups',
  summary:
    'An address at which a backup of the database, without the secret key, is downloaded once, within two minutes. Only within ten minutes after signing in',
  access: 'operator',
  /** The name of a stored backup; a new one is made without it. */
  body: z.object({ name: z.string().max(255).optional() }),
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ url: z.string() }) }),
  refusals: [...operatorRefusals, 'xsrf', 'sign-in-again', 'not-found'],
})

export const listBackups = endpoint({
  method: 'GET',
  path: '/deskApi/backups',
  summary: 'The backups that the server keeps in its folder, the latest first, at most 100',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      backups: z.array(z.object({ name: z.string(), madeAt: instant, bytes: z.number().int() })),
    }),
  }),
  refusals: operatorRefusals,
})

export const retryJobs = endpoint({
  method: 'POST',
  path: '/deskApi/jobs/retry',
  summary: 'Try all jobs again that failed in their last attempt, mails among them',
  access: 'operator',
  body: z.object({}),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ jobs: z.number().int() }) }),
  refusals: [...operatorRefusals, 'xsrf'],
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
