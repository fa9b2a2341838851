-- Devices on which a member of a provider gets notifications. How to reach one is encrypted; it ends with the membership.
create table push_devices (
  id uuid primary key default uuidv7(),
  provider_id uuid not null,
  user_name text not null,
  endpoint_hash bytea not null check (length(endpoint_hash) = 32),
  sealed_subscription text not null, -- endpoint and keys, encrypted with the installation's secret
  events text[] not null check (events <@ '{request,booking,change,cancellation}'::text[]),
  language text not null check (language in ('en', 'nl')),
  grant_id text not null, -- the sign-in that turned it on, with which it ends
  subscribed_at timestamptz not null,
  foreign key (provider_id, user_name) references memberships (provider_id, user_name) on delete cascade,
  unique (provider_id, user_name, endpoint_hash)
);
create index push_devices_user_name on push_devices (user_name);
create index push_devices_grant_id on push_devices (grant_id);
