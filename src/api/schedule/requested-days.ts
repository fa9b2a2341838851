import { daysBetween, isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'

/** The two pairs of query parameters for local days, both ends included (SLOT-05). */
export interface DaysQuery {
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

type RequestedDays =
  | { ok: true; from: PlainDate; to: PlainDate }
  | { ok: false; refusal: 'invalid-request'; details: { path: string; message: string }[] }

/** The requested days, at most 35, from `start` and `end` or from `startDate` and `endDate`. */
export function requestedDays(query: DaysQuery): RequestedDays {
  const names =
    query.start || query.end ? (['start', 'end'] as const) : (['startDate', 'endDate'] as const)
  const [from, to] = names.map((name) => query[name]?.slice(0, 10))
  if (!isPlainDate(from))
    return refuse(names[0], from ? 'is a day that does not exist' : 'is missing')
  if (!isPlainDate(to)) return refuse(names[1], to ? 'is a day that does not exist' : 'is missing')
  const days = daysBetween(from, to) + 1
  if (days < 1) return refuse(names[1], `is before ${names[0]}`)
  if (days > MAX_DAYS) return refuse(names[1], `is more than ${MAX_DAYS} days after ${names[0]}`)
  return { ok: true, from, to }
}

const MAX_DAYS = 35

function refuse(name: string, message: string): RequestedDays {
  return {
    ok: false,
    refusal: 'invalid-request',
    details: [{ path: `query.${name}`, message }],
  }
}
