-- The terms that providers agree to, in versions (P2B 3). Without a row those of the release hold, which are version 1; they are
-- stored here when a second version is announced, so that what was agreed to stays readable.
create table provider_terms (
  id uuid primary key default uuidv7(),
  number integer not null check (number > 0),
  first_day date not null, -- from which day it holds, in Dutch time; later while mails about it did not leave
  text_en text not null check (length(text_en) between 1 and 40000),
  text_nl text not null check (length(text_nl) between 1 and 40000),
  change_en text not null default '' check (length(change_en) <= 300), -- what changes, in a sentence; none for those of the release
  change_nl text not null default '' check (length(change_nl) <= 300),
  announced_at timestamptz, -- null for those of the release
  mails_began_at timestamptz, -- from then on it cannot be withdrawn
  mails_enqueued_at timestamptz, -- when a mail to every member was enqueued
  withdrawn_at timestamptz check (withdrawn_at is null or mails_began_at is null),
  check (announced_at is null or (change_en <> '' and change_nl <> ''))
);
-- Of two operators who announce at the same time the second is refused.
create unique index provider_terms_number on provider_terms (number) where withdrawn_at is null;

-- The mail to each member about a version: whether it left. Neither text nor address is kept.
create table provider_terms_mails (
  terms_id uuid not null references provider_terms (id) on delete cascade,
  user_name text not null references accounts (user_name) on update cascade on delete cascade,
  left_at timestamptz,
  given_up_at timestamptz, -- when its last attempt failed, or there was no verified address
  primary key (terms_id, user_name)
);
-- From which day a version holds is read by everybody: whether a mail waits, and when the last one left or was given up.
create index provider_terms_mails_waiting on provider_terms_mails (terms_id) where left_at is null and given_up_at is null;
create index provider_terms_mails_left on provider_terms_mails (terms_id, left_at) where left_at is not null;
create index provider_terms_mails_given_up on provider_terms_mails (terms_id, given_up_at)
  where left_at is null and given_up_at is not null;
create index provider_terms_mails_user_name on provider_terms_mails (user_name);
