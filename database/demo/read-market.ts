import { sql } from 'kysely'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { TREATMENTS } from '#domain/catalog/treatments/by-category.ts'
import type { TimeRange, WorkingHours } from '#domain/schedule/slots.ts'
import type { TreatmentPart } from '#domain/schedule/waiting-time.ts'
import { type Span, startOfDay } from './calendar/span.ts'
import type { SqlExecutor } from './insert-rows.ts'
import type { MenuItem } from './menu.ts'
import type { UpcomingVisits } from './orders/assign-demo-customers.ts'
import type { StoredOrder } from './orders/orders-to-continue.ts'
import type { Person } from './people.ts'
import { DEMO_PROVIDERS } from './providers/demo-providers.ts'
import { type StoredProvider, storedProviderOf } from './providers/stored-provider.ts'
import { DEMO_SIGN_INS } from './sign-ins.ts'

/** The people whose accounts belong to the demo market: a visitor may have taken one of the user names. */
export async function readPeople(
  database: SqlExecutor,
  people: readonly Person[],
): Promise<Person[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from accounts where subject = any(${people.map(({ subject }) => subject)})`.execute(
    database.query,
  )
  const subjects = new Set(rows.map(({ subject }) => subject))
  return people.filter(({ subject }) => subjects.has(subject))
}

/** The active demo providers in the database, with their current menu and hours. */
export async function readProviders(
  database: SqlExecutor,
  today: Temporal.PlainDate,
): Promise<StoredProvider[]> {
  const { rows } = await sql<ProviderRecord>`
    select p.id, p.user_name,
      (select coalesce(json_agg(json_build_object('id', c.id, 'code', c.service_code,
          'minutes', c.duration_minutes, 'priceCents', c.price_cents, 'parentId', c.parent_id,
          'bufferMinutes', c.buffer_minutes, 'parts', (
            select coalesce(json_agg(json_build_object('minutes', t.minutes, 'waits', t.waits)
              order by t.position), '[]')
            from treatment_parts t where t.catalog_item_id = c.id))
          order by c.position, c.id), '[]')
        from catalog_items c where c.provider_id = p.id and c.active) as menu,
      (select coalesce(json_agg(json_build_object('day', h.day, 'isOpen', true,
          'openTime', to_char(h.open_time, 'HH24:MI'), 'closeTime', to_char(h.close_time, 'HH24:MI'))
          order by h.day, h.open_time), '[]')
        from working_hours h where h.provider_id = p.id) as hours,
      (select coalesce(json_object_agg(o.promotion_type, o.id), '{}')
        from promotions o where o.provider_id = p.id and o.active) as promotions
    from providers p
    where p.active and p.user_name = any(${DEMO_PROVIDERS.map(({ userName }) => userName)})`.execute(
    database.query,
  )
  const byUserName = new Map(rows.map((row) => [row.user_name, row]))
  return DEMO_PROVIDERS.flatMap((provider) => {
    const row = byUserName.get(provider.userName)
    if (row === undefined) return []
    const { id, hours } = row
    const menu = row.menu.flatMap(menuItem)
    const promotions = storedProviderOf(provider, today).promotions.flatMap((promotion) => {
      const promotionId = row.promotions[promotion.promotionType]
      return promotionId === undefined ? [] : [{ ...promotion, id: promotionId }]
    })
    return menu.length === 0 ? [] : [{ id, provider, menu, hours, promotions }]
  })
}

interface ProviderRecord {
  id: string
  user_name: string
  menu: {
    id: string
    code: string
    minutes: number
    priceCents: number
    parentId: string | null
    bufferMinutes: number | null
    parts: TreatmentPart[]
  }[]
  hours: WorkingHours[]
  promotions: Record<string, string>
}

const BY_CODE = new Map(
  Object.values(TREATMENTS).flatMap((treatments) =>
    treatments.map((treatment) => [treatment.code, treatment]),
  ),
)

function menuItem({
  id,
  code,
  minutes,
  priceCents,
  parentId,
  bufferMinutes,
  parts,
}: ProviderRecord['menu'][number]) {
  const treatment = BY_CODE.get(code)
  const category = categoryOf(code)
  if (treatment === undefined || category === null) return []
  const item: MenuItem = {
    id,
    category,
    treatment: { ...treatment, minutes },
    priceCents,
    parentId,
    bufferMinutes,
    isOnline: true,
    parts,
  }
  return [item]
}

/** The closures within a span, by provider id. */
export async function readClosures(
  database: SqlExecutor,
  { from, to }: Span,
): Promise<Map<string, TimeRange[]>> {
  const { rows } = await sql<{ provider_id: string } & TimeRange>`
    select provider_id, lower(during) as "startsAt", upper(during) as "endsAt" from closures
    where during && tstzrange(${instant(startOfDay(from))}, ${instant(startOfDay(to.add({ days: 1 })))})`.execute(
    database.query,
  )
  return Map.groupBy(rows, ({ provider_id }) => provider_id)
}

/** The stored orders among the given ids, by id. */
export async function readOrders(
  database: SqlExecutor,
  ids: readonly string[],
): Promise<Map<string, StoredOrder>> {
  const { rows } = await sql<StoredOrder>`
    select id, customer_user_name as "customerUserName", status, version, starts_at as "startsAt"
    from orders where id = any(${ids}::uuid[])`.execute(database.query)
  return new Map(rows.map((order) => [order.id, order]))
}

/** The user names of everybody who has booked, by provider id. */
export async function readCustomers(database: SqlExecutor): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ provider_id: string; names: string[] }>`
    select provider_id, array_agg(distinct customer_user_name) as names from orders
    group by provider_id`.execute(database.query)
  return new Map(rows.map(({ provider_id, names }) => [provider_id, new Set(names)]))
}

/** The upcoming visits of the demo sign-ins; a sign-in without orders is absent. */
export async function readUpcomingVisits(
  database: SqlExecutor,
  now: number,
): Promise<UpcomingVisits> {
  const { rows } = await sql<{ name: string; starts: number[] }>`
    select customer_user_name as name, coalesce(array_agg(starts_at) filter (
        where starts_at > ${instant(now)} and status in ('PENDING', 'ACCEPTED', 'CONFIRMED')), '{}') as starts
    from orders where customer_user_name = any(${DEMO_SIGN_INS.map(({ userName }) => userName)})
    group by 1`.execute(database.query)
  return new Map(rows.map(({ name, starts }) => [name, starts]))
}

/** The texts of the stored reviews, by provider id. */
export async function readReviews(database: SqlExecutor): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ provider_id: string; existing: string[] }>`
    select provider_id, array_agg(user_feedback) as existing from reviews
    group by provider_id`.execute(database.query)
  return new Map(rows.map(({ provider_id, existing }) => [provider_id, existing]))
}

/** The current row counts. */
export async function countMarket(database: SqlExecutor) {
  const { rows } = await sql<{
    providers: number
    accounts: number
    orders: number
    reviews: number
  }>`
    select (select count(*) from providers) as providers, (select count(*) from accounts) as accounts,
      (select count(*) from orders) as orders, (select count(*) from reviews) as reviews`.execute(
    database.query,
  )
  return rows[0] ?? { providers: 0, accounts: 0, orders: 0, reviews: 0 }
}

function instant(epochMs: number): Date {
  return new Date(epochMs)
}
