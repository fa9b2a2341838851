declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'report-mail': ReportMailJob
    'forget-reports': object
  }
}

/** The mail that tells the operator of a report. */
export interface ReportMailJob {
  readonly id: string
}
