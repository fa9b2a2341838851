import type { Pool } from 'pg'

/**
 * Creates a market with the proportions of the demo market at any size, in SQL: towns of a thousand providers each on a
 * square grid, 20 km apart, so that a hundred of them fill the Netherlands. Every provider has one to four of the thirteen
 * categories, is open five or six days and has ten visits of 30 to 90 minutes with short gaps, so that little is free
 * before the fourth day.
 */
export async function fillDenseMarket(pool: Pool, { towns }: { towns: number }): Promise<void> {
  for (const statement of STATEMENTS)
    await pool.query(statement.replaceAll('$towns', String(towns)))
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

const SOUTH = 51
const WEST = 4
const DEGREES_NORTH = TOWN_KM / 111.2
const DEGREES_EAST = TOWN_KM / (111.2 * Math.cos((52 * Math.PI) / 180))

// A pseudo-random number from 0 to 1 for `n` and `salt`, the same on every run.
const RANDOM = `create function pg_temp.chance(n integer, salt integer) returns double precision
  language sql immutable as $$ select ((hashint4(n * 64 + salt)::bigint + 2147483648) % 100000) / 100000.0 $$`

const STATEMENTS = [
  RANDOM,
  `insert into providers (user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
     service_radius_km, city_code, street, postal_code, location, email,
     one_star_count, four_star_count, five_star_count)
   select 'salon-' || n, 'Salon ' || n, '', '', '/art/portraits/salon.svg',
     (array['SALON', 'SALON', 'BOTH', 'DOORSTEP'])[1 + n % 4], 20, 'NL02', 'Dorpsstraat ' || n % 200, '1013 JH',
     point(
       ${WEST} + ${DEGREES_EAST} * (town % ceil(sqrt($towns))::int + pg_temp.chance(n, 1) - 0.5),
       ${SOUTH} + ${DEGREES_NORTH} * (town / ceil(sqrt($towns))::int + pg_temp.chance(n, 2) - 0.5)),
     'salon-' || n || '@voorbeeld.nl', n % 3, n % 17, n % 41
   from generate_series(0, $towns * 1000 - 1) n cross join lateral (select n / 1000 as town) t`,
  `create temporary table salons as select id, substr(user_name, 7)::integer as n from providers`,
  `insert into working_hours (provider_id, day, open_time, close_time)
   select id, day, '09:00', '18:00' from salons cross join generate_series(1, 6) day where day < 6 or n % 2 = 0`,
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
  'drop table salons',
  'vacuum analyze',
]
