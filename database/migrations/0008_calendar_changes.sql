-- What changes on a calendar is told to every process, in the transaction that changes it, and by them to whoever
-- looks at it: the provider and the first and last local day, nothing of anybody's visit.
create function tell_change(calendar uuid, during tstzrange) returns void language sql as $$
  select pg_notify('calendar_changes', concat_ws(' ', id,
    (lower(during) at time zone time_zone)::date, (upper(during) at time zone time_zone)::date))
  from providers where id = calendar and not isempty(during)
$$;

-- Appointments may come by the thousand: one line a calendar.
create function appointments_told() returns trigger language plpgsql as $$
begin
  perform tell_change(calendar_id, range_merge(range_agg(during))) from changed group by calendar_id;
  return null;
end $$;
create trigger appointments_inserted after insert on appointments
  referencing new table as changed for each statement execute function appointments_told();
create trigger appointments_updated_from after update on appointments
  referencing old table as changed for each statement execute function appointments_told();
create trigger appointments_updated_to after update on appointments
  referencing new table as changed for each statement execute function appointments_told();

create function closure_told() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tell_change(old.provider_id, old.during); end if;
  if tg_op <> 'DELETE' then perform tell_change(new.provider_id, new.during); end if;
  return null;
end $$;
create trigger closures_changed after insert or update or delete on closures
  for each row execute function closure_told();

create function hold_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform tell_change(old.calendar_id, old.during); end if;
  perform tell_change(new.calendar_id, new.during);
  return null;
end $$;
create trigger holds_inserted after insert on holds for each row execute function hold_told();
-- Renewing changes nothing for others.
create trigger holds_updated after update on holds for each row
  when (old.id is distinct from new.id or old.during is distinct from new.during) execute function hold_told();
