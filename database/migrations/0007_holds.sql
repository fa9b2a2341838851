-- A time somebody is about to book: kept from others for some minutes, and never in the place of the constraint on
-- appointments. A crash empties it, which costs a promise of minutes.
create unlogged table holds (
  calendar_id uuid not null references providers (id) on delete cascade,
  holder_user_name text not null references accounts (user_name) on delete cascade,
  id uuid not null unique,
  during tstzrange not null, -- with the buffer, as the appointment would be; empty once it was given back
  sitting_began_at timestamptz not null, -- what is held in one sitting has an end, however often it is renewed
  expires_at timestamptz not null,
  primary key (calendar_id, holder_user_name)
);
create index holds_holder on holds (holder_user_name);
