-- A repeated request to add a client adds none: the key names what was written, an order or a client.
alter table idempotency_keys
  alter column order_id drop not null,
  add column client_id uuid references clients (id) on delete cascade,
  add constraint idempotency_keys_written check (num_nonnulls(order_id, client_id) = 1);
create index idempotency_keys_client on idempotency_keys (client_id) where client_id is not null;
