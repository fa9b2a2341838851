-- Customers a salon takes no bookings from.
create table blocked_customers (
  provider_id uuid not null references providers (id) on delete cascade,
  user_name text not null references accounts (user_name) on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (provider_id, user_name)
);
create index blocked_customers_user_name on blocked_customers (user_name);

-- How many times somebody has chosen in one sitting at a salon.
alter table holds add column times_chosen integer not null default 1;
