import { type InferResult, type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { CartLine } from '#domain/cart/add-ons.ts'
import {
  isHomeVisit,
  type ProviderDelivery,
  type ServiceLocation,
} from '#domain/delivery/delivery.ts'
import { homeDistanceKm, type Traveller } from '#domain/delivery/home-distance.ts'
import type { TravelRates } from '#domain/delivery/travel-fee.ts'
import { MAX_TRAVEL_MINUTES, rideMinutes } from '#domain/delivery/travel-time.ts'
import type { CatalogItemId } from '#domain/identifiers.ts'
import type { Point } from '#domain/location/distance.ts'
import type { OfferedItem } from '#domain/order/draft.ts'
import { takesOtherTime } from '#domain/order/visit-limits.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { TimeRange, WorkingHours } from '#domain/schedule/slots.ts'
import { overlaps, stretchesOf, waitingTimes, waitsBetween } from '#domain/schedule/waiting-time.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { instant, rangeOf } from '#platform/postgres/instant.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import { travelRatesOf } from '../home-visit/travel-rates.ts'
import type { OrderToChange } from '../order-access/order-to-change.ts'
import { hasVisited } from '../promotion/first-visit-store.ts'
import { promotionOf } from '../promotion/row.ts'
import { type Calendar, calendarOf, hoursOf } from '../schedule/row.ts'
import {
  appointmentTimes,
  externalBusyTimes,
  heldTimes,
  orderStretches,
  visitBuffer,
  visitTravel,
  visitTreatments,
} from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'

/** The visit that a draft requests: it determines which data of the provider is read. */
export interface RequestedVisit {
  readonly providerUserName: string
  readonly customerUserName: string
  /** In the order of the visit; an item that is booked several times as often. */
  readonly catalogItemIds: readonly string[]
  readonly promotionId: string | null
  /** Where it is; undefined when a member did not say. */
  readonly serviceLocation: ServiceLocation | undefined
  /** Of a visit at home; empty at the salon. */
  readonly customerAddress: string
  /** The point of that address; null where it is not known. */
  readonly homePoint: Point | null
  /** Epoch ms; the end is the draft's and not yet validated. */
  readonly startsAt: number
  readonly endsAt: number
  /** Epoch ms. */
  readonly now: number
  /** The order being changed; null for a new one. */
  readonly change: OrderToChange | null
  /** The user name of the caller: the customer or the provider's owner. */
  readonly requestedBy: string
  readonly isByCustomer: boolean
  /** Whether it may be that of an inactive provider, for its members. */
  readonly mayBeInactive?: boolean
}

/** The `version` of a row: an order is written only while the rows it was validated against have not changed. */
interface RowVersion {
  readonly version: number
}

export interface CatalogItem extends OfferedItem, CartLine, RowVersion {
  readonly serviceCode: string
  readonly categoryNumber: number
  readonly nameEn: string
  readonly nameNl: string
}

export interface SnapshotPromotion extends Promotion, RowVersion {
  readonly titleEn: string
  readonly titleNl: string
}

/** The present data of a provider that a draft is validated against. */
export interface ProviderSnapshot extends RowVersion {
  /** With the buffer, the travel and the waiting times of the visit. */
  readonly calendar: Calendar
  readonly delivery: ProviderDelivery
  readonly location: Point
  readonly serviceRadiusKm: number | null
  /** The ids of the towns it comes to, in place of the radius. */
  readonly servicePlaces: readonly string[]
  readonly minimumOrderCents: number
  readonly travelRates: TravelRates
  /** How far the home of the visit is; null at the salon, and where it is not known. */
  readonly travelKm: number | null
  readonly autoConfirm: boolean
  readonly answerTermMinutes: number
  readonly cancellationWindowMinutes: number
  readonly catalog: readonly CatalogItem[]
  readonly workingHours: readonly WorkingHours[]
  /** Closures within 24 hours of the start, epoch ms. */
  readonly closures: readonly TimeRange[]
  readonly promotion: SnapshotPromotion | null
  /**
   * Whether the time is taken, or held by another person, or the customer is blocked. False promises nothing: the
   * constraint decides when the order is written.
   */
  readonly isTaken: boolean
  readonly isBlocked: boolean
  /** Whether the caller holds a time at this provider. */
  readonly isHolding: boolean
  /** Whether the customer has another order at this provider that was not cancelled or declined. */
  readonly hasVisited: boolean
  /** Whether the order being changed has this promotion already. */
  readonly isPromotionOfOrder: boolean
  /** The present time of the order being changed; null for a new one. */
  readonly ownTime: TimeRange | null
  /** The present home address of the order being changed; null for a new one and for a visit at the salon. */
  readonly ownAddress: string | null
}

/** The snapshot of an active provider, in one round trip; undefined when there is none of this name. */
export async function findProviderSnapshot(
  query: Kysely<Tables>,
  visit: RequestedVisit,
): Promise<ProviderSnapshot | undefined> {
  const { change, startsAt } = visit
  const [row] = await runPrepared(query, selectSnapshot(query, visit))
  if (!row) return undefined
  const waits = row.kept_stretches ? waitsBetween(row.kept_stretches) : waitingTimes(row.treatments)
  const location = { latitude: row.location.y, longitude: row.location.x }
  const delivery = row.service_availability
  const travelKm = travelKmOf(visit, { delivery, location })
  const ride = { longestMinutes: row.longest_ride, speedKmh: row.travel_speed_kmh }
  const travelMinutes = row.kept_travel ?? rideMinutes(ride, travelKm)
  const settings = { ...row, buffer_minutes: row.visit_buffer, travel_minutes: travelMinutes }
  const calendar = { ...calendarOf(settings), waits }
  const endsAt = Math.max(startsAt, visit.endsAt)
  const stretches = stretchesOf({ ...calendar, startsAt, endsAt })
  return {
    version: row.version,
    calendar,
    delivery,
    location,
    serviceRadiusKm: row.service_radius_km,
    servicePlaces: row.service_places,
    minimumOrderCents: row.minimum_order_cents,
    travelRates: travelRatesOf(row),
    travelKm,
    autoConfirm: row.auto_confirm,
    answerTermMinutes: row.answer_term_minutes,
    cancellationWindowMinutes: row.cancellation_window_minutes,
    catalog: row.catalog.map(catalogItem),
    workingHours: hoursOf(row),
    closures: row.closures,
    promotion: row.promotion && snapshotPromotion(row.promotion),
    isTaken:
      row.is_blocked || row.taken.some((time) => stretches.some((one) => overlaps(time, one))),
    isBlocked: row.is_blocked,
    isHolding: row.is_holding,
    hasVisited: row.has_visited,
    isPromotionOfOrder: change !== null && row.promotion?.id === change.promotionId,
    ownTime: change?.ownTime ?? null,
    ownAddress: change?.customerAddress ?? null,
  }
}

const PROVIDER_COLUMNS = [
  ...(['p.id', 'p.service_availability', 'p.service_radius_km', 'p.minimum_order_cents'] as const),
  ...(['p.location', 'p.time_zone', 'p.slot_step_minutes', 'p.minimum_notice_minutes'] as const),
  ...([
    'p.travel_fee_cents',
    'p.service_places',
    'p.travel_fee_per_km_cents',
    'p.travel_fee_from_km',
    'p.travel_speed_kmh',
    'p.buffer_minutes',
    'p.horizon_days',
    'p.auto_confirm',
    'p.answer_term_minutes',
    'p.cancellation_window_minutes',
    'p.version',
  ] as const),
  ...(['p.week_days', 'p.week_opens', 'p.week_closes'] as const),
  ...(['p.date_days', 'p.date_opens', 'p.date_closes'] as const),
] as const

type SnapshotRow = InferResult<ReturnType<typeof selectSnapshot>>[number]

function selectSnapshot(query: Kysely<Tables>, visit: RequestedVisit) {
  const { providerUserName, catalogItemIds, promotionId, startsAt } = visit
  return query
    .selectFrom('providers as p')
    .select(PROVIDER_COLUMNS)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('catalog_items as c')
          .leftJoin('person_items as own', (join) =>
            join.onRef('own.calendar_id', '=', 'p.id').onRef('own.catalog_item_id', '=', 'c.id'),
          )
          .select(['c.id', 'c.service_code', 'c.category_id', 'c.name_en', 'c.name_nl'])
          .select(({ fn }) => [
            fn.coalesce('own.price_cents', 'c.price_cents').as('price_cents'),
            fn.coalesce('own.minutes', 'c.duration_minutes').as('duration_minutes'),
          ])
          .select(['c.vat_rate', 'c.is_addon', 'c.parent_id', 'c.version'])
          .whereRef('c.provider_id', '=', 'p.id')
          .where('c.active', '=', true)
          .where('c.id', '=', sql<string>`any(${catalogItemIds}::uuid[])`),
      ).as('catalog'),
      jsonArrayFrom(
        eb
          .selectFrom('closures as x')
          .select(epochMs('lower(x.during)').as('startsAt'))
          .select(epochMs('upper(x.during)').as('endsAt'))
          .whereRef('x.provider_id', '=', 'p.id')
          .where(sql<boolean>`x.during && ${dayFrom(startsAt)}`),
      ).as('closures'),
      jsonObjectFrom(
        eb
          .selectFrom('promotions as o')
          .select(['o.id', 'o.title_en', 'o.title_nl', 'o.promotion_type', 'o.minimum_order_cents'])
          .select(['o.flat_rate_off_cents', 'o.discount_percentage', 'o.start_date', 'o.end_date'])
          .select(['o.active', 'o.time_zone', 'o.version'])
          .whereRef('o.provider_id', '=', 'p.id')
          .where('o.id', '=', promotionId),
      ).as('promotion'),
      bufferOf(visit).as('visit_buffer'),
      visitTravel(visit.serviceLocation).as('longest_ride'),
      keptTravel(visit).as('kept_travel'),
      takenTimes(visit).as('taken'),
      visitTreatments(catalogItemIds).as('treatments'),
      keptStretches(visit).as('kept_stretches'),
      isHolding(visit).as('is_holding'),
      isBlocked(visit).as('is_blocked'),
      hasOtherVisit(visit).as('has_visited'),
    ])
    .where('p.user_name', '=', providerUserName)
    .where(({ eb, or, lit }) => or([eb('p.active', '=', true), lit(visit.mayBeInactive === true)]))
}

// What is taken between start and end. A held time is refused to others here already, though only the constraint decides.
function takenTimes(visit: RequestedVisit) {
  const { change, customerUserName, requestedBy, startsAt, now } = visit
  const range = requestedRange(visit)
  const exceptHolders = [customerUserName, requestedBy]
  return sql<
    TimeRange[]
  >`(select coalesce(json_agg(json_build_object('startsAt', ${epochMs('lower(taken.during)')},
      'endsAt', ${epochMs('upper(taken.during)')})), '[]')
    from (
      ${appointmentTimes(sql`p.id`, range, change?.orderId, change?.startsAt === startsAt)}
      union all ${externalBusyTimes(sql`p.id`, range, change?.orderId)}
      union all ${heldTimes(sql`p.id`, range, { now, exceptHolders }, change?.orderId)}
    ) taken)`
}

function isHolding({ requestedBy, now }: RequestedVisit) {
  return sql<boolean>`exists (select from holds h
    where h.calendar_id = p.id and h.expires_at > ${instant(now)} and h.holder_user_name = ${requestedBy})`
}

// A blocked customer may change an order within its present time.
function isBlocked({ customerUserName, isByCustomer, change, ...wanted }: RequestedVisit) {
  const isChecked = isByCustomer && (!change || takesOtherTime(change, wanted))
  return sql<boolean>`(${isChecked} and exists (select from clients k
    where k.provider_id = p.id and k.user_name = ${customerUserName} and k.blocked_at is not null))`
}

function requestedRange(visit: RequestedVisit) {
  const { startsAt, endsAt } = visit
  const travel = sql`coalesce(${keptTravel(visit)}, ${visitTravel(visit.serviceLocation)})`
  return sql`tstzrange(${instant(startsAt)} - make_interval(mins => ${travel}),
    greatest(${instant(endsAt)}, ${instant(startsAt)}) + make_interval(mins => ${bufferOf(visit)} + ${travel}))`
}

// A visit that stays at its time keeps its buffer, whatever the rules have become.
function bufferOf({ change, ...visit }: RequestedVisit) {
  const { endsAt, catalogItemIds } = visit
  const ofItems = visitBuffer(catalogItemIds)
  if (!change || !isSameTime(change, visit)) return ofItems
  return sql<number>`coalesce((select greatest(0, extract(epoch from max(upper(a.during)) - ${instant(endsAt)}) / 60)::integer
    from appointments a where a.order_id = ${change.orderId}::uuid and a.live and not a.is_travel), ${ofItems})`
}

// A visit that stays at its time and place keeps its travel too. One that goes to another address keeps it while neither
// distance is known.
function keptTravel({ change, ...visit }: RequestedVisit) {
  const { serviceLocation, customerAddress, homePoint } = visit
  const isSameRide =
    change &&
    (isSameAddress(change, customerAddress) || (change.travelKm === null && homePoint === null))
  if (!isSameRide || !isSameTime(change, visit)) return sql<number | null>`null::integer`
  return sql<number | null>`(select o.travel_minutes from orders o
    where o.id = ${change.orderId}::uuid and o.service_location = ${serviceLocation ?? null}::text)`
}

// An address that stays is as far as it was, also while the places service does not answer.
function travelKmOf(
  { serviceLocation, customerAddress, homePoint, change }: RequestedVisit,
  provider: Traveller,
): number | null {
  if (!isHomeVisit(provider.delivery, serviceLocation)) return null
  const known = change && isSameAddress(change, customerAddress) ? change.travelKm : null
  return known ?? (homePoint && homeDistanceKm(provider, homePoint))
}

function isSameAddress(change: OrderToChange, customerAddress: string): boolean {
  return (change.customerAddress ?? '') === customerAddress
}

// One that keeps its items too waits as it did.
function keptStretches({ change, ...visit }: RequestedVisit) {
  if (!change || !isSameTime(change, visit)) return sql<TimeRange[] | null>`null::json`
  const orderId = sql`${change.orderId}::uuid`
  return sql<TimeRange[] | null>`(case when (select array_agg(i.catalog_item_id order by i.position)
      from order_items i, generate_series(1, i.quantity) where i.order_id = ${orderId}) = ${visit.catalogItemIds}::uuid[]
    then ${orderStretches(orderId)} end)`
}

function isSameTime(change: TimeRange, visit: TimeRange): boolean {
  return change.startsAt === visit.startsAt && change.endsAt === visit.endsAt
}

function hasOtherVisit({ customerUserName, change }: RequestedVisit) {
  return hasVisited(customerUserName, sql`p.id`, change?.orderId ?? null)
}

// With the travel before the visit.
function dayFrom(startsAt: number) {
  return rangeOf({
    startsAt: startsAt - MAX_TRAVEL_MINUTES * MINUTE_MS,
    endsAt: startsAt + DAY_MS,
  })
}

// In JSON a timestamp arrives as text.
function epochMs(instant: string) {
  return sql<number>`(extract(epoch from ${sql.raw(instant)}) * 1000)::bigint`
}

function catalogItem(row: SnapshotRow['catalog'][number]): CatalogItem {
  return {
    catalogItemId: row.id as CatalogItemId,
    serviceCode: row.service_code,
    categoryNumber: row.category_id,
    nameEn: row.name_en,
    nameNl: row.name_nl,
    priceCents: row.price_cents,
    durationMinutes: row.duration_minutes,
    isActive: true,
    vatRate: row.vat_rate,
    isAddon: row.is_addon,
    parentId: row.parent_id as CatalogItemId | null,
    version: row.version,
  }
}

function snapshotPromotion(row: NonNullable<SnapshotRow['promotion']>): SnapshotPromotion {
  return {
    ...promotionOf(row, { title: row.title_en, description: '' }),
    titleEn: row.title_en,
    titleNl: row.title_nl,
    version: row.version,
  }
}
