-- First names are asked apart: the tax office compares last names.
update tax_details set missing = array_prepend('firstNames', missing) where kind = 'person';

-- A reminder to the owners of all providers of a year whose tax details are incomplete, as an operator sent it.
create table tax_reminders (
  id uuid primary key default uuidv7(),
  year integer not null,
  asked_at timestamptz not null,
  enqueued_at timestamptz -- when a mail to each of them was enqueued
);

-- A provider whose owners were mailed by it; neither who they are nor their addresses are kept.
create table tax_reminder_mails (
  reminder_id uuid not null references tax_reminders (id) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  enqueued_at timestamptz not null,
  left_at timestamptz, -- when the first of its mails left
  given_up_at timestamptz, -- when the last attempt of one failed
  primary key (reminder_id, provider_id)
);
create index tax_reminder_mails_provider on tax_reminder_mails (provider_id, enqueued_at);
