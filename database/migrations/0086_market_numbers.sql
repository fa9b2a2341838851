-- The market's numbers count orders by when they were placed.
create index orders_placed on orders (placed_at);
