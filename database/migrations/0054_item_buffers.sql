-- The buffer of a treatment; null takes the provider's. A visit takes the largest of its treatments.
alter table catalog_items
  add column buffer_minutes integer check (buffer_minutes between 0 and 120),
  add check (buffer_minutes is null or not is_addon);

-- The part of `during` that is the buffer, so that a hold is renewed with the one it was made with.
alter table holds add column buffer_minutes integer not null default 0;
update holds h set buffer_minutes = p.buffer_minutes
  from calendars c join providers p on p.id = c.provider_id where c.id = h.calendar_id;

-- What search needs besides: the buffer of the shortest visit, of several as short the smallest one.
alter table provider_categories add column buffer_minutes integer;
update provider_categories c set buffer_minutes = p.buffer_minutes from providers p where p.id = c.provider_id;
alter table provider_categories alter column buffer_minutes set not null;
drop index provider_categories_near;
create index provider_categories_near on provider_categories
  using gist (category_id, location) include (provider_id, shortest_minutes, buffer_minutes, lowest_price_cents);

create or replace function catalog_items_derive() returns trigger language plpgsql as $$
begin
  -- Not beside a change of the same provider, which would leave the old place or buffer behind here.
  perform from providers where id in (select provider_id from changed) order by id for no key update;
  delete from provider_categories where provider_id in (select provider_id from changed);
  insert into provider_categories
      (provider_id, category_id, shortest_minutes, buffer_minutes, lowest_price_cents, location)
    select p.id, i.category_id, min(i.duration_minutes),
      (array_agg(taken.buffer order by i.duration_minutes, taken.buffer))[1], min(i.price_cents), p.location
    from providers p join catalog_items i on i.provider_id = p.id
      cross join lateral (select coalesce(i.buffer_minutes, p.buffer_minutes) as buffer) taken
    where p.id in (select provider_id from changed) and i.active and not i.is_addon
    group by p.id, i.category_id;
  update providers p
    set search_text = search_text_of(p.id, p.full_name), category_ids = coalesce(
      (select array_agg(c.category_id order by c.category_id) from provider_categories c where c.provider_id = p.id), '{}')
    where p.id in (select provider_id from changed);
  return null;
end $$;

create function provider_categories_buffer() returns trigger language plpgsql as $$
begin
  update provider_categories c set buffer_minutes = (
      select coalesce(i.buffer_minutes, new.buffer_minutes) as buffer from catalog_items i
      where i.provider_id = new.id and i.category_id = c.category_id and i.active and not i.is_addon
      order by i.duration_minutes, buffer limit 1)
    where c.provider_id = new.id;
  return null;
end $$;
create trigger providers_buffered after update of buffer_minutes on providers for each row
  when (old.buffer_minutes <> new.buffer_minutes) execute function provider_categories_buffer();
