import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { daysBetween, type PlainDate } from '#domain/schedule/plain-date.ts'
import { daysUntil, isInWorkingDays, type WorkKind } from '#domain/work-item/terms.ts'
import { formatDay } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'

/** How long work may still wait: late is past its day, soon is today, tomorrow or the day after. */
export type Term =
  | { readonly state: 'waiting' }
  | {
      readonly state: 'early' | 'soon' | 'late'
      readonly day: PlainDate
      readonly daysLeft: number
    }

interface Due {
  /** Null for a date of the calendar, until which days of any kind are counted. */
  readonly work: WorkKind | null
  /** The last day in time; null while the other side has to answer. */
  readonly dueDay: string | null
  readonly today: string
}

/** The term of work, in the days by which it is counted. */
export function termOf({ work, dueDay, today }: Due): Term {
  if (dueDay === null) return { state: 'waiting' }
  const day = dueDay as PlainDate
  const daysLeft = daysTo(work, day, today as PlainDate)
  if (daysLeft < 0) return { state: 'late', day, daysLeft }
  // Today is one petal: it is the last day, not none.
  return { state: daysLeft <= 2 ? 'soon' : 'early', day, daysLeft: daysLeft === 0 ? 1 : daysLeft }
}

/** The day, and what is left until it: 'ma 23 november' and 'nog 1 werkdag'. */
export function termWords(
  { work, dueDay, today }: Due,
  { t, language }: { t: Translate; language: Language },
): { day: string; left: string } {
  if (dueDay === null) return { day: '', left: t('desk.term.waiting') }
  const left = daysTo(work, dueDay as PlainDate, today as PlainDate)
  const day = formatDay(`${dueDay}T12:00Z`, DUTCH_ZONE, language, 'short')
  if (left === 0) return { day, left: t('desk.term.today') }
  if (left < 0) return { day, left: t('desk.term.late', { count: -left }) }
  const words =
    work !== null && isInWorkingDays(work) ? 'desk.term.workingDaysLeft' : 'desk.term.left'
  return { day, left: t(words, { count: left }) }
}

function daysTo(work: WorkKind | null, day: PlainDate, today: PlainDate): number {
  return work === null ? daysBetween(today, day) : daysUntil(work, day, today)
}
