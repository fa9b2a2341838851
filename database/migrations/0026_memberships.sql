-- Who works at a provider, and in which role. A membership alone decides who may act for a provider.
create table memberships (
  provider_id uuid not null references providers (id) on delete cascade,
  user_name text not null references accounts (user_name) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'staff', 'reception')),
  joined_at timestamptz not null default now(),
  primary key (provider_id, user_name)
);
create index memberships_user_name on memberships (user_name);

insert into memberships (provider_id, user_name, role)
  select id, owner_user_name, 'owner' from providers where owner_user_name is not null;
alter table providers drop column owner_user_name;
