-- Opening hours of one date, in place of those of the week.
create table date_hours (
  provider_id uuid not null references providers (id) on delete cascade,
  date date not null,
  open_time time not null check (open_time > '00:00'),
  close_time time not null,
  reason text not null default '',
  primary key (provider_id, date),
  check (close_time > open_time)
);

alter table providers
  add column date_days date[] not null default '{}', -- the rows of date_hours side by side, for search;
  add column date_opens time[] not null default '{}',
  add column date_closes time[] not null default '{}'; -- kept by date_hours_derive

create function date_hours_derive() returns trigger language plpgsql as $$
begin
  update providers p set (date_days, date_opens, date_closes) = (
    select coalesce(array_agg(date order by date), '{}'), coalesce(array_agg(open_time order by date), '{}'),
      coalesce(array_agg(close_time order by date), '{}')
    from date_hours h where h.provider_id = p.id)
  where p.id in (select provider_id from changed);
  perform notify_calendar_change(p.id, tstzrange(d.date::timestamp at time zone p.time_zone,
      (d.date::timestamp + interval '1 day') at time zone p.time_zone))
    from (select distinct provider_id, date from changed) d join providers p on p.id = d.provider_id;
  return null;
end $$;
create trigger date_hours_inserted after insert on date_hours
  referencing new table as changed for each statement execute function date_hours_derive();
create trigger date_hours_updated after update on date_hours
  referencing new table as changed for each statement execute function date_hours_derive();
create trigger date_hours_deleted after delete on date_hours
  referencing old table as changed for each statement execute function date_hours_derive();
