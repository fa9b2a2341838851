-- The market: who offers what, when they are open, and what was booked.
-- Instants are timestamptz, working hours are local wall time in the provider's zone, money is integer cents.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- PostgreSQL 18 brings uuidv7(); older ones get one of ours: 48 bits of time, version, randomness (RFC 9562).
do $$ begin
  if to_regproc('uuidv7') is null then
    create function uuidv7() returns uuid language sql volatile parallel safe as $body$
      select encode(
        set_byte(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          6, (get_byte(uuid_send(gen_random_uuid()), 0) & 15) | 112),
        'hex')::uuid
    $body$;
  end if;
end $$;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs IMMUTABLE.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- The first instant at which a zone's clock shows a reading; a skipped one moves later. `at time zone` is the last.
create function first_reading(wall timestamp, zone text) returns timestamptz
  language plpgsql immutable strict parallel safe
  as $$
declare
  last timestamptz := wall at time zone zone;
  turned interval := wall - interval '24 hours' - ((last - interval '24 hours') at time zone zone);
begin
  return case when (last + turned) at time zone zone = wall then least(last, last + turned) else last end;
end $$;

create table accounts (
  user_name text primary key check (user_name = lower(user_name)),
  subject text not null unique,
  name text not null,
  email text not null,
  phone_number text,
  profile_picture_url text,
  role text not null default 'customer' check (role in ('customer', 'provider', 'operator')),
  created_at timestamptz not null default now()
);

create table providers (
  id uuid primary key default uuidv7(),
  user_name text not null unique check (user_name ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  owner_user_name text references accounts (user_name),
  full_name text not null,
  intro_en text not null,
  intro_nl text not null,
  profile_picture_url text not null,
  service_availability text not null check (service_availability in ('BOTH', 'DOORSTEP', 'SALON')),
  country_code text not null default 'NL',
  city_code text not null,
  street text not null,
  postal_code text not null,
  location point not null, -- (longitude, latitude)
  service_radius_km integer check (service_radius_km > 0),
  minimum_order_cents integer not null default 0 check (minimum_order_cents >= 0),
  email text not null,
  mobile_numbers text[] not null default '{}',
  website text,
  instagram text,
  facebook text,
  twitter text,
  kvk_number text,
  vat_id text,
  time_zone text not null default 'Europe/Amsterdam',
  slot_step_minutes integer not null default 15 check (slot_step_minutes between 5 and 120),
  minimum_notice_minutes integer not null default 60 check (minimum_notice_minutes >= 0),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  auto_confirm boolean not null default true,
  cancellation_window_minutes integer not null default 120 check (cancellation_window_minutes >= 0),
  active boolean not null default true,
  category_ids integer[] not null default '{}', -- kept by catalog_items_derive
  search_text text not null default '', -- name and treatments as plain_text, kept by providers_named and catalog_items_derive
  week_days integer[] not null default '{}', -- the opening hours as working_hours has them, side by side,
  week_opens time[] not null default '{}', -- for search, which asks for those of thousands at once;
  week_closes time[] not null default '{}', -- kept by working_hours_derive
  one_star_count integer not null default 0 check (one_star_count >= 0),
  two_star_count integer not null default 0 check (two_star_count >= 0),
  three_star_count integer not null default 0 check (three_star_count >= 0),
  four_star_count integer not null default 0 check (four_star_count >= 0),
  five_star_count integer not null default 0 check (five_star_count >= 0),
  review_count integer not null generated always as
    (one_star_count + two_star_count + three_star_count + four_star_count + five_star_count) stored,
  rating numeric(2, 1) not null generated always as (coalesce(round(
    (one_star_count + 2 * two_star_count + 3 * three_star_count + 4 * four_star_count + 5 * five_star_count)::numeric
    / nullif(one_star_count + two_star_count + three_star_count + four_star_count + five_star_count, 0), 1), 0)) stored, -- one decimal, as it is shown, so that order and cards agree
  created_at timestamptz not null default now(),
  check ((service_availability = 'SALON') or service_radius_km is not null)
);
create index providers_location on providers using gist (location) where active;
create index providers_category_ids on providers using gin (category_ids) where active;
create index providers_city on providers (country_code, city_code) where active;
create index providers_search_text on providers using gin (search_text gin_trgm_ops) where active;

create table catalog_items (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  service_code text not null, -- with its leading zeros, or FREE_CONSULTATION
  category_id integer not null, -- position in the domain's category list, from 1
  name_en text not null,
  name_nl text not null,
  description_en text not null default '',
  description_nl text not null default '',
  section_en text not null default '', -- heading on the provider's menu
  section_nl text not null default '',
  price_cents integer not null check (price_cents >= 0),
  duration_minutes integer not null check (duration_minutes between 5 and 720),
  vat_rate integer not null check (vat_rate in (9, 21)),
  is_addon boolean not null default false,
  parent_id uuid references catalog_items (id) on delete cascade, -- an add-on that goes with one item only
  active boolean not null default true,
  position integer not null default 0
);
create index catalog_items_provider on catalog_items (provider_id, position);

-- What search needs of a catalogue: per category the shortest visit and the lowest price of an active main item.
create table provider_categories (
  provider_id uuid not null references providers (id) on delete cascade,
  category_id integer not null,
  shortest_minutes integer not null,
  lowest_price_cents integer not null,
  primary key (provider_id, category_id)
);

create function search_text_of(provider uuid, full_name text) returns text language sql stable as $$
  select plain_text(concat_ws(' ', full_name, string_agg(name_en || ' ' || name_nl, ' ' order by position, id)))
  from catalog_items where provider_id = provider and active
$$;
create function providers_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new.id, new.full_name);
  return new;
end $$;
create trigger providers_named before insert or update of full_name on providers
  for each row execute function providers_search_text();

create function catalog_items_derive() returns trigger language plpgsql as $$
begin
  delete from provider_categories where provider_id in (select provider_id from changed);
  insert into provider_categories (provider_id, category_id, shortest_minutes, lowest_price_cents)
    select provider_id, category_id, min(duration_minutes), min(price_cents)
    from catalog_items
    where provider_id in (select provider_id from changed) and active and not is_addon
    group by provider_id, category_id;
  update providers p
    set search_text = search_text_of(p.id, p.full_name), category_ids = coalesce(
      (select array_agg(c.category_id order by c.category_id) from provider_categories c where c.provider_id = p.id), '{}')
    where p.id in (select provider_id from changed);
  return null;
end $$;
create trigger catalog_items_inserted after insert on catalog_items
  referencing new table as changed for each statement execute function catalog_items_derive();
create trigger catalog_items_updated after update on catalog_items
  referencing new table as changed for each statement execute function catalog_items_derive();
create trigger catalog_items_deleted after delete on catalog_items
  referencing old table as changed for each statement execute function catalog_items_derive();

create table working_hours (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  day integer not null check (day between 0 and 6), -- 0 is Sunday
  open_time time not null,
  close_time time not null,
  check (close_time > open_time)
);
create index working_hours_provider on working_hours (provider_id, day, open_time);

create function working_hours_derive() returns trigger language plpgsql as $$
begin
  update providers p set (week_days, week_opens, week_closes) = (
    select coalesce(array_agg(day order by day, open_time), '{}'), coalesce(array_agg(open_time order by day, open_time), '{}'),
      coalesce(array_agg(close_time order by day, open_time), '{}')
    from working_hours h where h.provider_id = p.id and open_time > '00:00') -- 00:00 means closed
  where p.id in (select provider_id from changed);
  return null;
end $$;
create trigger working_hours_inserted after insert on working_hours
  referencing new table as changed for each statement execute function working_hours_derive();
create trigger working_hours_updated after update on working_hours
  referencing new table as changed for each statement execute function working_hours_derive();
create trigger working_hours_deleted after delete on working_hours
  referencing old table as changed for each statement execute function working_hours_derive();

create table closures (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  during tstzrange not null check (not isempty(during)),
  reason text not null default ''
);
create index closures_provider on closures using gist (provider_id, during);

create table gallery_items (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  position integer not null,
  url text not null,
  description_en text not null default '',
  description_nl text not null default ''
);
create index gallery_items_provider on gallery_items (provider_id, position);

create table promotions (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  title_en text not null,
  title_nl text not null,
  description_en text not null default '',
  description_nl text not null default '',
  promotion_type text not null,
  minimum_order_cents integer not null default 0 check (minimum_order_cents >= 0),
  flat_rate_off_cents integer check (flat_rate_off_cents > 0),
  discount_percentage integer check (discount_percentage between 1 and 100),
  start_date date not null,
  end_date date not null,
  active boolean not null default true,
  time_zone text not null default 'Europe/Amsterdam',
  check (end_date >= start_date),
  check ((flat_rate_off_cents is null) <> (discount_percentage is null))
);
create index promotions_provider on promotions (provider_id, start_date, end_date) where active;

create table orders (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id),
  customer_user_name text not null references accounts (user_name),
  status text not null check
    (status in ('PENDING', 'ACCEPTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'DECLINED', 'NO_SHOW')),
  version integer not null default 1, -- every change is compare-and-set on it
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null,
  language text not null check (language in ('en', 'nl')),
  service_name text not null,
  service_type text not null,
  service_location text not null check (service_location in ('SALON', 'DOORSTEP')),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  customer_address text,
  customer_instructions text not null default '',
  promotion_id uuid references promotions (id),
  promotion_title_en text,
  promotion_title_nl text,
  original_cents integer not null check (original_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and original_cents),
  total_cents integer not null generated always as (original_cents - discount_cents) stored,
  cancellation_window_minutes integer not null, -- the policy as it stood when the order was placed
  calendar_sequence integer not null default 0, -- SEQUENCE of the .ics
  accepted_terms_at timestamptz not null,
  placed_at timestamptz not null default now(),
  cancelled_at timestamptz,
  reminded_for timestamptz, -- the start its customer was last reminded of
  check (service_location = 'SALON' or customer_address is not null),
  check ((status = 'CANCELLED') = (cancelled_at is not null))
);
create index orders_customer on orders (customer_user_name, starts_at desc, id desc);
create index orders_provider on orders (provider_id, starts_at desc, id desc);
create index orders_to_come on orders (ends_at) where status in ('PENDING', 'ACCEPTED', 'CONFIRMED');

create table order_items (
  order_id uuid not null references orders (id) on delete cascade,
  position integer not null,
  catalog_item_id uuid not null references catalog_items (id),
  service_code text not null,
  name_en text not null,
  name_nl text not null,
  quantity integer not null check (quantity between 1 and 20),
  price_cents integer not null check (price_cents >= 0), -- of one
  duration_minutes integer not null, -- of one
  vat_rate integer not null,
  is_addon boolean not null,
  parent_id uuid,
  primary key (order_id, position)
);

create table order_events (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null default now(),
  actor text not null, -- a user name, or 'system'
  from_status text,
  to_status text not null,
  from_starts_at timestamptz, -- set by a change: when the visit was to start before it
  note text not null default ''
);
create index order_events_order on order_events (order_id, at);

create table appointments (
  id uuid primary key default uuidv7(),
  calendar_id uuid not null references providers (id) on delete cascade, -- a provider has one calendar
  order_id uuid unique references orders (id) on delete cascade, -- null: the provider's own block
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  live boolean not null default true,
  -- Two live appointments on one calendar never overlap: this constraint decides, nothing else.
  constraint appointments_never_overlap exclude using gist (calendar_id with =, during with &&) where (live)
);

create table idempotency_keys (
  user_name text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  order_id uuid not null references orders (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_name, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table reviews (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  order_id uuid unique references orders (id) on delete set null,
  reviewer_user_name text,
  reviewer_name text not null default '',
  rating integer not null check (rating between 1 and 5),
  user_feedback text not null default '',
  language text not null default 'nl' check (language in ('en', 'nl')),
  anonymous boolean not null default false,
  reply text,
  created_at timestamptz not null default now()
);
create index reviews_provider on reviews (provider_id, created_at desc, id desc);

-- Grants signed out before their tokens ran out; every process listens and refuses them.
create table revoked_grants (
  grant_id text primary key,
  expires_at timestamptz not null
);

create table kept_mails (
  id uuid primary key default uuidv7(),
  created_at timestamptz not null default now(),
  message_id text not null unique,
  to_address text not null,
  subject text not null,
  language text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]', -- [{ filename, contentType, content }]
  raw text not null
);
create index kept_mails_age on kept_mails (created_at desc);

-- Lost on a crash, which costs nothing but a fresh allowance.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- What was done once for the whole database, like filling it with the demo market.
create table market_state (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
