import { addDays, type PlainDate } from '../schedule/plain-date.ts'

/** The periods over which operators read the numbers of the market, in whole days up to yesterday. */
export const MARKET_PERIODS = ['7-days', '28-days', '13-weeks', 'year'] as const
export type MarketPeriod = (typeof MARKET_PERIODS)[number]

const DAYS: Record<MarketPeriod, number> = { '7-days': 7, '28-days': 28, '13-weeks': 91, year: 365 }

/** The weeks that are shown with a period, the running one included. */
export const MARKET_WEEKS: Record<MarketPeriod, number> = {
  '7-days': 13,
  '28-days': 13,
  '13-weeks': 13,
  year: 53,
}

export interface MarketDays {
  readonly from: PlainDate
  /** The day after the last. */
  readonly until: PlainDate
  /** The first day of the period before, which is as long and ends where this one begins. */
  readonly beforeFrom: PlainDate
}

/** The days of a period. `today` is the local day of Amsterdam. */
export function marketDays(period: MarketPeriod, today: PlainDate): MarketDays {
  const from = addDays(today, -DAYS[period])
  return { from, until: today, beforeFrom: addDays(from, -DAYS[period]) }
}
