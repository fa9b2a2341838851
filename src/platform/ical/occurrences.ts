import ICAL from 'ical.js'
import { type IcalZone, wallTime, zoneOf } from './ical-zone.ts'

/** Counts a step of a recurrence. @throws when there were too many */
export type StepCounter = () => void

interface OccurrenceContext {
  readonly floating: IcalZone
  /** Epoch ms: later occurrences do not matter. */
  readonly to: number
  readonly steps: StepCounter
  /** Starts that other events replace, epoch ms. */
  readonly exceptions: ReadonlySet<number>
}

interface Range {
  readonly startsAt: number
  readonly endsAt: number
}

/** The times of an event until `to`: its first one and those of RRULE and RDATE, without those of EXDATE. */
export function* occurrencesOf(event: ICAL.Component, context: OccurrenceContext) {
  const property = event.getFirstProperty('dtstart')
  const start = property?.getFirstValue()
  if (!property || !(start instanceof ICAL.Time)) return
  const zone = zoneOf(start, property, context.floating)
  const rangeAt = rangeMaker(event, start, zone, context.floating)
  const excluded = excludedStarts(event, context)
  for (const wall of wallTimes(event, start, zone, context)) {
    const range = rangeAt(wall)
    if (!excluded.has(range.startsAt)) yield range
  }
  yield* additional(event, context, { rangeAt, excluded })
}

// Rules are followed by the wall clock: a visit every Tuesday at nine stays at nine when the clocks change.
function* wallTimes(
  event: ICAL.Component,
  start: ICAL.Time,
  zone: IcalZone,
  context: OccurrenceContext,
): Generator<ICAL.Time> {
  const first = withoutZone(start)
  yield first
  for (const value of event.getAllProperties('rrule').map((rule) => rule.getFirstValue())) {
    if (!(value instanceof ICAL.Recur)) continue
    const rule = value.clone()
    if (rule.until)
      rule.until = lastWallTime(rule.until, start, start.isDate ? context.floating : zone)
    yield* repeats(rule, first, zone, context)
  }
}

function* repeats(
  rule: ICAL.Recur,
  first: ICAL.Time,
  zone: IcalZone,
  { to, steps }: OccurrenceContext,
): Generator<ICAL.Time> {
  const iterator = rule.iterator(first)
  for (let next = iterator.next(); next; next = iterator.next()) {
    steps()
    if (zone.instantOf(next) >= to) return
    if (next.compare(first) !== 0) yield next
  }
}

// The end of a rule is in UTC, or a date that counts whole.
function lastWallTime(until: ICAL.Time, start: ICAL.Time, zone: IcalZone): ICAL.Time {
  const isUtc = until.zone === ICAL.Timezone.utcTimezone && !until.isDate
  const wall = isUtc ? zone.wallOf(until.toUnixTime() * 1000) : withoutZone(until)
  if (start.isDate) return dateOf(wall)
  return until.isDate ? endOfDay(wall) : wall
}

// The length in days of whole days, otherwise the elapsed time.
function rangeMaker(
  event: ICAL.Component,
  start: ICAL.Time,
  zone: IcalZone,
  floating: IcalZone,
): (wall: ICAL.Time) => Range {
  const property = event.getFirstProperty('dtend')
  const end = property?.getFirstValue()
  const duration = event.getFirstPropertyValue('duration')
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0
  if (start.isDate) {
    const days =
      end instanceof ICAL.Time ? dateOf(end).subtractDate(start).toSeconds() : seconds || DAY
    return (wall) => ({
      startsAt: zone.instantOf(wall),
      endsAt: zone.instantOf(daysAfter(wall, Math.round(days / DAY))),
    })
  }
  const elapsed =
    property && end instanceof ICAL.Time
      ? zoneOf(end, property, floating).instantOf(end) - zone.instantOf(start)
      : seconds * 1000
  return (wall) => {
    const startsAt = zone.instantOf(wall)
    return { startsAt, endsAt: startsAt + elapsed }
  }
}

const DAY = 86_400

function excludedStarts(
  event: ICAL.Component,
  { floating, exceptions }: OccurrenceContext,
): ReadonlySet<number> {
  const starts = new Set(exceptions)
  for (const property of event.getAllProperties('exdate')) {
    for (const time of property.getValues()) {
      if (time instanceof ICAL.Time) starts.add(zoneOf(time, property, floating).instantOf(time))
    }
  }
  return starts
}

interface Additions {
  readonly rangeAt: (wall: ICAL.Time) => Range
  readonly excluded: ReadonlySet<number>
}

// RDATE: further starts, or periods with an end of their own.
function* additional(
  event: ICAL.Component,
  { floating, steps }: OccurrenceContext,
  { rangeAt, excluded }: Additions,
): Generator<Range> {
  for (const property of event.getAllProperties('rdate')) {
    for (const value of property.getValues()) {
      steps()
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) continue
      const startsAt = zoneOf(time, property, floating).instantOf(time)
      const { startsAt: own, endsAt } = rangeAt(withoutZone(time))
      const length =
        value instanceof ICAL.Period ? value.getDuration().toSeconds() * 1000 : endsAt - own
      if (!excluded.has(startsAt)) yield { startsAt, endsAt: startsAt + length }
    }
  }
}

function withoutZone({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return wallTime({ year, month, day, hour, minute, second, isDate })
}

function dateOf({ year, month, day }: ICAL.Time): ICAL.Time {
  return wallTime({ year, month, day, isDate: true })
}

function endOfDay({ year, month, day }: ICAL.Time): ICAL.Time {
  return wallTime({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false })
}

function daysAfter(wall: ICAL.Time, days: number): ICAL.Time {
  const moved = wall.clone()
  moved.adjust(days, 0, 0, 0)
  return moved
}
