-- The visits that a member booked together, every so many weeks. Each is an order of its own.
alter table orders add column series_id uuid;
create index orders_series on orders (series_id, starts_at) where series_id is not null;
