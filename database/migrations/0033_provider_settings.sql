-- What the owner of a provider chooses herself: how far ahead visits can be booked, and the mails to the salon.
alter table providers
  add column horizon_days integer not null default 730 check (horizon_days between 1 and 730), -- 730 as in domain/schedule/horizon.ts
  add column mail_language text not null default 'nl' check (mail_language in ('en', 'nl')),
  add column salon_mails text[] not null default '{request,booking,change,cancellation}'
    check (salon_mails <@ '{request,booking,change,cancellation}'::text[]);

-- An address at which calendar programs read a provider's visits. Only the hash of its token is stored.
create table calendar_feeds (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null unique check (length(token_hash) = 32),
  has_client_names boolean not null,
  created_at timestamptz not null,
  read_at timestamptz -- to the hour
);
create index calendar_feeds_provider_id on calendar_feeds (provider_id, id);
