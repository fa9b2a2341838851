import { csvOf } from '#domain/csv.ts'
import { FUNNEL_STEPS } from '#domain/market-numbers/funnel.ts'
import { weekNumber } from '#domain/numbers/period.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { DAY_MINUTES } from '#domain/time-units.ts'
import { formatCount } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { MarketNumbers } from './market-numbers-query.ts'

export interface TextContext {
  readonly t: Translate
  readonly language: Language
}

/** A table of the page, and of its file. */
export interface NumbersTable {
  readonly title: string
  /** The first names what the rows are. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function funnelTable({ funnel }: MarketNumbers, { t, language }: TextContext): NumbersTable {
  return {
    title: t('deskNumbers.funnel.title'),
    columns: [
      t('deskNumbers.funnel.step'),
      t('deskNumbers.funnel.count'),
      t('deskNumbers.funnel.share'),
    ],
    rows: FUNNEL_STEPS.map((step, nth) => {
      const before = FUNNEL_STEPS[nth - 1]
      // A visit has many pages: searches are no share of them.
      const base = nth > 1 && before ? funnel[before] : 0
      const share = base > 0 ? percent(funnel[step] / base, language) : ''
      return [t(`deskNumbers.funnel.steps.${step}`), formatCount(funnel[step], language), share]
    }),
  }
}

export function weeksTable({ weeks }: MarketNumbers, { t, language }: TextContext): NumbersTable {
  return {
    title: t('deskNumbers.weeks.title'),
    columns: [t('deskNumbers.weeks.week'), t('deskNumbers.weeks.bookings')],
    rows: weeks
      .toReversed()
      .map(({ monday, bookings }) => [
        String(weekNumber(monday as PlainDate)),
        formatCount(bookings, language),
      ]),
  }
}

export function placesTable(numbers: MarketNumbers, context: TextContext): NumbersTable {
  const { t } = context
  const { places, otherPlaces } = numbers
  const others = otherPlaces && {
    name: t('deskNumbers.places.others', { count: otherPlaces.count }),
    ...otherPlaces,
  }
  return groupTable('places', [...places, ...(others ? [others] : [])], context)
}

export function categoriesTable(numbers: MarketNumbers, context: TextContext): NumbersTable {
  const { t } = context
  const { categories, otherCategories } = numbers
  const named = categories.map(({ category, ...counts }) => ({
    name: t(`catalog.categories.${category}.name`),
    ...counts,
  }))
  const others = otherCategories && {
    name: t('deskNumbers.categories.others', { count: otherCategories.count }),
    ...otherCategories,
  }
  return groupTable('categories', [...named, ...(others ? [others] : [])], context)
}

interface NamedGroup {
  readonly name: string
  readonly salons: number
  readonly bookings: number
  readonly change: number | null
}

function groupTable(
  of: 'places' | 'categories',
  groups: readonly NamedGroup[],
  { t, language }: TextContext,
): NumbersTable {
  return {
    title: t(`deskNumbers.${of}.title`),
    columns: [
      t(of === 'places' ? 'deskNumbers.places.place' : 'deskNumbers.categories.category'),
      t('deskNumbers.columns.salons'),
      t('deskNumbers.columns.bookings'),
      t('deskNumbers.columns.change'),
    ],
    rows: groups.map(({ name, salons, bookings, change }) => [
      name,
      formatCount(salons, language),
      formatCount(bookings, language),
      change === null ? t('deskNumbers.unknownChange') : signed(change, language),
    ]),
  }
}

export function answersTable({ answers }: MarketNumbers, context: TextContext): NumbersTable {
  const { t, language } = context
  const { requests, declined, lapsed, medianMinutes, slowMinutes } = answers
  const share = (count: number | null) =>
    count === null
      ? t('deskNumbers.unknownChange')
      : `${formatCount(count, language)} (${percent(count / requests, language)})`
  return {
    title: t('deskNumbers.answers.title'),
    columns: [t('deskNumbers.answers.what'), t('deskNumbers.answers.value')],
    rows: [
      [t('deskNumbers.answers.requests'), formatCount(requests, language)],
      [t('deskNumbers.answers.declined'), share(declined)],
      [t('deskNumbers.answers.lapsed'), share(lapsed)],
      [t('deskNumbers.answers.median'), minutesText(medianMinutes, context)],
      [t('deskNumbers.answers.slow'), minutesText(slowMinutes, context)],
    ],
  }
}

const HOURS_FROM = 120
const DAYS_FROM = 2 * DAY_MINUTES

/** How long an answer took: minutes, from two hours on hours, from two days on days (WORK-281). */
function minutesText(minutes: number | null, { t, language }: TextContext): string {
  if (minutes === null) return t('deskNumbers.answers.unknown')
  if (minutes < HOURS_FROM) return t('deskNumbers.answers.minutes', { count: minutes })
  if (minutes >= DAYS_FROM) {
    return t('deskNumbers.answers.days', {
      days: formatCount(Math.round(minutes / DAY_MINUTES), language),
    })
  }
  const hours = formatCount(Math.round(minutes / 60), language)
  return t('deskNumbers.answers.hours', { hours })
}

/** All tables in one file, each under its title, as a spreadsheet of the reader's language opens it. */
export function marketNumbersCsv(numbers: MarketNumbers, context: TextContext): string {
  const tables = [funnelTable, weeksTable, placesTable, categoriesTable, answersTable]
  const rows = tables
    .map((of) => of(numbers, context))
    .flatMap(({ title, columns, rows: lines }) => [[title], columns, ...lines, []])
  return `\uFEFF${csvOf(rows, context.language === 'nl' ? ';' : ',')}`
}

function percent(share: number, language: Language): string {
  return `${formatCount(Math.round(share * 100), language)}%`
}

function signed(change: number, language: Language): string {
  const text = percent(Math.abs(change), language)
  if (Math.round(change * 100) === 0) return text
  return change > 0 ? `+${text}` : `\u2212${text}`
}
