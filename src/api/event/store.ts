import { type Kysely, sql } from 'kysely'
import type { EventName } from '#domain/event/events.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

export interface NewEvent {
  readonly name: EventName
  readonly detail: string
}

/** Local days in Dutch time, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export async function insertEvents(
  query: Kysely<Tables>,
  events: readonly NewEvent[],
  now: number,
): Promise<void> {
  const at = new Date(now)
  await query
    .insertInto('events')
    .values(events.map(({ name, detail }) => ({ name, detail, at })))
    .execute()
}

/** The thousand most frequent events of these days. */
export function findTotals(query: Kysely<Tables>, days: DayRange) {
  return eventsWithin(query, days)
    .select(({ fn }) => ['name', 'detail', fn.countAll<number>().as('count')])
    .groupBy(['name', 'detail'])
    .orderBy('count', 'desc')
    .orderBy('name')
    .orderBy('detail')
    .limit(1000)
    .execute()
}

export function findDays(query: Kysely<Tables>, days: DayRange) {
  const day = sql<string>`to_char(at at time zone ${DUTCH_ZONE}, 'YYYY-MM-DD')`
  return eventsWithin(query, days)
    .select(({ fn }) => [day.as('day'), 'name', fn.countAll<number>().as('count')])
    .groupBy(['day', 'name'])
    .orderBy('day')
    .orderBy('name')
    .execute()
}

function eventsWithin(query: Kysely<Tables>, { from, to }: DayRange) {
  return query
    .selectFrom('events')
    .where('at', '>=', sql<number>`${from}::date::timestamp at time zone ${DUTCH_ZONE}`)
    .where('at', '<', sql<number>`(${to}::date + 1)::timestamp at time zone ${DUTCH_ZONE}`)
}

export async function deleteEventsBefore(query: Kysely<Tables>, moment: number): Promise<void> {
  await query.deleteFrom('events').where('at', '<', instant(moment)).execute()
}
