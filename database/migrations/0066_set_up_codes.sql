-- The mailed code that a person enters before the first second factor. Each is of one sign-in in one browser.
create table identity.set_up_codes (
  id text primary key, -- derived from the session
  subject text not null references identity.users (subject) on delete cascade,
  code_hash text, -- keyed; null until it is mailed, and once it was entered
  attempts integer not null default 0,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index set_up_codes_subject on identity.set_up_codes (subject);
create index set_up_codes_age on identity.set_up_codes (expires_at);
