import { type Period, weekNumber } from '#domain/numbers/period.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { formatCount, formatDay, formatMoney, formatTenths } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'

/** What the texts depend on. */
export interface TextContext {
  readonly t: Translate
  readonly language: Language
}

interface Days {
  /** First and last day, both included. */
  readonly from: string
  readonly to: string
}

/** The heading of a period: 'Week 47, 16 – 22 November', 'November 2026', 'Quarter 4 of 2026', '2026'. */
export function periodText(period: Period, { from, to }: Days, context: TextContext): string {
  const { t, language } = context
  switch (period) {
    case 'this-week':
      return t('numbers.weekSpan', {
        number: weekNumber(from as PlainDate),
        span: spanText({ from, to }, language),
      })
    case 'this-quarter':
      return t('numbers.quarter', { number: quarterOf(from), year: from.slice(0, 4) })
    case 'this-year':
      return from.slice(0, 4)
    default:
      return dayText(from, language, 'monthYear')
  }
}

/** The name of a period in a sentence: 'week 46', 'October', 'quarter 3', '2025'. */
export function periodName(period: Period, from: string, { t, language }: TextContext): string {
  switch (period) {
    case 'this-week':
      return t('numbers.weekName', { number: weekNumber(from as PlainDate) })
    case 'this-quarter':
      return t('numbers.quarterName', { number: quarterOf(from) })
    case 'this-year':
      return from.slice(0, 4)
    default:
      return dayText(from, language, 'month')
  }
}

function quarterOf(day: string): number {
  return Math.ceil(Number(day.slice(5, 7)) / 3)
}

function spanText({ from, to }: Days, language: Language): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = isOneMonth ? String(Number(from.slice(8))) : dayText(from, language, 'dayMonth')
  return `${start} – ${dayText(to, language, 'dayMonth')}`
}

type DayStyle = Parameters<typeof formatDay>[3]

/** A calendar day, which has no zone. */
export function dayText(day: string, language: Language, style: DayStyle): string {
  return formatDay(day, 'UTC', language, style)
}

/** How a figure compares with the one before. */
export interface Change {
  readonly direction: 'more' | 'less' | 'same'
  readonly text: string
}

interface ComparedFigures {
  readonly now: number
  readonly before: number
  /** The name of the period before. */
  readonly beforeName: string
}

/** A larger change says nothing in per cent: the period before was hardly begun or hardly worked. */
const LARGEST_PERCENT = 200

/** The change of an amount of money, in per cent: '18% more than week 46'; in euros where per cent say nothing. */
export function moneyChange(
  { now, before, beforeName }: ComparedFigures,
  context: TextContext,
): Change {
  const { language } = context
  const difference = Math.abs(now - before)
  const percent = before === 0 ? 0 : Math.round((difference / before) * 100)
  const amount =
    before === 0 || percent === 0 || percent > LARGEST_PERCENT
      ? formatMoney(difference, language)
      : percentText(percent)
  return change({ now, before, beforeName }, { amount, less: 'less' }, context)
}

/** The change of a number of things: '8 more than week 46'. */
export function countChange(compared: ComparedFigures, context: TextContext): Change {
  const amount = formatCount(Math.abs(compared.now - compared.before), context.language)
  return change(compared, { amount, less: 'fewer' }, context)
}

/** The change of a percentage, in points: '3 points more than week 46'. */
export function pointsChange(compared: ComparedFigures, context: TextContext): Change {
  const amount = context.t('numbers.points', { count: Math.abs(compared.now - compared.before) })
  return change(compared, { amount, less: 'less' }, context)
}

function change(
  { now, before, beforeName }: ComparedFigures,
  { amount, less }: { amount: string; less: 'less' | 'fewer' },
  { t }: TextContext,
): Change {
  if (now === before) return { direction: 'same', text: t('numbers.same', { before: beforeName }) }
  const isMore = now > before
  return {
    direction: isMore ? 'more' : 'less',
    text: t(isMore ? 'numbers.more' : `numbers.${less}`, { amount, before: beforeName }),
  }
}

/** '74%', in both languages. */
export function percentText(percent: number): string {
  return `${percent}%`
}

/** The share of a whole in per cent; null when there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

/** A value over a narrow bar: '82', '4,4k', '25k'. */
export function shortText(value: number, language: Language): string {
  if (value < 1_000) return formatCount(Math.round(value), language)
  if (value < 9_950) return `${formatTenths(value / 1_000, language)}k`
  return `${formatCount(Math.round(value / 1_000), language)}k`
}
