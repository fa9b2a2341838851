-- What the desk records besides the operator log.

-- When a provider got another state, which the page of the salon tells. What operators did about it is in their log.
create table provider_state_changes (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  state text not null,
  changed_at timestamptz not null default now()
);
create index provider_state_changes_provider on provider_state_changes (provider_id, changed_at desc, id desc);

create function provider_state_changed() returns trigger language plpgsql as $$
begin
  insert into provider_state_changes (provider_id, state) values (new.id, new.state);
  return null;
end $$;
create trigger providers_state_changed after update on providers for each row
  when (old.state is distinct from new.state) execute function provider_state_changed();

-- What operators write down for each other about a registration. It goes with the registration and is never changed.
create table registration_notes (
  id uuid primary key default uuidv7(),
  registration_id uuid not null references registrations (id) on delete cascade,
  written_at timestamptz not null,
  written_by text not null, -- the subject of an operator's account
  text text not null check (length(text) between 1 and 2000)
);
create index registration_notes_registration on registration_notes (registration_id, written_at desc, id desc);

create function refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'a note about a registration is never changed'
    using errcode = 'integrity_constraint_violation', table = 'registration_notes', constraint = 'registration_notes_append_only';
end $$;
create trigger registration_notes_append_only before update on registration_notes
  for each row execute function refuse_note_change();

-- What the service of VAT_CHECK_URL said of the VAT id of a registration. `vat_id` is what was asked.
create table registration_vat_checks (
  registration_id uuid primary key references registrations (id) on delete cascade,
  vat_id text not null,
  result text not null check (result in ('valid', 'invalid', 'failed')),
  checked_at timestamptz not null,
  retry_at timestamptz check ((retry_at is null) = (result <> 'failed'))
);

-- Who has a registration, report or message open. A page renews its row while it is visible.
create table desk_readers (
  kind text not null check (kind in ('registration', 'report', 'message')),
  item_id uuid not null,
  user_name text not null references accounts (user_name) on update cascade on delete cascade,
  until timestamptz not null,
  primary key (kind, item_id, user_name)
);
create index desk_readers_until on desk_readers (until);
create index desk_readers_user_name on desk_readers (user_name);

-- In which browser somebody signed in, as the browser named itself: of a session alone.
alter table identity.artifacts
  add column browser text,
  add column system text;
