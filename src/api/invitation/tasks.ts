declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'invitation-mail': InvitationMailJob
    'delete-invitations': object
  }
}

/** The mail with the link of an invitation. */
export interface InvitationMailJob {
  /** The id of the row in `invitations`. */
  readonly id: string
}
