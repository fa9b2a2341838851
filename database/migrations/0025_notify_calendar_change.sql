-- The trigger functions of 0008 under names that say what they do; they notify the same as before.
create function notify_calendar_change(calendar uuid, during tstzrange) returns void language sql as $$
  select pg_notify('calendar_changes', concat_ws(' ', id,
    (lower(during) at time zone time_zone)::date, (upper(during) at time zone time_zone)::date))
  from providers where id = calendar and not isempty(during)
$$;

alter function appointments_told() rename to notify_appointments;
create or replace function notify_appointments() returns trigger language plpgsql as $$
begin
  perform notify_calendar_change(calendar_id, range_merge(range_agg(during))) from changed group by calendar_id;
  return null;
end $$;

alter function closure_told() rename to notify_closure;
create or replace function notify_closure() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform notify_calendar_change(old.provider_id, old.during); end if;
  if tg_op <> 'DELETE' then perform notify_calendar_change(new.provider_id, new.during); end if;
  return null;
end $$;

alter function hold_told() rename to notify_hold;
create or replace function notify_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform notify_calendar_change(old.calendar_id, old.during); end if;
  perform notify_calendar_change(new.calendar_id, new.during);
  return null;
end $$;

drop function tell_change(uuid, tstzrange);
