import type { FastifyInstance } from 'fastify'
import {
  createBackup as createBackupEndpoint,
  getInstallation,
  getServerSettings,
  listBackups as listBackupsEndpoint,
  listFailedJobs as listEndpoint,
  retryJobs as retryAllEndpoint,
  retryJob as retryEndpoint,
} from '#contract/installation.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { sendRefusal } from '../http/refuse.ts'
import { createBackup, listBackups, openBackupDownload } from './download-backup.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { readInstallation } from './read-installation.ts'
import { readServerSettings } from './read-server-settings.ts'
import { retryJob, retryJobs } from './retry-job.ts'

export function registerInstallation(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getInstallation, () => readInstallation(deps))
  mount(app, getServerSettings, () => readServerSettings(deps))
  mount(app, createBackupEndpoint, (input) => createBackup(deps, input))
  mount(app, listBackupsEndpoint, () => listBackups(deps))
  mount(app, listEndpoint, () => listFailedJobs(deps))
  mount(app, retryAllEndpoint, ({ caller }) => retryJobs(deps, { caller }))
  mount(app, retryEndpoint, ({ caller, params: { jobId } }) => retryJob(deps, { jobId, caller }))
  // A download of the browser has no token but that of its address; it neither reads nor sets cookies.
  const config = { access: 'public' } as const
  app.get<{ Params: { token: string } }>(
    '/backups/:token',
    // A HEAD would use the link up.
    { config, exposeHeadRoute: false },
    async ({ params }, reply) => {
      const backup = await openBackupDownload(deps, params.token)
      if (!backup.ok) return sendRefusal(reply, backup)
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': `attachment; filename="${backup.fileName}"`,
        })
        .type('application/gzip')
        .send(backup.stream)
    },
  )
}
