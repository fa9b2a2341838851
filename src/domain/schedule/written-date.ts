import { daysBetween, isPlainDate, type PlainDate } from './plain-date.ts'

/**
 * The day that a text names, in Dutch or English: '24-11', '24/11/2026', '24 nov', 'November 24' or '2026-11-24'. Without
 * a year it is the one nearest to today. Null for anything else.
 */
export function readDate(text: string, today: PlainDate): PlainDate | null {
  const words = text.toLowerCase().trim()
  const iso = /^\d{4}-\d{1,2}-\d{1,2}$/.test(words)
  const parts = words.split(/[\s\-/.,]+/).filter(Boolean)
  const [first = '', second = '', year] = iso ? parts.toReversed() : parts
  if (parts.length < 2 || parts.length > 3) return null
  const isMonthFirst = !/^\d/.test(first)
  const [day, month] = isMonthFirst ? [second, monthOf(first)] : [first, monthOf(second)]
  if (!/^\d{1,2}$/.test(day) || month === null) return null
  const at = { day: Number(day), month }
  return year === undefined ? nearest(at, today) : dateOf(yearOf(year), at)
}

interface DayOfYear {
  readonly day: number
  /** 1 to 12. */
  readonly month: number
}

function nearest(at: DayOfYear, today: PlainDate): PlainDate | null {
  const thisYear = Number(today.slice(0, 4))
  const dates = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => dateOf(year, at) ?? [])
  const distance = (date: PlainDate) => Math.abs(daysBetween(today, date))
  return dates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function dateOf(year: number | null, { day, month }: DayOfYear): PlainDate | null {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
  const date = `${year}-${mm}-${dd}`
  return isPlainDate(date) ? date : null
}

function yearOf(text: string): number | null {
  if (/^\d{2}$/.test(text)) return 2000 + Number(text)
  return /^\d{4}$/.test(text) ? Number(text) : null
}

const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maart', 'mrt', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augustus', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
]

/** 1 to 12 for a number or the first three letters or more of a month's name. */
function monthOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  if (text.length < 3) return null
  const at = MONTHS.findIndex((names) => names.some((name) => name.startsWith(text)))
  return at < 0 ? null : at + 1
}
