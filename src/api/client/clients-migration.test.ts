import { expect, test } from 'vitest'
import { migrate } from '#platform/postgres/migrate.ts'
import { aDatabase } from '#platform/testing/database.ts'

test('[WORK-65, WORK-68] the orders and blocks from before become clients, and no block is lost', async () => {
  const { pool } = await aDatabase()
  await pool.query('drop schema public, identity, graphile_worker cascade; create schema public')
  await migrate(pool, undefined, '0027_calendars')
  await pool.query(BEFORE)
  await migrate(pool)
  const { rows } = await pool.query(
    `select user_name, name, phone, email, note, blocked_at is not null as blocked,
       (select count(*) from orders where client_id = clients.id) as orders
     from clients order by user_name`,
  )
  const card = { note: '', orders: 0, blocked: true }
  expect(rows).toEqual([
    {
      ...card,
      user_name: 'anouk',
      name: 'Anouk Bos',
      orders: 2,
      phone: '0622222222',
      email: 'anouk.bos@voorbeeld.nl',
    },
    {
      ...card,
      user_name: 'daan',
      name: 'Daan',
      orders: 1,
      phone: '0633333333',
      email: null,
      blocked: false,
    },
    { ...card, user_name: 'noor', name: 'Noor', phone: '', email: null },
  ])
  const orders = await pool.query(
    'select client_id is null as free, erased_at is not null as erased, placed_by from orders order by id',
  )
  expect(orders.rows).toEqual([
    { free: false, erased: false, placed_by: null },
    { free: false, erased: false, placed_by: null },
    { free: false, erased: false, placed_by: null },
    { free: true, erased: true, placed_by: null },
  ])
})

const BEFORE = `
  insert into accounts (user_name, subject, name, email)
    select name, name, initcap(name), '' from unnest('{anouk,daan,noor}'::text[]) name;
  insert into providers (id, user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
      city_code, street, postal_code, location, email)
    values ('00000000-0000-7000-8000-000000000001', 'salon', 'Salon', '', '', '', 'SALON', '1', '', '', '(4,52)', '');
  insert into orders (id, provider_id, customer_user_name, status, starts_at, ends_at, time_zone, language, service_name,
      service_type, service_location, customer_name, customer_email, customer_phone, original_cents,
      cancellation_window_minutes, accepted_terms_at, placed_at)
    select ('00000000-0000-7000-8000-00000000001' || n)::uuid, '00000000-0000-7000-8000-000000000001', customer, 'COMPLETED',
      '2026-01-01 10:00Z', '2026-01-01 11:00Z', 'Europe/Amsterdam', 'nl', '', '', 'SALON', name, email, phone, 0, 0, now(), placed_at
    from (values (1, 'anouk', 'Anouk Vermeer', 'anouk@voorbeeld.nl', '0611111111', '2025-01-01'::timestamptz),
      (2, 'anouk', 'Anouk Bos', 'anouk.bos@voorbeeld.nl', '0622222222', '2025-06-01'),
      (3, 'daan', 'Daan', '', '0633333333', '2025-06-01'),
      (4, null, '', '', '', '2025-06-01')) orders (n, customer, name, email, phone, placed_at);
  insert into blocked_customers (provider_id, user_name)
    select id, unnest('{anouk,noor}'::text[]) from providers;`
