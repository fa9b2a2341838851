-- An item that its salon removed stays, hidden, for the orders that name it.
alter table catalog_items
  add column is_price_from boolean not null default false, -- shown as "from"; an order takes the price itself
  add column removed_at timestamptz,
  add check (removed_at is null or not active);

-- An earlier price of an item: what it cost until `changed_at`.
create table price_changes (
  id uuid primary key default uuidv7(),
  catalog_item_id uuid not null references catalog_items (id) on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  changed_at timestamptz not null default now()
);
create index price_changes_item on price_changes (catalog_item_id, changed_at);

create function catalog_items_keep_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (catalog_item_id, price_cents) values (old.id, old.price_cents);
  return null;
end $$;
create trigger catalog_items_priced after update on catalog_items for each row
  when (old.price_cents <> new.price_cents) execute function catalog_items_keep_price();

-- Another place on the page changes nothing that an order is validated by, or that somebody edits.
drop trigger catalog_items_version on catalog_items;
create trigger catalog_items_version before update on catalog_items for each row
  when (to_jsonb(old) - 'position' is distinct from to_jsonb(new) - 'position') execute function raise_version();
