-- Of two changes of one member at the same time the second is told.
alter table memberships add column version integer not null default 1;
create trigger memberships_version before update on memberships for each row execute function raise_version();

-- A provider that has an owner keeps one. The lock makes simultaneous changes of its owners wait for each other: each counts
-- what those before it left. The operator alone may leave a provider without an owner, and says so in the transaction.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from providers where id = old.provider_id for no key update;
  if found and coalesce(current_setting('bloesem.may_be_ownerless', true), '') <> 'yes' and not exists (
    select from memberships where provider_id = old.provider_id and role = 'owner') then
    raise exception 'a provider keeps an owner'
      using errcode = 'check_violation', table = 'memberships', constraint = 'memberships_keep_an_owner';
  end if;
  return null;
end $$;
create trigger memberships_keep_an_owner after update of role or delete on memberships
  for each row when (old.role = 'owner') execute function keep_an_owner();

-- An invitation to work at a provider, mailed to an address with a link of which only the hash is stored.
create table invitations (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'staff', 'reception')),
  language text not null check (language in ('en', 'nl')),
  invited_by text references accounts (user_name) on delete set null, -- null: the operator, or an account that is gone
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  token_hash bytea unique check (length(token_hash) = 32), -- null until it is mailed
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  ended_at timestamptz, -- when it was accepted, declined or withdrawn
  check ((state = 'open') = (ended_at is null))
);
create index invitations_provider_id on invitations (provider_id);
create unique index invitations_open on invitations (provider_id, email) where state = 'open';
create index invitations_email on invitations (email);
create index invitations_invited_by on invitations (invited_by);
create index invitations_age on invitations (coalesce(ended_at, expires_at));
