-- Who offers a category around a point, answered by one index: a search touches no provider that does not.
alter table provider_categories add column location point; -- its provider's, kept by catalog_items_derive and providers_moved
update provider_categories c set location = p.location from providers p where p.id = c.provider_id;
alter table provider_categories alter column location set not null;
create index provider_categories_near on provider_categories
  using gist (category_id, location) include (provider_id, shortest_minutes, lowest_price_cents);

create or replace function catalog_items_derive() returns trigger language plpgsql as $$
begin
  -- Not beside a move of the same provider, which would leave the old place behind here.
  perform from providers where id in (select provider_id from changed) order by id for no key update;
  delete from provider_categories where provider_id in (select provider_id from changed);
  insert into provider_categories (provider_id, category_id, shortest_minutes, lowest_price_cents, location)
    select p.id, i.category_id, min(i.duration_minutes), min(i.price_cents), p.location
    from providers p join catalog_items i on i.provider_id = p.id
    where p.id in (select provider_id from changed) and i.active and not i.is_addon
    group by p.id, i.category_id;
  update providers p
    set search_text = search_text_of(p.id, p.full_name), category_ids = coalesce(
      (select array_agg(c.category_id order by c.category_id) from provider_categories c where c.provider_id = p.id), '{}')
    where p.id in (select provider_id from changed);
  return null;
end $$;

create function provider_categories_move() returns trigger language plpgsql as $$
begin
  update provider_categories set location = new.location where provider_id = new.id;
  return null;
end $$;
create trigger providers_moved after update of location on providers
  for each row execute function provider_categories_move();
