-- What people wrote to the operator, and salons that want to join.
create table contact_requests (
  id uuid primary key,
  request_type text not null check (request_type in ('contact-us', 'contact-sales', 'demo-scheduling')),
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  business_name text not null,
  plan text not null,
  demo_date date,
  demo_time text,
  source text not null,
  language text not null check (language in ('en', 'nl')),
  requested_at timestamptz not null,
  check (request_type <> 'demo-scheduling' or (demo_date is not null and demo_time is not null))
);
create index contact_requests_requested_at on contact_requests (requested_at);

create table registrations (
  id uuid primary key,
  full_name text not null,
  email text not null,
  phone text not null,
  services text not null,
  experience_years int not null check (experience_years between 0 and 80),
  postal_code text not null,
  kvk_number text,
  vat_id text,
  language text not null check (language in ('en', 'nl')),
  registered_at timestamptz not null
);
create index registrations_registered_at on registrations (registered_at);
