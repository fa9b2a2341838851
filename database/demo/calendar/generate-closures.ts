import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import { WORKING_HOURS } from '../providers/working-hours.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import type { Span } from './span.ts'

export interface GeneratedClosure extends TimeRange {
  readonly reason: string
}

/**
 * The closures of a provider in the weeks of a span: public holidays, sometimes a week of holiday or a free
 * afternoon. Providers that are open all week close on public holidays only, and the salon of a demo sign-in closes
 * early once in every week, so that its pages have a closure to come.
 */
export function generateClosures(
  provider: DemoProvider,
  { from, to }: Pick<Span, 'from' | 'to'>,
): GeneratedClosure[] {
  const takesHolidays = provider.hours !== 'everyDay' && provider.hours !== 'earlyAndLate'
  const closures: GeneratedClosure[] = []
  // From a Monday on, because a week of holiday is drawn for a Monday.
  let day = from.subtract({ days: from.dayOfWeek - 1 })
  for (; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    const holiday = holidayOn(day)
    if (holiday) closures.push(wholeDays(day, 1, holiday))
    if (takesHolidays && day.dayOfWeek === 1) closures.push(...closuresOfWeek(provider, day))
  }
  return closures.filter((closure, index) => closures.findIndex(overlaps(closure)) === index)
}

const PUBLIC_HOLIDAYS: Readonly<Record<string, string>> = {
  '01-01': 'Nieuwjaarsdag',
  '04-27': 'Koningsdag',
  '12-25': 'Eerste kerstdag',
  '12-26': 'Tweede kerstdag',
}

function holidayOn(day: Temporal.PlainDate): string | undefined {
  return PUBLIC_HOLIDAYS[day.toPlainMonthDay().toString()]
}

// Seeded by the week, so that the same week is off on whichever day the market is filled.
function closuresOfWeek(provider: DemoProvider, monday: Temporal.PlainDate): GeneratedClosure[] {
  const random: SeededRandom = seededRandom(`${provider.userName}/week of ${monday}`)
  if (provider.ownerUserName !== undefined) return earlyEnd(provider, monday, random)
  if (provider.occupancy !== 'full' && random.chance(0.05))
    return [wholeDays(monday, 7, 'Vakantie')]
  if (!random.chance(0.15)) return []
  const day = monday.add({ days: random.between(1, 4) })
  return [
    {
      startsAt: instant(day, '13:00'),
      endsAt: instant(day.add({ days: 1 }), '00:00'),
      reason: random.pick(['Vrije middag', 'Cursus', 'Beurs']),
    },
  ]
}

function earlyEnd(
  provider: DemoProvider,
  monday: Temporal.PlainDate,
  random: SeededRandom,
): GeneratedClosure[] {
  // Tuesday to Friday, as far as the salon is open: the weekend is when most clients come.
  const openDays = WORKING_HOURS[provider.hours]
    .flatMap(([days]): readonly number[] => days)
    .map((day) => monday.add({ days: day - 1 }))
    .filter((day) => day.dayOfWeek >= 2 && day.dayOfWeek <= 5 && holidayOn(day) === undefined)
  if (openDays.length === 0) return []
  const day = random.pick(openDays)
  return [
    {
      startsAt: instant(day, '16:00'),
      endsAt: instant(day.add({ days: 1 }), '00:00'),
      reason: random.pick(['Vrije middag', 'Cursus', 'Beurs', 'Ouderavond']),
    },
  ]
}

function wholeDays(first: Temporal.PlainDate, days: number, reason: string): GeneratedClosure {
  return {
    startsAt: instant(first, '00:00'),
    endsAt: instant(first.add({ days }), '00:00'),
    reason,
  }
}

function instant(day: Temporal.PlainDate, plainTime: string): number {
  return day.toZonedDateTime({ timeZone: DUTCH_ZONE, plainTime }).epochMilliseconds
}

function overlaps(a: GeneratedClosure): (b: GeneratedClosure) => boolean {
  return (b) => a.startsAt < b.endsAt && b.startsAt < a.endsAt
}
