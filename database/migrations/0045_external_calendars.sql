-- Calendars of other programs whose busy times a provider takes over. The address may hold a secret, so it is encrypted. A
-- calendar ends with the membership of who added it: it may be their own.
create table external_calendars (
  id uuid primary key default uuidv7(),
  provider_id uuid not null,
  calendar_id uuid not null references calendars (id) on delete cascade,
  added_by text not null,
  name text not null check (length(name) between 1 and 60),
  sealed_address text not null, -- encrypted with the installation's secret
  address_fingerprint text not null,
  added_at timestamptz not null,
  read_at timestamptz, -- when it was last read well
  tried_at timestamptz, -- when it was last read at all
  failing_since timestamptz, -- the first failed read after the last good one
  dropped_at timestamptz, -- when its busy times were deleted, because they were too old
  foreign key (provider_id, added_by) references memberships (provider_id, user_name) on delete cascade,
  unique (provider_id, address_fingerprint)
);
create index external_calendars_added_by on external_calendars (provider_id, added_by);
create index external_calendars_calendar on external_calendars (calendar_id);

-- When such a calendar is busy: nothing else of it is stored. They are outside the constraint on appointments.
create table external_busy_times (
  external_calendar_id uuid not null references external_calendars (id) on delete cascade,
  calendar_id uuid not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  primary key (external_calendar_id, during)
);
create index external_busy_times_calendar on external_busy_times using gist (calendar_id, during);

create function notify_external_busy_times() returns trigger language plpgsql as $$
begin
  perform notify_calendar_change(calendar_id, range_merge(range_agg(during))) from changed group by calendar_id;
  return null;
end $$;
create trigger external_busy_times_inserted after insert on external_busy_times
  referencing new table as changed for each statement execute function notify_external_busy_times();
create trigger external_busy_times_deleted after delete on external_busy_times
  referencing old table as changed for each statement execute function notify_external_busy_times();
