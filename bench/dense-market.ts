import type { Pool, PoolClient } from 'pg'

/**
 * Creates a market with the proportions of the demo market at any size, in SQL: towns of a thousand providers each on a
 * square grid, 20 km apart, so that a hundred of them fill the Netherlands and a thousand a continent: more towns, not larger
 * ones. Every provider has one to four of the thirteen categories, is open five or six days at one of 306 combinations of
 * hours and has ten visits of 30 to 90 minutes with short gaps, so that little is free before the fourth day.
 */
export async function fillDenseMarket(pool: Pool, { towns }: { towns: number }): Promise<void> {
  const client = await pool.connect()
  const indexes = await dropIndexes(client)
  for (const statement of [...STATEMENTS, ...indexes, 'vacuum analyze', 'checkpoint'])
    await client.query(statement.replaceAll('$towns', String(towns)))
  client.release()
}

export const TOWN_KM = 20

/** The centre of a town; towns are numbered from 0. */
export function centreOf(town: number, towns: number): { latitude: number; longitude: number } {
  const side = Math.ceil(Math.sqrt(towns))
  return {
    latitude: SOUTH + Math.floor(town / side) * DEGREES_NORTH,
    longitude: WEST + (town % side) * DEGREES_EAST,
  }
}

/** A point so many kilometres south of the market, where nobody is. */
export function southOf(km: number): { latitude: number; longitude: number } {
  return { latitude: SOUTH - DEGREES_NORTH / 2 - km / 111.2, longitude: WEST }
}

const SOUTH = 51
const WEST = 4
const DEGREES_NORTH = TOWN_KM / 111.2
const DEGREES_EAST = TOWN_KM / (111.2 * Math.cos((52 * Math.PI) / 180))

// A pseudo-random number from 0 to 1 for `n` and `salt`, the same on every run.
const RANDOM = `create function pg_temp.chance(n integer, salt integer) returns double precision
  language sql immutable as $$ select ((hashint4(n * 64 + salt)::bigint + 2147483648) % 100000) / 100000.0 $$`

// Derived columns are computed at once and indexes built at the end: by triggers a million providers take hours.
const STATEMENTS = [
  RANDOM,
  `create temporary table salons as
     select uuidv7() as id, n, n / 1000 as town, '08:00'::time + make_interval(mins => 15 * (n / 2 % 9)) as opens,
       '17:00'::time + make_interval(mins => 15 * (n / 18 % 17)) as closes
     from generate_series(0, $towns * 1000 - 1) n`,
  `set session_replication_role = replica`, // without triggers and foreign keys
  `insert into working_hours (provider_id, day, open_time, close_time)
   select id, day, opens, closes from salons cross join generate_series(1, 6) day where day < 6 or n % 2 = 0`,
  `insert into catalog_items (provider_id, service_code, category_id, name_en, name_nl, price_cents,
     duration_minutes, vat_rate, position)
   select id, '0001', 1 + (n * 7 + item * 3) % 13, 'Treatment ' || item, 'Behandeling ' || item,
     2000 + 500 * (n % 9), 30 + 15 * ((n + item) % 5), 21, item
   from salons cross join lateral generate_series(0, n % 4) item`,
  `insert into appointments (calendar_id, during)
   select id, tstzrange(starts_at, starts_at + make_interval(mins => minutes))
   from (
     select id, visit, 30 + 15 * floor(5 * pg_temp.chance(n, 10 + visit))::integer as minutes,
       (current_date + 1 + visit / 4 + case when n % 5 = 0 then 2 else 0 end)::timestamp at time zone 'Europe/Amsterdam'
         + make_interval(hours => 9, mins => 120 * (visit % 4) + 15 * floor(2 * pg_temp.chance(n, 30 + visit))::integer) as starts_at
     from salons cross join generate_series(0, 9) visit) visits`,
  'set session_replication_role = origin',
  'analyze catalog_items',
  `insert into providers (id, user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
     service_radius_km, city_code, street, postal_code, location, email,
     one_star_count, four_star_count, five_star_count, category_ids, week_days, week_opens, week_closes)
   select id, 'salon-' || n, 'Salon ' || n, '', '', '/art/portraits/salon.svg',
     (array['SALON', 'SALON', 'BOTH', 'DOORSTEP'])[1 + n % 4], 20, 'NL02', 'Dorpsstraat ' || n % 200, '1013 JH',
     point(
       ${WEST} + ${DEGREES_EAST} * (town % ceil(sqrt($towns))::int + pg_temp.chance(n, 1) - 0.5),
       ${SOUTH} + ${DEGREES_NORTH} * (town / ceil(sqrt($towns))::int + pg_temp.chance(n, 2) - 0.5)),
     'salon-' || n || '@voorbeeld.nl', n % 3, n % 17, n % 41,
     array(select distinct category_id from catalog_items where provider_id = salons.id order by 1),
     days, array_fill(opens, array[cardinality(days)]), array_fill(closes, array[cardinality(days)])
   from salons cross join lateral
     (select case when n % 2 = 0 then '{1,2,3,4,5,6}'::integer[] else '{1,2,3,4,5}' end as days) week`,
  `insert into provider_categories
     (provider_id, category_id, shortest_minutes, buffer_minutes, lowest_price_cents, location)
   select p.id, i.category_id, min(i.duration_minutes), p.buffer_minutes, min(i.price_cents), p.location
   from providers p join catalog_items i on i.provider_id = p.id group by p.id, i.category_id`,
  'drop table salons',
]

// What the market fills without its indexes. Those of catalog_items are used while it is filled.
const FILLED = `('providers', 'provider_categories', 'appointments')`

/** Drops indexes and the exclusion of what is filled. @returns the statements that create them again */
async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(`
    select format('drop index %I', c.relname) as drop, pg_get_indexdef(c.oid) as create
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relname in ${FILLED} and not i.indisunique and not i.indisexclusion
    union all
    select format('alter table %I drop constraint %I', t.relname, c.conname),
      format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where t.relname in ${FILLED} and c.contype = 'x'`)
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ create }) => create)
}
