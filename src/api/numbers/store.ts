import { type Kysely, sql } from 'kysely'
import type { VatRate } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Language } from '#messages/language.ts'
import { instant, rangeOf } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

interface Visits {
  readonly providerId: string
  /** The starts of the visits, epoch ms. */
  readonly within: TimeRange
}

/** Visits that took place. */
export interface VisitSum {
  readonly visits: number
  readonly cents: number
}

export interface VisitTotals extends VisitSum {
  readonly bookedVisits: number
  readonly bookedCents: number
  readonly noShows: number
}

// Agreed and to come; a request is not agreed (row WORK-70).
const BOOKED = sql`o.status in ('ACCEPTED', 'CONFIRMED')`

const TOTALS = sql`
  count(*) filter (where o.status = 'COMPLETED') as visits,
  coalesce(sum(o.total_cents) filter (where o.status = 'COMPLETED'), 0) as cents,
  count(*) filter (where ${BOOKED}) as "bookedVisits",
  coalesce(sum(o.total_cents) filter (where ${BOOKED}), 0) as "bookedCents",
  count(*) filter (where o.status = 'NO_SHOW') as "noShows"`

/** The totals of a time without visits. */
export const NO_VISITS: VisitTotals = {
  visits: 0,
  cents: 0,
  bookedVisits: 0,
  bookedCents: 0,
  noShows: 0,
}

/** The totals of the visits of a provider. */
export async function findTotals(
  query: Kysely<Tables>,
  { providerId, within }: Visits,
): Promise<VisitTotals> {
  const { rows } = await sql<VisitTotals>`
    select ${TOTALS} from orders o
    where o.provider_id = ${providerId} and ${startsIn(within)}`.execute(query)
  return rows[0] ?? NO_VISITS
}

/** The same of each part of a time. `bounds` (epoch ms) are the starts of the parts and the end of the last. */
export async function findTotalsByPart(
  query: Kysely<Tables>,
  { providerId, bounds }: { providerId: string; bounds: readonly number[] },
): Promise<VisitTotals[]> {
  const { rows } = await sql<VisitTotals & { part: number }>`
    select ${partOf(bounds)} as part, ${TOTALS} from orders o
    where o.provider_id = ${providerId} and ${startsIn(whole(bounds))}
    group by part`.execute(query)
  const byPart = new Map(rows.map(({ part, ...totals }) => [part, totals]))
  return bounds.slice(1).map((_, nth) => byPart.get(nth + 1) ?? NO_VISITS)
}

/** Visits that took place in one part of a time and have equal amounts. */
export interface EqualVisitsRow {
  /** 0 for the first. */
  readonly part: number
  readonly count: number
  readonly discountCents: number
  /** Of the items by VAT rate; null where there is none of that rate. */
  readonly cents9: number | null
  readonly cents21: number | null
  /** The travel fee, and the rate of the main item that its VAT has. */
  readonly travelCents: number
  readonly travelRate: VatRate | null
}

/** The amounts of the visits that took place, grouped as far as they are equal. `bounds` as above. */
export async function findAmounts(
  query: Kysely<Tables>,
  { providerId, bounds }: { providerId: string; bounds: readonly number[] },
): Promise<EqualVisitsRow[]> {
  const { rows } = await sql<EqualVisitsRow>`
    select part - 1 as part, count(*) as count, discount_cents as "discountCents", cents9, cents21,
      travel_fee_cents as "travelCents", travel_rate as "travelRate"
    from (
      select ${partOf(bounds)} as part, o.discount_cents, o.travel_fee_cents,
        sum(i.price_cents * i.quantity) filter (where i.vat_rate = 9) as cents9,
        sum(i.price_cents * i.quantity) filter (where i.vat_rate = 21) as cents21,
        (array_agg(i.vat_rate order by i.position) filter (where not i.is_addon and o.travel_fee_cents > 0))[1] as travel_rate
      from orders o join order_items i on i.order_id = o.id
      where o.provider_id = ${providerId} and o.status = 'COMPLETED' and ${startsIn(whole(bounds))}
      group by o.id) visits
    group by part, discount_cents, cents9, cents21, travel_fee_cents, travel_rate`.execute(query)
  return rows
}

/** Clients of a period: of whom the first visit was in it, who had been before, or visits without a name. */
export interface ClientsRow extends VisitSum {
  readonly kind: 'new' | 'returning' | 'unknown'
  readonly clients: number
}

/** The clients whose visits took place in a period, by whether they had been at the provider before. */
export async function findClients(
  query: Kysely<Tables>,
  { providerId, within }: Visits,
): Promise<ClientsRow[]> {
  const { rows } = await sql<ClientsRow>`
    select case when client_id is null then 'unknown' when had_been then 'returning' else 'new' end as kind,
      count(*) as clients, sum(visits) as visits, sum(cents) as cents
    from (
      select o.client_id, bool_or(o.starts_at < ${instant(within.startsAt)}) as had_been,
        count(*) filter (where o.starts_at >= ${instant(within.startsAt)}) as visits,
        sum(o.total_cents) filter (where o.starts_at >= ${instant(within.startsAt)}) as cents
      from orders o
      where o.provider_id = ${providerId} and o.status = 'COMPLETED' and o.starts_at < ${instant(within.endsAt)}
      group by o.client_id) seen
    where visits > 0 group by kind`.execute(query)
  return rows
}

/** Visits that took place and were booked in one way. */
export interface BookingRow extends VisitSum {
  /** 'online' by the customer, 'salon' by a member of the provider. */
  readonly bookedBy: 'online' | 'salon'
  readonly location: 'SALON' | 'DOORSTEP'
  readonly language: Language
  readonly promotionEn: string | null
  readonly promotionNl: string | null
  readonly discountCents: number
}

const BOOKED_BY = sql`case when o.placed_by is null then 'online' else 'salon' end`

/** How the visits of a period that took place were booked. */
export async function findBookings(
  query: Kysely<Tables>,
  { providerId, within }: Visits,
): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select ${BOOKED_BY} as "bookedBy",
      o.service_location as location, o.language, o.promotion_title_en as "promotionEn",
      o.promotion_title_nl as "promotionNl", count(*) as visits, sum(o.total_cents) as cents,
      sum(o.discount_cents) as "discountCents"
    from orders o
    where o.provider_id = ${providerId} and o.status = 'COMPLETED' and ${startsIn(within)}
    group by o.placed_by is null, o.service_location, o.language, o.promotion_title_en,
      o.promotion_title_nl`.execute(query)
  return rows
}

/** What is on the calendar of a provider within a time: visits with their buffers, without travel; blocks and closures. */
export async function findCalendarTime(
  query: Kysely<Tables>,
  { providerId, within }: Visits,
): Promise<{ booked: TimeRange[]; closed: TimeRange[] }> {
  // As texts of seconds: thousands of rows, or arrays, take longer to read than to find.
  const { rows } = await sql<{ isVisit: boolean; starts: string; ends: string }>`
    select is_visit as "isVisit", string_agg(extract(epoch from lower(during))::int8::text, ' ') as starts,
      string_agg(extract(epoch from upper(during))::int8::text, ' ') as ends
    from (
      select a.during, a.order_id is not null as is_visit from appointments a
        where a.calendar_id = ${providerId} and a.live and not a.is_travel and a.during && ${rangeOf(within)}
      union all
      select c.during * ${rangeOf(within)}, false from closures c
        where c.provider_id = ${providerId} and c.during && ${rangeOf(within)}) taken
    group by is_visit`.execute(query)
  const rangesOf = (row: (typeof rows)[number] | undefined) => {
    const ends = row?.ends.split(' ') ?? []
    const starts = row?.starts.split(' ') ?? []
    return starts.map((start, nth) => ({
      startsAt: Number(start) * SECOND_MS,
      endsAt: Number(ends[nth]) * SECOND_MS,
    }))
  }
  return {
    booked: rangesOf(rows.find(({ isVisit }) => isVisit)),
    closed: rangesOf(rows.find(({ isVisit }) => !isVisit)),
  }
}

const SECOND_MS = 1000

/** A visit with its items. */
export interface VisitLinesRow {
  readonly id: string
  readonly startsAt: number
  readonly bookedBy: BookingRow['bookedBy']
  readonly status: OrderStatus
  readonly discountCents: number
  readonly travelCents: number
  readonly items: readonly {
    readonly name_en: string
    readonly name_nl: string
    readonly quantity: number
    readonly vat_rate: VatRate
    readonly is_addon: boolean
    readonly cents: number
  }[]
}

/** The visits that took place or were missed, in order of time. A calendar has no room for more than some thousands a year. */
export async function findVisits(
  query: Kysely<Tables>,
  { providerId, within }: Visits,
): Promise<VisitLinesRow[]> {
  const { rows } = await sql<VisitLinesRow>`
    select o.id, o.starts_at as "startsAt", ${BOOKED_BY} as "bookedBy", o.status, o.discount_cents as "discountCents",
      o.travel_fee_cents as "travelCents",
      (select coalesce(json_agg(json_build_object('name_en', i.name_en, 'name_nl', i.name_nl, 'quantity', i.quantity,
          'vat_rate', i.vat_rate, 'is_addon', i.is_addon, 'cents', i.price_cents * i.quantity) order by i.position), '[]')
        from order_items i where i.order_id = o.id) as items
    from orders o
    where o.provider_id = ${providerId} and o.status in ('COMPLETED', 'NO_SHOW') and ${startsIn(within)}
    order by o.starts_at, o.id`.execute(query)
  return rows
}

function startsIn({ startsAt, endsAt }: TimeRange) {
  return sql`o.starts_at >= ${instant(startsAt)} and o.starts_at < ${instant(endsAt)}`
}

/** The number of the part in which a visit starts, from 1. */
function partOf(bounds: readonly number[]) {
  return sql<number>`width_bucket(o.starts_at, array[${sql.join(bounds.map(instant))}])`
}

function whole(bounds: readonly number[]): TimeRange {
  return { startsAt: bounds[0] ?? 0, endsAt: bounds.at(-1) ?? 0 }
}
