import { addDays, daysBetween, type PlainDate } from '../schedule/plain-date.ts'
import { PLANS, type PlanKey } from './plan.ts'

export interface InvoiceLine {
  /** The days of the month that are invoiced, both included. */
  readonly from: PlainDate
  readonly until: PlainDate
  /** Without VAT. */
  readonly amountCents: number
}

/** The first and the last day of a month such as '2026-12'. */
export function daysOfMonth(month: string): { firstDay: PlainDate; lastDay: PlainDate } {
  const firstDay = `${month}-01` as PlainDate
  const nextMonth = `${addDays(firstDay, 31).slice(0, 7)}-01` as PlainDate
  return { firstDay, lastDay: addDays(nextMonth, -1) }
}

/**
 * What a plan costs in a month: the days after the trial and before the end, in proportion to the days of the month. Null when
 * there are none.
 */
export function invoiceLine(
  month: string,
  plan: {
    readonly key: PlanKey
    readonly locations: number
    /** The last day of the trial. */
    readonly trialEndsOn: PlainDate | null
    /** The first day on which the provider is ended. */
    readonly endsOn: PlainDate | null
  },
): InvoiceLine | null {
  const { firstDay, lastDay } = daysOfMonth(month)
  const afterTrial = plan.trialEndsOn ? addDays(plan.trialEndsOn, 1) : firstDay
  const from = latest(afterTrial, firstDay)
  const lastOpenDay = plan.endsOn ? addDays(plan.endsOn, -1) : lastDay
  const until = earliest(lastOpenDay, lastDay)
  const price = PLANS.find(({ key }) => key === plan.key)
  if (!price || from > until) return null
  const units = price.per === 'location-and-month' ? plan.locations : 1
  const share = (daysBetween(from, until) + 1) / (daysBetween(firstDay, lastDay) + 1)
  return { from, until, amountCents: Math.round(price.priceCents * units * share) }
}

function latest(...days: PlainDate[]): PlainDate {
  return days.toSorted().at(-1) as PlainDate
}

function earliest(...days: PlainDate[]): PlainDate {
  return days.toSorted()[0] as PlainDate
}
