-- What the nightly sweeps and removals look for, found without reading whole tables.

-- By age, and whether there is still something to clear: those that were cleared long ago are skipped inside the index.
create index orders_age on orders (ends_at, (customer_email <> ''));

-- What goes with a row that is removed.
create index idempotency_keys_order on idempotency_keys (order_id);
create index catalog_items_parent on catalog_items (parent_id) where parent_id is not null;
