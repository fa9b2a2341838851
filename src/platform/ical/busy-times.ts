import ICAL from 'ical.js'
import { type IcalZone, namedZone, zoneOf } from './ical-zone.ts'
import { occurrencesOf, type StepCounter } from './occurrences.ts'

/** A calendar file (RFC 5545) and the time that is asked about, epoch ms. */
export interface BusyTimesRequest {
  readonly text: string
  readonly from: number
  readonly to: number
  /** IANA: of whole days, and of times that name no zone. */
  readonly timeZone: string
  /** The host of this installation: the right side of the ids that it writes. */
  readonly ownHost: string
  /** The ids of events that are not busy: the calendar has a copy of them. */
  readonly ignoredUids?: readonly string[]
}

export interface BusyTimes {
  /** Half-open, epoch ms, in any order; they may overlap. */
  readonly ranges: readonly { startsAt: number; endsAt: number }[]
  /** Whether the file has events, all of which this installation wrote. */
  readonly isOwn: boolean
}

/** More than a salon's file has in three months. */
const MAX_RANGES = 20_000
/** Of all recurring events together, those before the time that is asked about included. */
const MAX_STEPS = 250_000

ICAL.design.strict = false // a date where a time belongs, and the other way round

/**
 * The times at which a calendar is busy: not those that are cancelled or marked as free. A whole day is busy from midnight to
 * midnight. An event that cannot be understood is left out.
 * @throws when the text is no calendar, or has more occurrences than a calendar has
 */
export function busyTimesOf(request: BusyTimesRequest): BusyTimes {
  const { text, from, to, timeZone, ownHost } = request
  const ignored = new Set(request.ignoredUids)
  const events = calendarsOf(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const floating = namedZone(timeZone)
  const replaced = replacedStarts(events, floating)
  const steps = stepCounter()
  const ranges: { startsAt: number; endsAt: number }[] = []
  const busy = events.filter((event) => isBusy(event) && !ignored.has(uidOf(event)))
  for (const event of busy) {
    const isReplacement = event.getFirstProperty('recurrence-id') !== null
    const exceptions = isReplacement ? new Set<number>() : (replaced.get(uidOf(event)) ?? new Set())
    for (const range of rangesOf(event, { floating, to, steps, exceptions })) {
      if (range.startsAt < range.endsAt && range.startsAt < to && range.endsAt > from)
        ranges.push(range)
      if (ranges.length > MAX_RANGES) throw new Error('too many busy times')
    }
  }
  const isOwn = events.length > 0 && events.every((event) => uidOf(event).endsWith(`@${ownHost}`))
  return { ranges, isOwn }
}

function calendarsOf(text: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, '')) ?? []
  const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
  const calendars = all.map((each) => new ICAL.Component(each))
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar'))
    throw new Error('no calendar')
  return calendars
}

function stepCounter(): StepCounter {
  let steps = 0
  return () => {
    if (++steps > MAX_STEPS) throw new TooManySteps('too many occurrences')
  }
}

class TooManySteps extends Error {}

type RangeContext = Parameters<typeof occurrencesOf>[1]

function rangesOf(event: ICAL.Component, context: RangeContext) {
  try {
    return [...occurrencesOf(event, context)]
  } catch (error) {
    if (error instanceof TooManySteps) throw error
    return []
  }
}

// The starts of a recurring event that another event of the file replaces, by the id that both have.
function replacedStarts(events: readonly ICAL.Component[], floating: IcalZone) {
  const replaced = new Map<string, Set<number>>()
  for (const event of events) {
    const property = event.getFirstProperty('recurrence-id')
    const time = property?.getFirstValue()
    if (!property || !(time instanceof ICAL.Time)) continue
    const starts = replaced.get(uidOf(event)) ?? new Set()
    replaced.set(uidOf(event), starts.add(zoneOf(time, property, floating).instantOf(time)))
  }
  return replaced
}

function isBusy(event: ICAL.Component): boolean {
  const is = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === value
  return !(
    is('status', 'CANCELLED') ||
    is('transp', 'TRANSPARENT') ||
    is('x-microsoft-cdo-busystatus', 'FREE')
  )
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '')
}
