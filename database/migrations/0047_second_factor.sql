-- The second factor of a person: an authenticator app, and codes for who has lost it.
create table identity.authenticators (
  subject text primary key references identity.users (subject) on delete cascade,
  sealed_secret text not null, -- encrypted with the installation's secret
  last_step bigint not null, -- the time step of the latest code that was used: an older code never works again
  added_at timestamptz not null default now()
);

create table identity.recovery_codes (
  subject text not null references identity.users (subject) on delete cascade,
  code_hash text not null, -- keyed; deleted when the code is used
  primary key (subject, code_hash)
);
