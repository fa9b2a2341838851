import { visibleText } from '../visible-text.ts'

/** Why a review may be reported (the page about reviews names the same). */
export const REPORT_REASONS = [
  'not-a-visit',
  'personal',
  'offensive',
  'advertising',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The longest words with a report. */
export const LONGEST_REPORT = 1_000

/** The longest answer of a salon. */
export const LONGEST_REPLY = 2_000

/** Whether a report says enough to be judged: another reason than ours has to be told. */
export function saysEnough(report: { reason: ReportReason; message: string }): boolean {
  return report.reason !== 'other' || visibleText(report.message) !== ''
}
