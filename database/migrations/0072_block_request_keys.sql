-- A repeated request to block time blocks it once: the key names what was written, an order, a client or a block. An appointment
-- of an order that a key names otherwise stays what it was.
alter table idempotency_keys
  add column block_id uuid references appointments (id) on delete cascade,
  drop constraint idempotency_keys_written,
  add constraint idempotency_keys_written check (num_nonnulls(order_id, client_id, block_id) = 1);
create index idempotency_keys_block on idempotency_keys (block_id) where block_id is not null;
