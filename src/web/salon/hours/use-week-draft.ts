import { useState } from 'react'
import type { DayHours } from '#domain/schedule/day-hours.ts'
import type { Hours } from './hours-query.ts'
import { changedDays, type DraftDay, draftOf } from './week-draft.ts'

/**
 * The week in the form: what was typed, else the hours that were read. What was typed stays when the hours are read again;
 * it is outdated when somebody else has changed them meanwhile (WORK-31).
 */
export function useWeekDraft({ version, week }: Pick<Hours, 'version' | 'week'>) {
  const [typed, setTyped] = useState<EditedWeek | null>(null)
  // Nothing is kept of changes that were taken back by hand.
  const draft = typed && changedDays(typed.days, typed.week).length > 0 ? typed : null
  const days = draft?.days ?? draftOf(week)
  const setDays = (next: readonly DraftDay[]) =>
    setTyped({ days: next, version: draft?.version ?? version, week: draft?.week ?? week })
  return {
    days,
    changed: draft ? changedDays(days, draft.week) : [],
    version: draft?.version ?? version,
    isOutdated: draft !== null && draft.version !== version,
    setDays,
    setDay: (day: DraftDay) => setDays(days.map((each) => (each.day === day.day ? day : each))),
    reset: () => setTyped(null),
    /** Goes on from the hours that were saved: what was typed since they were sent stays (WORK-263). */
    continueFrom: (saved: Pick<Hours, 'version' | 'week'>) =>
      setTyped((now) => now && { ...now, ...saved }),
  }
}

export type WeekDraft = ReturnType<typeof useWeekDraft>

interface EditedWeek {
  readonly days: readonly DraftDay[]
  /** The hours that were read when typing began. */
  readonly version: string
  readonly week: readonly DayHours[]
}
