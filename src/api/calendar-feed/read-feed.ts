import { type CalendarVisit, calendarFeed } from '#domain/order/calendar-file.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import { placeOf, serviceName } from '../order/order-view.ts'
import { feedTokenHash } from './feed-token.ts'
import { type FeedVisit, findFeedByToken, findFeedVisits, type ReadFeed } from './store.ts'

const PAST_MS = 30 * DAY_MS

/**
 * The calendar of a feed: visits of thirty days back and all to come (WORK-83). Whoever has the token may read it;
 * undefined when there is no such feed.
 */
export async function readFeed(
  { database, clock, publicUrl }: Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'>,
  token: string,
): Promise<string | undefined> {
  const now = clock.now()
  const feed = await findFeedByToken(database.query, feedTokenHash(token), now)
  if (!feed) return undefined
  const providerId = feed.provider_id
  const visits = await findFeedVisits(database.query, { providerId, since: now - PAST_MS })
  return calendarFeed(
    feed.full_name,
    visits.map((visit) => calendarVisit(visit, feed, publicUrl)),
  )
}

// A client's home is as personal as the name.
function calendarVisit(visit: FeedVisit, feed: ReadFeed, publicUrl: URL): CalendarVisit {
  const { has_client_names: hasNames, language } = feed
  const isAtHome = visit.service_location === 'DOORSTEP'
  const client = hasNames ? nameWithoutLinks(visit.customer_name) : ''
  return {
    orderId: visit.id,
    host: publicUrl.hostname,
    sequence: visit.calendar_sequence,
    stampedAt: visit.changed_at,
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    tentative: visit.status === 'PENDING',
    summary: [serviceName(visit, language), client].filter(Boolean).join(', '),
    location: isAtHome && !hasNames ? '' : placeOf({ ...feed, ...visit }, language),
  }
}
