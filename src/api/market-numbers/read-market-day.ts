import type { HandlerReply } from '#contract/endpoint.ts'
import type { getMarketDay as endpoint } from '#contract/market-numbers.ts'
import { startOfDay } from '#domain/numbers/period-instants.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { reportedUntil, taxYearAt } from '#domain/tax-details/tax-year.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Outcome } from '../http/outcome.ts'
import { countDay, countIncompleteProviders, findNextEnds } from './day-store.ts'

type GetMarketDay = typeof endpoint
type MarketDate = HandlerReply<GetMarketDay>['data']['dates'][number]

/** How many ends of salons are told. */
const MOST_ENDS = 10

/** The numbers of today, and the dates that come (DESK-301, DESK-302). */
export async function readMarketDay({
  database: { query },
  clock,
  reportsTaxes,
}: Pick<ApiDeps, 'database' | 'clock' | 'reportsTaxes'>): Promise<Outcome<GetMarketDay>> {
  const now = clock.now()
  const { date: today } = wallClock(now, DUTCH_ZONE)
  const day = {
    from: startOfDay(today, DUTCH_ZONE),
    until: startOfDay(addDays(today, 1), DUTCH_ZONE),
  }
  const [counts, ends, taxes] = await Promise.all([
    countDay(query, day),
    findNextEnds(query, { now, limit: MOST_ENDS }),
    reportsTaxes ? taxDate(query, today) : [],
  ])
  const dates: MarketDate[] = ends.map(({ endsAt, ...provider }) => {
    // An end begins with a day: the one before is the last.
    return { kind: 'provider-end', day: wallClock(endsAt - 1, DUTCH_ZONE).date, ...provider }
  })
  const sorted = [...taxes, ...dates].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return { ok: true, answer: { data: { today, ...counts, dates: sorted } } }
}

async function taxDate(
  query: ApiDeps['database']['query'],
  today: PlainDate,
): Promise<MarketDate[]> {
  const year = taxYearAt(today)
  const incomplete = await countIncompleteProviders(query, year)
  return [{ kind: 'tax-report', day: reportedUntil(year), year, incomplete }]
}
