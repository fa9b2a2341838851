-- Members see the status, the version and the note of an order, which do not always change its appointments. Row by row: what
-- other columns change is not looked at, and equal notifications of one transaction are sent once.
create function notify_order() returns trigger language plpgsql as $$
begin
  perform notify_calendar_change(new.provider_id, tstzrange(new.starts_at, new.ends_at));
  return null;
end $$;
create trigger orders_updated after update on orders for each row
  when (old.status is distinct from new.status or old.version is distinct from new.version
    or old.provider_note is distinct from new.provider_note) execute function notify_order();
