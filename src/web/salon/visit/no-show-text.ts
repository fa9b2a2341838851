import { splitDuration } from '#domain/search/format.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import type { NoShowFile } from './no-show-query.ts'

/** The sentences of a no-show file, each true by what is stored; what is not stored says so (WORK-112). */
export interface NoShowText {
  readonly booked: readonly string[]
  readonly rules: readonly string[]
  readonly terms: readonly string[]
  readonly mails: readonly string[]
}

export function noShowText(file: NoShowFile, context: TextContext): NoShowText {
  return {
    booked: bookedLines(file, context),
    rules: ruleLines(file, context),
    terms: termsLines(file, context),
    mails: mailLines(file, context),
  }
}

/** 'Tuesday 24 November 2026, 13:30'. */
export function datedMoment(instant: string, { language, timeZone }: TextContext): string {
  const day = formatDay(instant, timeZone, language, 'fullYear')
  return `${day}, ${formatTime(instant, timeZone, language)}`
}

function bookedLines(
  { placedAt, isPlacedByMember, confirmedAt, missedAt, visit }: NoShowFile,
  context: TextContext,
): string[] {
  const { t } = context
  const moment = (instant: string) => datedMoment(instant, context)
  const by = isPlacedByMember ? 'byMember' : 'byCustomer'
  const isConfirmedAtOnce = visit.events[0]?.toStatus === 'CONFIRMED'
  return [
    t(`agenda.noShow.booked.${by}`, { moment: moment(placedAt) }),
    confirmedAt
      ? t(`agenda.noShow.booked.${isConfirmedAtOnce ? 'confirmedAtOnce' : 'confirmed'}`, {
          moment: moment(confirmedAt),
        })
      : t('agenda.noShow.booked.neverConfirmed'),
    missedAt
      ? t('agenda.noShow.booked.missed', { moment: moment(missedAt) })
      : t('agenda.noShow.booked.missedUnknown'),
  ]
}

function ruleLines(
  { cancellationWindowMinutes, freeUntil, visit }: NoShowFile,
  context: TextContext,
): string[] {
  const { t } = context
  const { hours, minutes } = splitDuration(cancellationWindowMinutes)
  const window =
    cancellationWindowMinutes === 0
      ? t('agenda.noShow.rules.untilStart')
      : t('agenda.noShow.rules.window', {
          duration: [
            hours > 0 && t('agenda.noShow.rules.hours', { count: hours }),
            minutes > 0 && t('agenda.noShow.rules.minutes', { count: minutes }),
          ]
            .filter(Boolean)
            .join(' '),
        })
  const isMoved = visit.events.some(({ fromStartTime, isUndone }) => fromStartTime && !isUndone)
  return [
    window,
    t('agenda.noShow.rules.freeUntil', { moment: datedMoment(freeUntil, context) }),
    ...(isMoved ? [t('agenda.noShow.rules.moved')] : []),
    t('agenda.noShow.rules.versionUnknown'),
  ]
}

function termsLines(
  { visit, isPlacedByMember, linkMailedAt }: NoShowFile,
  context: TextContext,
): string[] {
  const { t } = context
  const { acceptedTermsAt } = visit
  if (acceptedTermsAt) {
    const how = isPlacedByMember ? 'byLink' : 'online'
    return [t(`agenda.noShow.terms.${how}`, { moment: datedMoment(acceptedTermsAt, context) })]
  }
  return [
    t('agenda.noShow.terms.notAccepted'),
    t(linkMailedAt ? 'agenda.noShow.terms.asked' : 'agenda.noShow.terms.notAsked'),
  ]
}

function mailLines(
  { visit, linkMailedAt, isReminded }: NoShowFile,
  context: TextContext,
): string[] {
  const { t } = context
  const link = linkMailedAt
    ? [t('agenda.noShow.mails.link', { moment: datedMoment(linkMailedAt, context) })]
    : []
  if (!visit.isReachable) return [...link, t('agenda.noShow.mails.noAddress')]
  return [
    ...link,
    t('agenda.noShow.mails.confirmation'),
    t(isReminded ? 'agenda.noShow.mails.reminded' : 'agenda.noShow.mails.notReminded'),
    t('agenda.noShow.mails.arrivalUnknown'),
  ]
}
