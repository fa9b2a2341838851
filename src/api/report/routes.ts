import type { FastifyInstance } from 'fastify'
import {
  assignReport as assignEndpoint,
  decideReport as decideEndpoint,
  getReport,
  listReports as listEndpoint,
} from '#contract/desk-report.ts'
import {
  createReport as createReportEndpoint,
  getReportTarget,
  objectToDecision as objectEndpoint,
  readObjectionLink,
} from '#contract/report.ts'
import { reportReview as reportReviewEndpoint } from '#contract/review.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { createReport, reportReview } from './create-report.ts'
import { decideReport } from './decide-report.ts'
import { assignReport, listReports, openReport, readReport } from './desk-reports.ts'
import { objectToDecision, readObjection } from './object-to-decision.ts'
import { readReportTarget } from './read-target.ts'

/** Mounts what everybody may do: report, and object to a decision by a link. */
export function registerReports(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getReportTarget, (input) => readReportTarget(deps, input))
  mount(app, createReportEndpoint, (input) => createReport(deps, input))
  mount(app, reportReviewEndpoint, async ({ params: { reviewId }, body, language, address }) => {
    const reported = await reportReview(deps, { reviewId, language, address, ...body })
    return reported.ok ? { ok: true, answer: {} } : reported
  })
  mount(app, readObjectionLink, (input) => readObjection(deps, input))
  mount(app, objectEndpoint, (input) => objectToDecision(deps, input))
}

/** Mounts what operators do with reports. */
export function registerDeskReports(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'workItemTerms'>,
): void {
  mount(app, listEndpoint, (input) => listReports(deps, input))
  mount(app, getReport, (input) => openReport(deps, input))
  mount(app, assignEndpoint, async (input) => {
    const assigned = await assignReport(deps, input)
    return assigned.ok ? readReport(deps, input) : assigned
  })
  mount(app, decideEndpoint, async ({ caller, params, body }) => {
    if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
    const operatorUserName = caller.userName
    const decided = await decideReport(deps, { ...params, ...body, operatorUserName })
    return decided.ok ? readReport(deps, { caller, params }) : decided
  })
}
