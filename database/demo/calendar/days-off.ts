import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { type Dice, dice } from '../dice.ts'
import type { Salon } from '../salons/salon.ts'
import type { Span } from './span.ts'

export interface DayOff extends TimeRange {
  readonly reason: string
}

/**
 * When a salon is closed in the weeks of a span: the public holidays, now and then a week's holiday or a
 * free afternoon. Salons that are open all week take turns and keep to the public holidays.
 */
export function daysOff(salon: Salon, { from, to }: Pick<Span, 'from' | 'to'>): DayOff[] {
  const takesHolidays = salon.hours !== 'everyDay' && salon.hours !== 'earlyAndLate'
  const off: DayOff[] = []
  // From a Monday on, because a week's holiday is drawn there.
  let day = from.subtract({ days: from.dayOfWeek - 1 })
  for (; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    const holiday = PUBLIC_HOLIDAYS[day.toPlainMonthDay().toString()]
    if (holiday) off.push(wholeDays(day, 1, holiday))
    if (takesHolidays && day.dayOfWeek === 1) off.push(...weekOff(salon, day))
  }
  return off.filter((closure, index) => off.findIndex(overlaps(closure)) === index)
}

const PUBLIC_HOLIDAYS: Readonly<Record<string, string>> = {
  '01-01': 'Nieuwjaarsdag',
  '04-27': 'Koningsdag',
  '12-25': 'Eerste kerstdag',
  '12-26': 'Tweede kerstdag',
}

// Drawn per week, so that the same week is off whichever day the market is filled.
function weekOff(salon: Salon, monday: Temporal.PlainDate): DayOff[] {
  const chance: Dice = dice(`${salon.userName}/week of ${monday}`)
  if (salon.bustle !== 'full' && chance.chance(0.05)) return [wholeDays(monday, 7, 'Vakantie')]
  if (!chance.chance(0.15)) return []
  const day = monday.add({ days: chance.between(1, 4) })
  return [
    {
      startsAt: instant(day, '13:00'),
      endsAt: instant(day.add({ days: 1 }), '00:00'),
      reason: chance.pick(['Vrije middag', 'Cursus', 'Beurs']),
    },
  ]
}

function wholeDays(first: Temporal.PlainDate, days: number, reason: string): DayOff {
  return {
    startsAt: instant(first, '00:00'),
    endsAt: instant(first.add({ days }), '00:00'),
    reason,
  }
}

function instant(day: Temporal.PlainDate, plainTime: string): number {
  return day.toZonedDateTime({ timeZone: DUTCH_ZONE, plainTime }).epochMilliseconds
}

function overlaps(a: DayOff): (b: DayOff) => boolean {
  return (b) => a.startsAt < b.endsAt && b.startsAt < a.endsAt
}
