import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { daysBetween, type PlainDate } from '#domain/schedule/plain-date.ts'
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

/** @param dueDay the last day in time; null while the other side has to answer */
export function termOf(dueDay: string | null, today: string): Term {
  if (dueDay === null) return { state: 'waiting' }
  const day = dueDay as PlainDate
  const daysLeft = daysBetween(today as PlainDate, day)
  if (daysLeft < 0) return { state: 'late', day, daysLeft }
  // Today is one petal: it is the last day, not none.
  return { state: daysLeft <= 2 ? 'soon' : 'early', day, daysLeft: daysLeft === 0 ? 1 : daysLeft }
}

/** The day, and what is left until it: 'ma 23 november' and 'nog 3 dagen'. */
export function termWords(
  dueDay: string | null,
  today: string,
  { t, language }: { t: Translate; language: Language },
): { day: string; left: string } {
  if (dueDay === null) return { day: '', left: t('desk.term.waiting') }
  const left = daysBetween(today as PlainDate, dueDay as PlainDate)
  const day = formatDay(`${dueDay}T12:00Z`, DUTCH_ZONE, language, 'short')
  if (left === 0) return { day, left: t('desk.term.today') }
  return left > 0
    ? { day, left: t('desk.term.left', { count: left }) }
    : { day, left: t('desk.term.late', { count: -left }) }
}
