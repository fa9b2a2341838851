import type { AgendaColumn, AgendaItem } from './agenda-columns.ts'

/** A visit at a home on the route of its day. */
export interface HomeStop {
  /** Its place on the route, from 1. */
  readonly number: number
  /** Whether it is the first that is not over. */
  readonly isNext: boolean
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
        { number: nth + 1, isNext: item.id === next?.id },
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

type VisitItem = Extract<AgendaItem, { kind: 'visit' }>

function homeVisits(columns: Columns): VisitItem[] {
  return columns
    .flatMap(({ items }) => items.filter((item) => item.kind === 'visit'))
    .filter(({ visit }) => visit.serviceLocation === 'DOORSTEP')
    .toSorted((a, b) => a.from - b.from)
}
