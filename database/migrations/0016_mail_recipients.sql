-- Who is mailed about a booking: only an address that its owner has proven.

-- Whether the issuer vouches for the address. The embedded sign-in keeps confirmed addresses only; of an outside
-- issuer it is known from the next sign-in on.
alter table accounts add column email_verified boolean not null default false;
update accounts a set email_verified = true from identity.users u
  where u.subject = a.subject and lower(u.email) = lower(a.email);

-- Other addresses at which somebody wants the mails about their bookings: proven by a code that was mailed there.
create table mail_addresses (
  id uuid primary key,
  user_name text not null references accounts (user_name) on delete cascade,
  email text not null check (email = lower(email)),
  code_hash text, -- keyed; null once the code was used
  code_attempts integer not null default 0,
  code_expires_at timestamptz,
  requested_at timestamptz not null,
  verified_at timestamptz,
  unique (user_name, email)
);

-- How many mails went to somebody since a moment. The recipient is a fingerprint. A crash empties it, which costs
-- nothing but a fresh allowance.
create unlogged table mail_counts (
  recipient text primary key,
  mails integer not null,
  began_at timestamptz not null
);
create index mail_counts_age on mail_counts (began_at);
