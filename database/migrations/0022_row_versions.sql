-- A number that every update raises: an order is written only while the rows it was validated against have not changed.
alter table providers add column version integer not null default 1;
alter table catalog_items add column version integer not null default 1;
alter table promotions add column version integer not null default 1;

create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger providers_version before update on providers for each row execute function raise_version();
create trigger catalog_items_version before update on catalog_items for each row execute function raise_version();
create trigger promotions_version before update on promotions for each row execute function raise_version();
