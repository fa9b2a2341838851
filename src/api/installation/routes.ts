import type { FastifyInstance } from 'fastify'
import {
  getInstallation,
  listFailedJobs as listEndpoint,
  retryJob as retryEndpoint,
} from '#contract/installation.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { readInstallation } from './read-installation.ts'
import { retryJob } from './retry-job.ts'

export function registerInstallation(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getInstallation, () => readInstallation(deps))
  mount(app, listEndpoint, () => listFailedJobs(deps))
  mount(app, retryEndpoint, ({ caller, params: { jobId } }) => retryJob(deps, { jobId, caller }))
}
