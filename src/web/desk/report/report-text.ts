import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { ReportRow } from './report-query.ts'

type ReasonName = keyof typeof import('#messages/en/desk.ts')['desk']['reportReasons']

const REASON_NAMES: Readonly<Record<ReasonName, true>> = {
  'not-a-visit': true,
  'not-existing': true,
  misleading: true,
  copyright: true,
  personal: true,
  offensive: true,
  advertising: true,
  unlawful: true,
  'child-abuse': true,
  other: true,
  'own-initiative': true,
}

/** The reason of a report in words; that of a later release by its name. */
export function reasonText(reason: string, t: Translate): string {
  return Object.hasOwn(REASON_NAMES, reason)
    ? t(`desk.reportReasons.${reason as ReasonName}`)
    : reason
}

/** Who reported it, and when. */
export function reporterText(report: ReportRow, t: Translate, language: Language): string {
  const day = formatDay(report.reportedAt, DUTCH_ZONE, language, 'dayMonthYear')
  if (report.reason === 'own-initiative') return t('deskReports.by.own', { day })
  if (report.isByProvider) return t('deskReports.by.provider', { day })
  if (report.reporterName === '') return t('deskReports.by.nobody', { day })
  return t('deskReports.by.named', { name: report.reporterName, day })
}
