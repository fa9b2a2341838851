-- The embedded hosted sign-in: its own schema, which nothing of the market reads.
create schema identity;

-- People: every address here is confirmed.
create table identity.users (
  subject text primary key, -- the `sub` of every token
  user_name text not null unique check (user_name = lower(user_name)),
  email text not null unique check (email = lower(email)),
  name text not null,
  phone_number text,
  picture_url text,
  role text not null default 'customer' check (role in ('customer', 'provider', 'operator')),
  password_hash text, -- argon2id, PHC string; null: signs in by another issuer only
  created_at timestamptz not null default now()
);

-- Sign-ups whose address is still to be confirmed. One on an address that has an account is kept just the same, with
-- a code that is mailed to nobody: nothing that can be asked from outside tells the two apart.
create table identity.sign_ups (
  id text primary key, -- the subject to be
  user_name text not null unique check (user_name = lower(user_name)),
  email text not null unique check (email = lower(email)), -- a second sign-up replaces the first
  name text not null,
  phone_number text,
  password_hash text not null,
  code_hash text, -- keyed: six digits alone would be guessed from a plain hash
  attempts integer not null default 0,
  expires_at timestamptz not null, -- of the code, and of the hold on the name
  created_at timestamptz not null default now()
);
create index sign_ups_age on identity.sign_ups (created_at);

-- Requests for a new password, also for names that nobody has. Each is its browser's own: a stranger's request or
-- wrong code takes nothing from anybody else's.
create table identity.password_resets (
  id text primary key,
  login text not null, -- as it was asked for: somebody's name or address, or nobody's
  subject text references identity.users (subject) on delete cascade, -- null until somebody was found and mailed
  code_hash text,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  check ((subject is null) = (code_hash is null))
);
create index password_resets_subject on identity.password_resets (subject);
create index password_resets_age on identity.password_resets (expires_at);

-- Who of another issuer is who here. The pair of issuer and subject tells, never an address.
create table identity.upstream_people (
  issuer text not null,
  upstream_subject text not null,
  subject text not null references identity.users (subject) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, upstream_subject)
);
create index upstream_people_subject on identity.upstream_people (subject);

-- Sessions, interactions, codes, grants and refresh tokens, as the protocol library hands them over.
create table identity.artifacts (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  session_uid text,
  consumed_at timestamptz, -- single use: whoever turns null into a time has it
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index artifacts_grant on identity.artifacts (grant_id) where grant_id is not null;
create index artifacts_session on identity.artifacts (session_uid) where session_uid is not null;
create index artifacts_age on identity.artifacts (expires_at);
create index artifacts_person on identity.artifacts
  (coalesce(payload ->> 'accountId', payload -> 'result' -> 'login' ->> 'accountId'));

create table identity.signing_keys (
  kid text primary key,
  sealed_jwk text not null, -- the private key, encrypted with the installation's secret
  signs_from timestamptz not null, -- published before it signs, so that verifiers know it in time
  retires_at timestamptz not null -- published until nothing it signed is still valid
);

-- One exchange per refresh token, however many tabs and processes ask at once: whoever takes the turn asks
-- the issuer and leaves the answer, encrypted, for the others for a short while.
create table refresh_turns (
  token_hash text primary key,
  turn_ends_at timestamptz not null,
  sealed_tokens text,
  kept_until timestamptz,
  check ((sealed_tokens is null) = (kept_until is null))
);
create index refresh_turns_age on refresh_turns (turn_ends_at);
