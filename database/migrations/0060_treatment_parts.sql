-- The parts of a treatment one after the other: work, or waiting, when its salon is free for somebody else. Their minutes are
-- those of the treatment. Without rows it is work for its whole duration. Whoever writes them writes the item too, whose
-- version rises with it.
create table treatment_parts (
  catalog_item_id uuid not null references catalog_items (id) on delete cascade,
  position integer not null,
  minutes integer not null check (minutes > 0),
  waits boolean not null default false,
  primary key (catalog_item_id, position)
);

-- A hold takes the unbroken times of its visit, as the appointments would.
drop trigger holds_updated on holds;
drop index holds_expires_at;
alter table holds alter column during type tstzmultirange using tstzmultirange(during);
create index holds_expires_at on holds (expires_at) where not isempty(during);
create or replace function notify_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform notify_calendar_change(old.calendar_id, range_merge(old.during)); end if;
  perform notify_calendar_change(new.calendar_id, range_merge(new.during));
  return null;
end $$;
create trigger holds_updated after update on holds for each row
  when (old.id is distinct from new.id or old.during is distinct from new.during) execute function notify_hold();
