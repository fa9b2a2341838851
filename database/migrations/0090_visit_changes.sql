-- A change of an order that leaves the free times as they are, which `appointments` notifies: only who shows the visits needs it.
create or replace function notify_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('calendar_changes', concat_ws(' ', p.id, (new.starts_at at time zone p.time_zone)::date,
    (new.ends_at at time zone p.time_zone)::date, 'visit')) from providers p where p.id = new.provider_id;
  return null;
end $$;

-- The changes that a member saw before earlier ones: the moment of the change, by the order. `agenda_seen_at` passes them all.
alter table news_seen add column visits_seen jsonb not null default '{}' check (jsonb_typeof(visits_seen) = 'object');
