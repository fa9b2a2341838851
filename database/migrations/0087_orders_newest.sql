-- The operator finds the orders of a common name by reading the latest ones until a page is full.
create index orders_newest on orders (starts_at desc, id desc);
