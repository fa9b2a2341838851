import { occupiesTime } from '#domain/order/status.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { AgendaColumn, AgendaItem } from './agenda-columns.ts'
import type { AgendaVisit } from './agenda-query.ts'

/** A visit at a home on the route of its day. */
export interface HomeStop {
  /** Its place on the route, from 1. */
  readonly number: number
  /** Whether it is the first that is not over. */
  readonly isNext: boolean
  /** The ride to it or from it for which there is less time than it takes; null when there is time. */
  readonly tightRide: TightRide | null
}

/** A ride that is longer than the time between two visits, in minutes (WORK-216). */
export interface TightRide {
  readonly when: 'before' | 'after'
  readonly gapMinutes: number
  readonly rideMinutes: number
}

type Columns = readonly Pick<AgendaColumn, 'date' | 'items'>[]

/** The routes of some days: the visits at homes of each in the order of time, by the id of their order (WORK-185). */
export function homeStops(columns: Columns, now: number): ReadonlyMap<string, HomeStop> {
  const dates = [...new Set(columns.map(({ date }) => date))].toSorted()
  const routes = dates.map((each) => homeVisits(columns.filter(({ date }) => date === each)))
  const next = routes.flat().find(({ visit }) => Date.parse(visit.endTime) > now)
  return new Map(
    routes.flatMap((visits) =>
      visits.map((item, nth) => [
        item.visit.orderId,
        { number: nth + 1, isNext: item.id === next?.id, tightRide: tightRideOf(item, columns) },
      ]),
    ),
  )
}

/** How many homes the route of a day has, and when the last visit ends; null without any. */
export function routeOf(
  columns: Columns,
): { readonly count: number; readonly endTime: string } | null {
  const visits = homeVisits(columns)
  const [last] = visits
    .map(({ visit }) => visit.endTime)
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))
  return last === undefined ? null : { count: visits.length, endTime: last }
}

/** Only a visit that was squeezed in over others has less time than its rides take. */
function tightRideOf({ visit }: VisitItem, columns: Columns): TightRide | null {
  const own = columns.find(({ items }) =>
    items.some((item) => item.kind === 'visit' && item.visit.orderId === visit.orderId),
  )
  const others = (own?.items ?? []).flatMap((item) =>
    item.kind === 'visit' && item.visit.orderId !== visit.orderId && occupiesTime(item.visit.status)
      ? [item.visit]
      : [],
  )
  const before = others
    .filter(({ startTime }) => Date.parse(startTime) <= Date.parse(visit.startTime))
    .toSorted((a, b) => Date.parse(b.endTime) - Date.parse(a.endTime))[0]
  const after = others
    .filter(({ startTime }) => Date.parse(startTime) > Date.parse(visit.startTime))
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0]
  return (
    (before && tightBetween(before, visit, 'before')) ??
    (after && tightBetween(visit, after, 'after')) ??
    null
  )
}

// The way from one home to another is not planned: it is never longer than the ways of both.
function tightBetween(
  one: AgendaVisit,
  next: AgendaVisit,
  when: TightRide['when'],
): TightRide | null {
  const gapMinutes = Math.round((Date.parse(next.startTime) - Date.parse(one.endTime)) / MINUTE_MS)
  const rideMinutes = one.travelMinutes + next.travelMinutes
  return rideMinutes > 0 && gapMinutes < rideMinutes
    ? { when, gapMinutes: Math.max(0, gapMinutes), rideMinutes }
    : null
}

type VisitItem = Extract<AgendaItem, { kind: 'visit' }>

function homeVisits(columns: Columns): VisitItem[] {
  return columns
    .flatMap(({ items }) => items.filter((item) => item.kind === 'visit'))
    .filter(({ visit }) => visit.serviceLocation === 'DOORSTEP')
    .toSorted((a, b) => a.from - b.from)
}
