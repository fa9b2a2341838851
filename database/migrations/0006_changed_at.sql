-- When what a provider's pages show last changed: the sitemap tells search engines what to read again.
alter table providers add column changed_at timestamptz not null default now();
update providers p set changed_at = greatest(p.created_at, (select max(created_at) from reviews r where r.provider_id = p.id));

-- Its catalogue, hours and reviews change the provider's own row too (catalog_items_derive, working_hours_derive).
create function providers_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger providers_changed before update on providers
  for each row execute function providers_changed();

create function shown_of_provider() returns trigger language plpgsql as $$
begin
  update providers set changed_at = now() where id in (select provider_id from changed);
  return null;
end $$;
create trigger gallery_items_inserted after insert on gallery_items
  referencing new table as changed for each statement execute function shown_of_provider();
create trigger gallery_items_updated after update on gallery_items
  referencing new table as changed for each statement execute function shown_of_provider();
create trigger gallery_items_deleted after delete on gallery_items
  referencing old table as changed for each statement execute function shown_of_provider();
create trigger promotions_inserted after insert on promotions
  referencing new table as changed for each statement execute function shown_of_provider();
create trigger promotions_updated after update on promotions
  referencing new table as changed for each statement execute function shown_of_provider();
create trigger promotions_deleted after delete on promotions
  referencing old table as changed for each statement execute function shown_of_provider();
