import { visibleText } from '../visible-text.ts'

/** The reasons to report a review, as on the page about reviews. */
export const REPORT_REASONS = [
  'not-a-visit',
  'personal',
  'offensive',
  'advertising',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The length of a report's message. */
export const MAX_REPORT_LENGTH = 1_000

/** The length of a provider's reply. */
export const MAX_REPLY_LENGTH = 2_000

/** Whether a report has a message if its reason is `other`. */
export function hasRequiredMessage(report: { reason: ReportReason; message: string }): boolean {
  return report.reason !== 'other' || visibleText(report.message) !== ''
}
