-- The salons somebody wants to find again. They go with the person and with the salon.
create table favourites (
  user_name text not null references accounts (user_name) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  kept_at timestamptz not null default now(),
  primary key (user_name, provider_id)
);
create index favourites_newest on favourites (user_name, kept_at desc);
create index favourites_provider on favourites (provider_id);
