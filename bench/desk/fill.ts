import type { Pool } from 'pg'

/**
 * Adds to a dense market what operators read: 200,000 orders over a year with their events, 50,000 acts in the log,
 * 50,000 open items (15,000 registrations, 15,000 messages, 10,000 reports, 10,000 failed jobs) and 40,000 that are closed
 * or wait for the other side. A statement for each kind.
 */
export async function fillDesk(pool: Pool): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement)
}

const STATEMENTS = [
  `insert into accounts (user_name, subject, name, email, role, operator_since)
   values ('beheer', 'subject-of-beheer', 'Joris Bakker', 'beheer@voorbeeld.nl', 'operator', now())`,
  `insert into accounts (user_name, subject, name, email)
   select 'klant-' || n, 'subject-of-klant-' || n, 'Klant ' || n, 'klant-' || n || '@voorbeeld.nl' from generate_series(0, 9999) n`,
  `create temporary table salons as select id, row_number() over (order by id) - 1 as n from providers`,
  'create index on salons (n)',
  `insert into orders (provider_id, customer_user_name, customer_name, customer_email, customer_phone, language, status,
     starts_at, ends_at, time_zone, service_name, service_type, service_location, original_cents,
     cancellation_window_minutes, accepted_terms_at, placed_at)
   select s.id, 'klant-' || g.n % 10000,
     (array['Anouk', 'Daan', 'Els', 'Fatima', 'Sanne', 'Joost', 'Noor', 'Bram'])[1 + g.n % 8] || ' ' ||
       (array['Jansen', 'de Vries', 'Bakker', 'Visser', 'Smit', 'Mulder', 'Zonneveld'])[1 + g.n % 7] || '-' || g.n,
     'klant-' || g.n % 10000 || '@voorbeeld.nl', '06' || lpad((g.n % 10000)::text, 8, '0'), 'nl',
     case when g.n % 50 = 0 then 'PENDING' when g.n % 11 = 0 then 'DECLINED' else 'COMPLETED' end,
     now() - interval '360 days' + make_interval(mins => (g.n * 2.6)::integer),
     now() - interval '360 days' + make_interval(mins => (g.n * 2.6)::integer + 45), 'Europe/Amsterdam', 'Knippen', 'hairSalon', 'SALON',
     4250, 120, now(), now() - interval '364 days' + make_interval(mins => (g.n * 2.6)::integer)
   from generate_series(0, 199999) g(n) join salons s on s.n = g.n % (select count(*) from salons)`,
  `insert into order_events (order_id, at, actor, from_status, to_status)
   select id, placed_at, customer_user_name, null, case when status = 'PENDING' then 'PENDING' else 'CONFIRMED' end from orders`,
  `insert into operator_log (at, operator_subject, act, target_kind, target_id)
   select now() - make_interval(mins => n), 'subject-of-beheer', case when n % 10 = 0 then 'open-order' else 'order-status' end,
     'order', case when n % 10 = 0 then (select id from orders limit 1)::text else (n % 700)::text end
   from generate_series(1, 50000) n`,
  `update providers set postal_code = 1000 + s.n % 8999 || ' ' || chr(65 + (s.n % 20)::integer) || 'B',
     mobile_numbers = array['06' || lpad(s.n::text, 8, '0')]
   from salons s where s.id = providers.id`,
  `insert into registrations (id, full_name, email, phone, services, experience_years, postal_code, language, registered_at,
     term_since, status, acted_at, refusal_ground, refusal_text)
   select gen_random_uuid(), 'Salon ' || n, 's' || n || '@voorbeeld.nl', '06' || lpad((n * 7)::text, 8, '0'), 'Knippen', 4,
     1000 + n % 8999 || ' ' || chr(65 + n % 20) || 'B', 'nl', now() - make_interval(mins => n), now() - make_interval(mins => n), case when n <= 15000 then 'open' else 'refused' end,
     case when n > 15000 then now() end, case when n > 15000 then 'other' end, case when n > 15000 then 'Te ver' end
   from generate_series(1, 30000) n`,
  `insert into contact_requests (id, request_type, name, email, phone, message, business_name, plan, source, language, requested_at,
     status, status_since)
   select gen_random_uuid(), (array['contact-us', 'contact-sales'])[1 + n % 2], 'Naam ' || n,
     'n' || n || '@voorbeeld.nl', '', 'Een vraag', '', '', 'footer', 'nl', now() - make_interval(mins => n),
     case when n <= 15000 then 'open' when n <= 20000 then 'waiting' else 'closed' end, now() - make_interval(mins => n)
   from generate_series(1, 30000) n`,
  `insert into reports (id, kind, provider_id, reason, message, reporter_name, reporter_email, language, reported_at, state,
     waiting_since, decided_at, effect)
   select gen_random_uuid(), 'provider', s.id, 'misleading', 'De prijzen kloppen niet', 'Naam ' || g.n, 'n' || g.n || '@voorbeeld.nl',
     'nl', now() - make_interval(mins => g.n), case when g.n <= 9000 then 'open' when g.n <= 10000 then 'objection' else 'decided' end,
     case when g.n <= 10000 then now() - make_interval(mins => g.n) end, case when g.n > 9000 then now() - make_interval(mins => g.n) end,
     case when g.n > 9000 then 'none' end
   from generate_series(1, 20000) g(n) join salons s on s.n = g.n % (select count(*) from salons)`,
  // Nearly all are complete: the few others are found last.
  `insert into tax_details (provider_id, kind, encrypted_details, missing, changed_at)
   select id, 'person', '', case when n % 5000 = 0 then array['birthDate'] else '{}' end, now() from salons where n % 2000 <> 1`,
  `update providers set active = false where id in (select id from salons where n % 20 = 0)`,
  `update providers set plan = (array['software-only', 'software-marketing', 'salon-package'])[1 + (s.n % 3)::integer]
   from salons s where s.id = providers.id and s.n % 4 = 0`,
  `select graphile_worker.add_job('order-mail', json_build_object('orderId', n::text, 'kind', 'confirmation', 'to', 'salon'),
     max_attempts => 12) from generate_series(1, 10000) n`,
  `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'mailbox full'`,
  `insert into events (name, detail, at)
   select (array['page-view', 'search', 'profile-view', 'booking-step'])[1 + n % 4], case when n % 4 = 3 then 'schedule' else '' end,
     now() - make_interval(mins => (n * 0.5)::integer) from generate_series(1, 1000000) n`,
  'select count_provider_visits(now())',
  'drop table salons',
  'vacuum analyze',
]
