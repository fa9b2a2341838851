/** What operators see of each other that they have it open. */
export const READ_KINDS = ['registration', 'report', 'message'] as const
export type ReadKind = (typeof READ_KINDS)[number]

/** How long somebody counts as a reader after their page said so, in seconds. */
export const READER_SECONDS = 60
