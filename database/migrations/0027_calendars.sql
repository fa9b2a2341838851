-- A provider has calendars: of a person, or of a place such as a chair. The first one keeps the provider's id, so that
-- every appointment and hold stays where it is.
create table calendars (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  kind text not null default 'person' check (kind in ('person', 'place')),
  name text not null,
  position integer not null default 0,
  active boolean not null default true,
  bookable_online boolean not null default true
);
create index calendars_provider on calendars (provider_id, position);
insert into calendars (id, provider_id, name) select id, id, full_name from providers;

create function providers_first_calendar() returns trigger language plpgsql as $$
begin
  insert into calendars (id, provider_id, name) select id, id, full_name from added;
  return null;
end $$;
create trigger providers_calendar after insert on providers
  referencing new table as added for each statement execute function providers_first_calendar();

alter table appointments drop constraint appointments_calendar_id_fkey;
alter table appointments add constraint appointments_calendar_id_fkey
  foreign key (calendar_id) references calendars (id) on delete cascade;
alter table holds drop constraint holds_calendar_id_fkey;
alter table holds add constraint holds_calendar_id_fkey
  foreign key (calendar_id) references calendars (id) on delete cascade;

-- One order may have several appointments. A block has a reason, which the provider's members alone read.
alter table appointments drop constraint appointments_order_id_key;
create index appointments_order on appointments (order_id) where order_id is not null;
alter table appointments add column reason text not null default '';
alter table appointments add constraint appointments_reason_of_blocks check (order_id is null or reason = '');

-- A change that its author took back within seconds: it stays in the history, and its mail is not sent.
alter table order_events add column undone_at timestamptz;
-- Until when the customer may change or cancel free of charge after the provider moved the visit.
alter table orders add column free_until timestamptz;
-- Read by the provider's members alone.
alter table orders add column provider_note text not null default '';

create or replace function notify_calendar_change(calendar uuid, during tstzrange) returns void language sql as $$
  select pg_notify('calendar_changes', concat_ws(' ', p.id,
    (lower(during) at time zone p.time_zone)::date, (upper(during) at time zone p.time_zone)::date))
  from calendars c join providers p on p.id = c.provider_id where c.id = calendar and not isempty(during)
$$;
