import type { ReportParty } from '#domain/report/report.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'report-mail': ReportMailJob
    'report-receipt': ReportMailJob
    'decision-mail': DecisionMailJob
    'delete-reports': object
  }
}

/** The mail about a report to the operator, or the receipt to whoever reported. */
export interface ReportMailJob {
  readonly id: string
}

/** The mail about a decision to one party. */
export interface DecisionMailJob {
  readonly decisionId: string
  readonly reportId: string
  readonly party: ReportParty
}
