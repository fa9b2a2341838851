declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'visit-link-mail': VisitLinkMailJob
  }
}

/** The mail with a link to a visit that a member booked, for a client without an account. */
export interface VisitLinkMailJob {
  readonly orderId: string
}
