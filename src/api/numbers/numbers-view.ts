import type { Reply } from '#contract/endpoint.ts'
import type { getNumbers } from '#contract/numbers.ts'
import { euros } from '#domain/money.ts'
import { type CalendarTime, occupancyByHour, occupancyOf } from '#domain/numbers/occupancy.ts'
import type { DaySpan } from '#domain/numbers/period.ts'
import { type EqualVisits, turnoverOf } from '#domain/numbers/turnover.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Language } from '#messages/language.ts'
import type { NumbersRows } from './numbers-rows.ts'
import type { NumbersSpan } from './numbers-span.ts'
import {
  type BookingRow,
  type ClientsRow,
  type EqualVisitsRow,
  NO_VISITS,
  type VisitSum,
  type VisitTotals,
} from './store.ts'

type Numbers = Reply<typeof getNumbers>['data']

/** The wire form of the numbers: amounts in euros, titles in the reader's language. */
export function numbersView(rows: NumbersRows, span: NumbersSpan, language: Language): Numbers {
  const { timeZone, at, weeks, months } = span
  const calendar: CalendarTime = { timeZone, ...rows }
  const passedOf = ({ startsAt, endsAt }: TimeRange) => ({
    startsAt,
    endsAt: Math.min(endsAt, at.passedUntil),
  })
  const inWeeks = { startsAt: weeks.bounds[0] ?? 0, endsAt: weeks.bounds.at(-1) ?? 0 }
  return {
    timeZone,
    ...daysView(at.days),
    figures: { ...totalsView(rows.totals), ...occupancyOf(calendar, passedOf(at.range)) },
    before: {
      ...daysView(at.before.days),
      isCut: at.before.isCut,
      ...totalsView(rows.before),
      ...occupancyOf(calendar, at.before.range),
    },
    weeks: weeks.days.map((monday, nth) => ({
      monday,
      ...totalsView(rows.byWeek[nth] ?? NO_VISITS),
    })),
    months: months.days.map((firstDay, nth) => ({
      firstDay,
      ...totalsView(rows.byMonth[nth] ?? NO_VISITS),
      rates: ratesView(rows.amounts.filter(({ part }) => part === nth)),
    })),
    hours: occupancyByHour(calendar, passedOf(inWeeks)),
    clients: clientsView(rows.clients),
    booking: bookingView(rows.bookings, language),
  }
}

function daysView({ from, until }: DaySpan) {
  return { from, to: addDays(until, -1) }
}

function soldView({ visits, cents }: VisitSum) {
  return { visits, turnover: euros(cents) }
}

function totalsView(totals: VisitTotals) {
  const { bookedVisits, bookedCents, noShows } = totals
  return { ...soldView(totals), bookedVisits, bookedAmount: euros(bookedCents), noShows }
}

function ratesView(visits: readonly EqualVisitsRow[]): Numbers['months'][number]['rates'] {
  return turnoverOf(visits.map(equalVisits)).rates.map(({ rate, totalCents, vatCents }) => ({
    rate,
    turnover: euros(totalCents),
    vat: euros(vatCents),
  }))
}

function equalVisits(row: EqualVisitsRow): EqualVisits {
  const { count, discountCents, cents9, cents21, travelCents, travelRate } = row
  const lines = [
    ...(cents9 === null ? [] : [{ rate: 9, totalCents: cents9 } as const]),
    ...(cents21 === null ? [] : [{ rate: 21, totalCents: cents21 } as const]),
  ]
  const travel = travelRate && { rate: travelRate, totalCents: travelCents }
  return { count, lines, discountCents, travel }
}

const NOBODY = { clients: 0, visits: 0, cents: 0 }

function clientsView(rows: readonly ClientsRow[]): Numbers['clients'] {
  const of = (kind: ClientsRow['kind']) => rows.find((row) => row.kind === kind) ?? NOBODY
  const view = (kind: ClientsRow['kind']) => ({
    clients: of(kind).clients,
    ...soldView(of(kind)),
  })
  return { new: view('new'), returning: view('returning'), unknown: soldView(of('unknown')) }
}

function bookingView(rows: readonly BookingRow[], language: Language): Numbers['booking'] {
  const titleOf = ({ promotionEn, promotionNl }: BookingRow) =>
    language === 'nl' ? promotionNl : promotionEn
  const discountOf = (ofTitle: readonly BookingRow[]) =>
    euros(ofTitle.reduce((sum, { discountCents }) => sum + discountCents, 0))
  return {
    sources: groups(rows, ({ bookedBy }) => bookedBy).map(([source, sold]) => ({
      source,
      ...soldView(sumOf(sold)),
    })),
    locations: groups(rows, ({ location }) => location).map(([location, sold]) => ({
      location,
      ...soldView(sumOf(sold)),
    })),
    languages: groups(rows, (row) => row.language).map(([each, sold]) => ({
      language: each,
      ...soldView(sumOf(sold)),
    })),
    promotions: groups(rows, titleOf).map(([title, sold]) => ({
      title,
      discount: discountOf(sold),
      ...soldView(sumOf(sold)),
    })),
  }
}

/** Rows by a key, the largest turnover first. */
function groups<K>(rows: readonly BookingRow[], keyOf: (row: BookingRow) => K) {
  return [...Map.groupBy(rows, keyOf)].toSorted(([, a], [, b]) => sumOf(b).cents - sumOf(a).cents)
}

function sumOf(rows: readonly VisitSum[]): VisitSum {
  return rows.reduce(
    (sum, { visits, cents }) => ({ visits: sum.visits + visits, cents: sum.cents + cents }),
    { visits: 0, cents: 0 },
  )
}
