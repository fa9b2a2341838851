import { SECOND_MS } from '../time-units.ts'

/** How long a member may take back an act on the agenda; its mails are due afterwards (WORK-12). */
export const UNDO_MS = 10 * SECOND_MS
/** The server still accepts it this much later, for the time that the request takes. */
const GRACE_MS = 2 * SECOND_MS
/** How long after the act its mails leave. */
export const MAIL_DELAY_MS = UNDO_MS + GRACE_MS

/** Whether an act of `at` may be taken back at `now`, both epoch ms. */
export function canUndo(at: number, now: number): boolean {
  return now < at + MAIL_DELAY_MS
}
