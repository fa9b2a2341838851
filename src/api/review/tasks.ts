declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'report-mail': ReportMailJob
    'delete-reports': object
  }
}

/** The mail about a report to the operator. */
export interface ReportMailJob {
  readonly id: string
}
