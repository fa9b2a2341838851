import type { Reply } from '#contract/endpoint.ts'
import type { getMarketNumbers as endpoint } from '#contract/market-numbers.ts'
import { isCategoryKey } from '#domain/catalog/category.ts'
import { cityByCode } from '#domain/location/city.ts'
import { steepestStep } from '#domain/market-numbers/funnel.ts'
import { MARKET_WEEKS, marketDays } from '#domain/market-numbers/market-period.ts'
import { joinSmallGroups, MIN_BOOKINGS } from '#domain/market-numbers/small-groups.ts'
import { mondaysUntil } from '#domain/numbers/period.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { type AnswerCounts, countAnswers, countFunnel, countGroups, countWeeks } from './store.ts'

type GetMarketNumbers = typeof endpoint
type MarketNumbers = Reply<GetMarketNumbers>['data']

/** The numbers of the market, from counts without anybody in them (DESK-170). */
export async function readMarketNumbers(
  { database: { query }, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { query: { period }, language }: Pick<HandlerInput<GetMarketNumbers>, 'query' | 'language'>,
): Promise<Outcome<GetMarketNumbers>> {
  const { date: today } = wallClock(clock.now(), DUTCH_ZONE)
  const days = marketDays(period, today)
  const mondays = mondaysUntil(today, MARKET_WEEKS[period])
  const [funnel, weeks, places, categories, answers] = await Promise.all([
    countFunnel(query, days),
    countWeeks(query, mondays[0] ?? today),
    countGroups(query, 'place', days),
    countGroups(query, 'category', days),
    countAnswers(query, days),
  ])
  const bookings = new Map(weeks.map((week) => [week.monday, week.bookings]))
  const data: MarketNumbers = {
    from: days.from,
    to: addDays(days.until, -1),
    funnel,
    steepestStep: steepestStep(funnel),
    weeks: mondays.map((monday) => ({ monday, bookings: bookings.get(monday) ?? 0 })),
    ...placesOf(places, language),
    ...categoriesOf(categories),
    answers: answersOf(answers),
  }
  return { ok: true, answer: { data } }
}

type Groups = Parameters<typeof joinSmallGroups>[0]

function placesOf(counted: Groups, language: Language) {
  const { groups, others } = joinSmallGroups(counted)
  const places = groups.map(({ key, ...place }) => {
    return { cityCode: key, name: cityByCode(key)?.name[language] ?? key, ...place }
  })
  return { places, otherPlaces: others }
}

function categoriesOf(counted: Groups) {
  const { groups, others } = joinSmallGroups(counted)
  const categories = groups.flatMap(({ key, ...counts }) =>
    isCategoryKey(key) ? [{ category: key, ...counts }] : [],
  )
  return { categories, otherCategories: others }
}

function answersOf({ requests, ...answers }: AnswerCounts): MarketNumbers['answers'] {
  return requests < MIN_BOOKINGS
    ? { requests, declined: null, lapsed: null, medianMinutes: null, slowMinutes: null }
    : { requests, ...answers }
}
