declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'restriction-mail': RestrictionMailJob
    'end-providers': object
  }
}

/** The mail to one reader about a decision of the operator. */
export interface RestrictionMailJob {
  readonly restrictionId: string
  readonly event: 'decided' | 'lifted'
  /** The user name of an owner; null for the salon itself. */
  readonly reader: string | null
}
