-- Passkeys (WebAuthn), each a second factor of its person.
create table identity.passkeys (
  id text primary key, -- as its authenticator calls it, base64url
  subject text not null references identity.users (subject) on delete cascade,
  name text not null, -- by which its person knows it
  public_key bytea not null,
  counter bigint not null, -- of uses, as its authenticator counts them; many always say 0
  transports text[] not null, -- how a browser reaches it
  is_synced boolean not null, -- may be on several devices
  added_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_subject on identity.passkeys (subject);
