import ICAL from 'ical.js'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** Converts the wall times of a calendar file: fields of an ICAL.Time whose own zone does not count. */
export interface IcalZone {
  /** @returns epoch ms; a wall time that occurs twice means the first, one that is skipped an hour later */
  instantOf(wall: ICAL.Time): number
  /** The wall time of an instant (epoch ms). */
  wallOf(instant: number): ICAL.Time
}

/**
 * The zone of a time in a file: UTC, the one that its TZID names (IANA or Windows), or the one that the file describes
 * (VTIMEZONE). A date, a time without a zone, and one of an unknown zone are in `floating`.
 */
export function zoneOf(
  time: ICAL.Time,
  property: ICAL.Property | undefined,
  floating: IcalZone,
): IcalZone {
  if (time.isDate) return floating
  if (time.zone === ICAL.Timezone.utcTimezone) return UTC
  const name = property?.getFirstParameter('tzid')
  if (!name) return floating
  const id = zoneId(name)
  if (id !== undefined) return namedZone(id)
  const described = time.zone
  if (!described || described === ICAL.Timezone.localTimezone) return floating
  return describedZone(described)
}

/** A time of no zone. */
export function wallTime(fields: ConstructorParameters<typeof ICAL.Time>[0]): ICAL.Time {
  return new ICAL.Time(fields, ICAL.Timezone.localTimezone)
}

/** @param id IANA @throws a RangeError for an unknown one */
export function namedZone(id: string): IcalZone {
  return {
    instantOf: (wall) => plainOf(wall).toZonedDateTime(id).epochMilliseconds,
    wallOf: (instant) => {
      const { year, month, day, hour, minute, second } =
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id)
      return wallTime({ year, month, day, hour, minute, second, isDate: false })
    },
  }
}

const UTC = namedZone('UTC')

function describedZone(zone: ICAL.Timezone): IcalZone {
  const within = (wall: ICAL.Time, of: ICAL.Timezone) => new ICAL.Time(fieldsOf(wall), of)
  return {
    instantOf: (wall) => within(wall, zone).toUnixTime() * 1000,
    wallOf: (instant) =>
      wallTime(
        fieldsOf(within(UTC.wallOf(instant), ICAL.Timezone.utcTimezone).convertToZone(zone)),
      ),
  }
}

function fieldsOf({ year, month, day, hour, minute, second }: ICAL.Time) {
  return { year, month, day, hour, minute, second, isDate: false }
}

function plainOf({ year, month, day, hour, minute, second }: ICAL.Time): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
}

// Some programs write a path before the name: /mozilla.org/20070129_1/Europe/Amsterdam.
function zoneId(name: string): string | undefined {
  const plain = name.trim().replace(/^"|"$/g, '')
  const windows = WINDOWS_ZONES.get(plain)
  if (windows !== undefined) return windows
  const parts = plain.split('/').filter((part) => part !== '')
  const candidates = [plain, parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  return candidates.find(isZone)
}

const known = new Map<string, boolean>()
const MAX_KNOWN = 1_000

function isZone(id: string): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  const is = canFormat(id)
  if (known.size < MAX_KNOWN) known.set(id, is)
  return is
}

function canFormat(id: string): boolean {
  if (!/^[A-Za-z]/.test(id)) return false
  try {
    Temporal.Now.zonedDateTimeISO(id)
    return true
  } catch {
    return false
  }
}
