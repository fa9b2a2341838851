import { DUTCH_ZONE } from '../schedule/dutch-zone.ts'
import { addDays, compareDates, type PlainDate } from '../schedule/plain-date.ts'
import { wallClock } from '../schedule/wall-clock.ts'

/** How many whole days before new terms hold every member is told of them (P2B 3). */
export const TERMS_NOTICE_DAYS = 15

/** How many days ahead a version may be announced: a later one never holds before it, so that a wrong year would stop them all. */
const TERMS_AHEAD_DAYS = 366

/** A version of the terms for providers, with what became of its mails. Instants are epoch ms. */
export interface TermsVersion {
  readonly number: number
  /** From which day it holds as it was announced, in Dutch time. */
  readonly firstDay: PlainDate
  /** Null for the terms of the release, which nobody was mailed about. */
  readonly announcedAt: number | null
  /** Whether a mail to every member was enqueued. */
  readonly areMailsEnqueued: boolean
  readonly hasMails: boolean
  readonly isMailWaiting: boolean
  readonly hasMailLeft: boolean
  /** When the last mail left or was given up; null while none did. */
  readonly lastMailAt: number | null
}

/** The first day on which terms may hold of which the last member is told at `told` (epoch ms). */
export function firstDayAfterNotice(told: number): PlainDate {
  return addDays(wallClock(told, DUTCH_ZONE).date, TERMS_NOTICE_DAYS + 1)
}

/** The last day from which terms may hold that are announced at `now` (epoch ms). @param firstDay the first one */
export function lastDayOfNotice(firstDay: PlainDate, now: number): PlainDate {
  const latest = addDays(wallClock(now, DUTCH_ZONE).date, TERMS_AHEAD_DAYS)
  return compareDates(firstDay, latest) > 0 ? firstDay : latest
}

/**
 * From which day a version holds, as things stand at `now` (epoch ms): from its day, but not before the notice after the last
 * mail. While mails wait, or when none of them left, that notice has not begun.
 */
export function holdsFrom(version: TermsVersion, now: number): PlainDate {
  const { announcedAt, firstDay, hasMails, hasMailLeft, lastMailAt } = version
  if (announcedAt === null) return firstDay
  const isInformed = version.areMailsEnqueued && !version.isMailWaiting
  const hasReached = !hasMails || hasMailLeft
  const toldAt = isInformed && hasReached ? (lastMailAt ?? announcedAt) : now
  const earliest = firstDayAfterNotice(toldAt)
  return compareDates(firstDay, earliest) < 0 ? earliest : firstDay
}

/** The version that holds at `now` (epoch ms), the first one at least, and those that come, by number. */
export function termsAt<Version extends TermsVersion>(
  versions: readonly Version[],
  now: number,
): { current: Version | undefined; coming: readonly Version[] } {
  const today = wallClock(now, DUTCH_ZONE).date
  const doesHold = (version: Version) => compareDates(holdsFrom(version, now), today) <= 0
  const current = versions.findLast(doesHold) ?? versions[0]
  const after = current?.number ?? 0
  return { current, coming: versions.filter(({ number }) => number > after) }
}
