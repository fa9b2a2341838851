import { createApi } from '../../api-client.ts'
import type { ApiPaths } from '../../api-paths.ts'

const reportPaths = {
  getReportTarget: ['GET', '/public/reportTargets'],
  createReport: ['POST', '/prod/reports'],
  readObjectionLink: ['GET', '/public/objections/:token'],
  objectToDecision: ['POST', '/public/objections/:token'],
} as const satisfies ApiPaths

/** Calls the operations of reports and objections, which no other page of a customer knows. */
export const api = createApi(reportPaths)
