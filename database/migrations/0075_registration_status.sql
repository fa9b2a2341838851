-- A registration is decided by an operator, or by the market itself where REGISTRATION=open.
alter table registrations
  add column salon_name text not null default '',
  add column street text not null default '',
  add column status text not null default 'open'
    check (status in ('open', 'asked', 'approved', 'refused', 'withdrawn')),
  add column version integer not null default 1,
  add column assignee text references accounts (user_name) on delete set null,
  add column term_since timestamptz, -- when the term began, or would have without the days of waiting for the salon
  add column days_left integer check (days_left >= 0), -- of the term, from a question until its answer
  add column acted_at timestamptz, -- of the latest question or decision
  add column status_before text check (status_before in ('open', 'asked')), -- what undo goes back to
  add column question text,
  add column previous_question text, -- what undo goes back to
  add column answer text,
  add column answered_at timestamptz,
  add column refusal_ground text check (refusal_ground in ('trade-register', 'already-here', 'outside-offer', 'other')),
  add column refusal_text text,
  add column proven_at timestamptz, -- when a link that was mailed to the address was used
  add column mail_number integer not null default 0, -- the number of the latest mail; a job with another one sends nothing
  add column mailed_at timestamptz, -- when that mail left
  add column token_hash bytea unique check (length(token_hash) = 32), -- of the link in the latest mail
  add column provider_id uuid references providers (id) on delete set null,
  add column invitation_id uuid references invitations (id) on delete set null,
  add check ((status = 'refused') = (refusal_ground is not null)),
  add check (status <> 'asked' or days_left is not null),
  add check ((status = 'open') or acted_at is not null);

update registrations set term_since = registered_at;
alter table registrations alter column term_since set not null;

-- The lists of the desk, each read by keyset.
create index registrations_open on registrations (term_since, id) where status = 'open';
create index registrations_asked on registrations (acted_at, id) where status = 'asked';
create index registrations_decided on registrations (acted_at desc, id desc)
  where status in ('approved', 'refused', 'withdrawn');
create index registrations_assignee on registrations (assignee);
create index registrations_provider_id on registrations (provider_id);
create index registrations_invitation_id on registrations (invitation_id);

-- Salons and registrations that look the same.
create index registrations_email on registrations (lower(email));
create index registrations_phone on registrations (phone);
create index registrations_kvk_number on registrations (kvk_number) where kvk_number is not null;
create index registrations_salon_name on registrations (lower(salon_name)) where salon_name <> '';
create index registrations_postal_code on registrations (postal_code);
create index providers_name on providers (lower(full_name));
create index providers_email on providers (lower(email));
-- Searched for each row of a list: what waits to be added to the index would be read each time.
create index providers_mobile_numbers on providers using gin (mobile_numbers) with (fastupdate = off);
create index providers_kvk_number on providers (kvk_number) where kvk_number is not null;
create index providers_postal_code on providers (postal_code);

-- The first invitation of a new salon, by the operator: its mail greets the owner by name, with the operator's own words.
alter table invitations
  add column welcome_name text,
  add column welcome_note text;

-- The category of a salon that has no treatment yet: the starter menu that its owner is shown first.
alter table providers add column starter_category integer check (starter_category between 1 and 13);
