/**
 * SQL that fills the schema before migration 0026 as that release did: orders in every status, appointments with and
 * without orders, holds, calendars, and what orders name.
 */
export const INSERT_LAST_RELEASE = `
  insert into accounts (user_name, subject, name, email, role)
    select name, name, initcap(name), name || '@voorbeeld.nl', case name when 'marloes' then 'provider' else 'customer' end
    from unnest('{anouk,daan,marloes}'::text[]) name;
  insert into providers (id, user_name, owner_user_name, full_name, intro_en, intro_nl, profile_picture_url,
      service_availability, service_radius_km, city_code, street, postal_code, location, email, buffer_minutes,
      auto_confirm)
    values ('00000000-0000-7000-8000-000000000001', 'salon-pioen', 'marloes', 'Salon Pioen', 'Hello', 'Dag', '/p.svg',
        'BOTH', 12, '1', 'Straat 1', '1011 AB', '(4.9,52.37)', 'pioen@voorbeeld.nl', 15, false),
      ('00000000-0000-7000-8000-000000000002', 'salon-iris', null, 'Salon Iris', '', '', '/i.svg', 'SALON', null, '2',
        'Straat 2', '3511 AB', '(5.1,52.09)', 'iris@voorbeeld.nl', 0, true);
  insert into working_hours (provider_id, day, open_time, close_time)
    select id, day, '09:00', '17:30' from providers, generate_series(1, 5) day;
  insert into closures (provider_id, during, reason)
    values ('00000000-0000-7000-8000-000000000001', '[2026-12-24 00:00Z, 2026-12-28 00:00Z)', 'kerst');
  insert into catalog_items (id, provider_id, service_code, category_id, name_en, name_nl, price_cents, duration_minutes,
      vat_rate)
    select ('00000000-0000-7000-8000-00000000010' || n)::uuid, ('00000000-0000-7000-8000-00000000000' || n)::uuid,
      '0101', 1, 'Manicure', 'Manicure', 3500, 45, 21 from generate_series(1, 2) n;
  insert into promotions (id, provider_id, title_en, title_nl, promotion_type, discount_percentage, start_date, end_date)
    values ('00000000-0000-7000-8000-000000000201', '00000000-0000-7000-8000-000000000001', 'Winter', 'Winter',
      'ALL_CUSTOMERS', 10, '2026-11-01', '2026-12-31');
  insert into orders (id, provider_id, customer_user_name, status, version, starts_at, ends_at, time_zone, language,
      service_name, service_type, service_location, customer_name, customer_email, customer_phone, customer_address,
      customer_instructions, promotion_id, promotion_title_en, promotion_title_nl, original_cents, discount_cents,
      cancellation_window_minutes, calendar_sequence, accepted_terms_at, placed_at, cancelled_at, reminded_for)
    select ('00000000-0000-7000-8000-00000000030' || n)::uuid, '00000000-0000-7000-8000-000000000001', 'anouk', status, n,
      at, at + interval '45 minutes', 'Europe/Amsterdam', case n % 2 when 0 then 'nl' else 'en' end, 'Manicure', '0101',
      case n when 2 then 'DOORSTEP' else 'SALON' end, 'Anouk', 'anouk@voorbeeld.nl', '0612345678',
      case n when 2 then 'Gracht 3, Amsterdam' end, 'bel ' || n, promotion, case when promotion is not null then 'Winter' end,
      case when promotion is not null then 'Winter' end, 3500, case when promotion is not null then 350 else 0 end, 120, n,
      '2026-11-20 08:00Z', '2026-11-20 08:00Z', case status when 'CANCELLED' then '2026-11-21 09:00Z'::timestamptz end,
      case n when 3 then at end
    from (select n, (string_to_array('PENDING,ACCEPTED,CONFIRMED,COMPLETED,CANCELLED,DECLINED,NO_SHOW', ','))[n] as status,
        '2026-12-01 09:00Z'::timestamptz + n * interval '1 hour' as at,
        case n when 3 then '00000000-0000-7000-8000-000000000201'::uuid end as promotion
      from generate_series(1, 7) n) visits;
  insert into orders (id, provider_id, customer_user_name, status, starts_at, ends_at, time_zone, language, service_name,
      service_type, service_location, customer_name, customer_email, customer_phone, original_cents,
      cancellation_window_minutes, accepted_terms_at, placed_at)
    values ('00000000-0000-7000-8000-000000000308', '00000000-0000-7000-8000-000000000002', null, 'COMPLETED',
      '2025-01-07 10:00Z', '2025-01-07 10:45Z', 'Europe/Amsterdam', 'nl', 'Manicure', '0101', 'SALON', '', '', '', 3500,
      120, '2025-01-01 10:00Z', '2025-01-01 10:00Z');
  insert into order_items (order_id, position, catalog_item_id, service_code, name_en, name_nl, quantity, price_cents,
      duration_minutes, vat_rate, is_addon)
    select o.id, 0, i.id, '0101', 'Manicure', 'Manicure', 1, 3500, 45, 21, false
    from orders o join catalog_items i using (provider_id);
  insert into order_events (order_id, at, actor, from_status, to_status, from_starts_at, note)
    select id, placed_at, 'anouk', null, 'PENDING', null, '' from orders
    union all select id, placed_at + interval '1 hour', 'marloes', 'PENDING', status, starts_at - interval '1 day', 'goed'
      from orders where status not in ('PENDING');
  insert into appointments (calendar_id, order_id, during, live)
    select provider_id, id, tstzrange(starts_at, ends_at + interval '15 minutes'), status not in ('CANCELLED', 'DECLINED')
    from orders
    union all select id, null, '[2026-12-02 11:00Z, 2026-12-02 12:00Z)', true from providers where user_name = 'salon-pioen';
  insert into holds (calendar_id, holder_user_name, id, during, sitting_began_at, expires_at, times_chosen)
    values ('00000000-0000-7000-8000-000000000001', 'anouk', '00000000-0000-7000-8000-000000000401',
        '[2026-12-03 09:00Z, 2026-12-03 10:00Z)', '2026-11-26 08:00Z', '2026-11-26 08:05Z', 2),
      ('00000000-0000-7000-8000-000000000002', 'anouk', '00000000-0000-7000-8000-000000000402', 'empty',
        '2026-11-26 08:00Z', '2026-11-26 08:05Z', 1);
  insert into blocked_customers (provider_id, user_name) values ('00000000-0000-7000-8000-000000000001', 'daan');
  insert into reviews (provider_id, order_id, reviewer_user_name, reviewer_name, rating, user_feedback, reply, replied_at)
    select provider_id, id, 'anouk', 'Anouk', 5, 'fijn', 'dank', now() from orders where customer_user_name is not null
      and status = 'COMPLETED';
  insert into favourites (user_name, provider_id) select 'anouk', id from providers;
  insert into idempotency_keys (user_name, key, body_hash, order_id)
    select 'anouk', 'sleutel-' || version, '\\x00ff', id from orders where customer_user_name is not null;`
