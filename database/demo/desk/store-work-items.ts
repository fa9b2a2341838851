import { sql } from 'kysely'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { DEFAULT_WORK_ITEM_TERMS, lastDayDueBy } from '#domain/work-item/terms.ts'
import { spanAround, startOfDay } from '../calendar/span.ts'
import { insertAbsentRows, iso, type Row, type SqlExecutor } from '../insert-rows.ts'
import { seededRandom } from '../seeded-random.ts'
import { MESSAGES, REGISTRATIONS, REPORTED_REVIEW_OF, REPORTED_SALON } from './work-items.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * What waits at the desk of the demo: registrations, messages, a report of a review, due today, and one of a salon. A row that
 * is there already stays as operators left it. @param now epoch ms
 */
export async function storeWorkItems(database: SqlExecutor, now: number): Promise<void> {
  const today = startOfDay(spanAround(now).today)
  const at = (daysAgo: number, hour: number) => iso(today - daysAgo * DAY_MS + hour * HOUR_MS)
  const registrations = REGISTRATIONS.map((row) => registrationRow(row, at))
  await insertAbsentRows(database, 'registrations', registrations, 'id')
  const messages = MESSAGES.map((row) => messageRow(row, at))
  await insertAbsentRows(database, 'contact_requests', messages, 'id')
  await insertAbsentRows(database, 'reports', await reportRows(database, now), 'id')
}

function registrationRow(
  { daysAgo, hour, ...registration }: (typeof REGISTRATIONS)[number],
  at: (daysAgo: number, hour: number) => string,
): Row {
  const since = at(daysAgo, hour)
  const id = seededRandom(`registration of ${registration.salon_name}`).id(0)
  return { id, ...registration, registered_at: since, term_since: since, proven_at: null }
}

function messageRow(
  { daysAgo, hour, ...message }: (typeof MESSAGES)[number],
  at: (daysAgo: number, hour: number) => string,
): Row {
  const since = at(daysAgo, hour)
  const id = seededRandom(`message of ${message.name}`).id(0)
  // Each row has the columns of the first.
  return { id, is_privacy_request: false, ...message, requested_at: since, status_since: since }
}

/** The latest words about a salon, reported by it, and another salon, reported by a visitor. */
async function reportRows(database: SqlExecutor, now: number): Promise<Row[]> {
  const { today } = spanAround(now)
  const dueToday = lastDayDueBy('report', today.toString() as PlainDate, DEFAULT_WORK_ITEM_TERMS)
  const dueSince = startOfDay(Temporal.PlainDate.from(dueToday)) + 14 * HOUR_MS
  const { rows } = await sql<{
    salon: string
    providerId: string
    reviewId: string | null
    words: string
  }>`
    select p.user_name as salon, p.id as "providerId", v.id as "reviewId", coalesce(v.user_feedback, '') as words
    from providers p left join lateral (
      select id, user_feedback from reviews where provider_id = p.id and user_feedback <> '' and p.user_name = ${REPORTED_REVIEW_OF.salon}
      order by rating, created_at, id limit 1) v on true
    where p.user_name in (${REPORTED_REVIEW_OF.salon}, ${REPORTED_SALON.salon})`.execute(
    database.query,
  )
  return rows.flatMap(({ salon, providerId, reviewId, words }) => {
    const isReview = salon === REPORTED_REVIEW_OF.salon
    if (isReview && reviewId === null) return []
    const { salon: _, ...report } = isReview ? REPORTED_REVIEW_OF : REPORTED_SALON
    const since = iso(isReview ? dueSince : startOfDay(today) - DAY_MS + 11 * HOUR_MS)
    return {
      id: seededRandom(`report about ${salon}`).id(0),
      ...report,
      provider_id: providerId,
      review_id: reviewId,
      quote: isReview ? firstSentence(words) : '',
      reported_at: since,
      waiting_since: since,
    }
  })
}

function firstSentence(words: string): string {
  return (/^.{1,200}?[.!?](?= |$)/s.exec(words)?.[0] ?? words).slice(0, 500)
}
