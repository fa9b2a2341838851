-- Until when a member has seen what customers did at the provider. Apart from memberships, whose version is for changes
-- of the role.
create table news_seen (
  provider_id uuid not null,
  user_name text not null,
  seen_at timestamptz not null,
  primary key (provider_id, user_name),
  foreign key (provider_id, user_name) references memberships (provider_id, user_name) on delete cascade
);
