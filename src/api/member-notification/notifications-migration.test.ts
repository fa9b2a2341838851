import { expect, test } from 'vitest'
import { migrate } from '#platform/postgres/migrate.ts'
import { aDatabase } from '#platform/testing/database.ts'

test('[WORK-220] what mails and devices were chosen for before stays so, for all devices of a member', async () => {
  const { pool } = await aDatabase()
  await pool.query('drop schema public, identity, graphile_worker cascade; create schema public')
  await migrate(pool, undefined, '0066_set_up_codes')
  await pool.query(BEFORE)
  await migrate(pool)
  const { rows } = await pool.query(
    'select user_name, mails, pushes from member_notifications order by user_name',
  )
  expect(rows).toEqual([
    { user_name: 'anouk', mails: ['day'], pushes: ['change', 'request'] },
    { user_name: 'daan', mails: ['review'], pushes: ['booking', 'change'] },
    { user_name: 'noor', mails: ['review', 'day'], pushes: ['request', 'booking', 'change'] },
  ])
})

const BEFORE = `
  insert into accounts (user_name, subject, name, email)
    select name, name, initcap(name), '' from unnest('{anouk,daan,noor,sem}'::text[]) name;
  insert into providers (id, user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
      city_code, street, postal_code, location, email)
    values ('00000000-0000-7000-8000-000000000001', 'salon', 'Salon', '', '', '', 'SALON', '1', '', '', '(4,52)', '');
  insert into memberships (provider_id, user_name, role)
    select '00000000-0000-7000-8000-000000000001', name, 'owner' from unnest('{anouk,daan,noor,sem}'::text[]) name;
  insert into member_mails (provider_id, user_name, kinds) values
    ('00000000-0000-7000-8000-000000000001', 'anouk', '{day}'),
    ('00000000-0000-7000-8000-000000000001', 'noor', '{review,day}');
  insert into push_devices (provider_id, user_name, endpoint_hash, encrypted_subscription, events, language, grant_id, subscribed_at)
    select '00000000-0000-7000-8000-000000000001', name, sha256(n::text::bytea), '', events::text[], 'nl', '', now()
    from (values (1, 'anouk', '{request}'), (2, 'anouk', '{request,cancellation}'),
      (3, 'daan', '{change,booking,cancellation}')) as devices (n, name, events);
`
