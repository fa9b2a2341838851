import type { ApiPaths } from '../api-paths.ts'

/** Method and path of the operations that only pages of the desk call. */
export const deskPaths = {
  readOperatorLink: ['GET', '/accountApi/operatorLinks/:token'],
  acceptOperatorLink: ['POST', '/accountApi/operatorLinks/:token/use'],
  getDesk: ['GET', '/deskApi/desk'],
  listWork: ['GET', '/deskApi/today'],
  getInstallation: ['GET', '/deskApi/installation'],
  listFailedJobs: ['GET', '/deskApi/jobs'],
  retryJob: ['POST', '/deskApi/jobs/:jobId/retry'],
  listOperatorLog: ['GET', '/deskApi/log'],
} as const satisfies ApiPaths
