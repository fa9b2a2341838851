-- Whether the operator wrote an event. `actor` then says for whom: 'customer' for the customer, 'operator' for the salon.
alter table order_events add column by_operator boolean not null default false;
update order_events set by_operator = true where actor = 'operator';

-- Mails to the salon are recorded too.
alter table order_mails add column reader text not null default 'customer' check (reader in ('customer', 'salon'));

-- The operator finds an order by its number, and by the mail address, telephone number or name of its customer.
create index orders_number on orders (right(replace(id::text, '-', ''), 8));
create index orders_customer_email on orders (lower(customer_email)) where customer_email <> '';
create index orders_customer_phone on orders (right(regexp_replace(customer_phone, '\D', '', 'g'), 9))
  where customer_phone <> '';
create index orders_customer_name on orders using gin (plain_text(customer_name) gin_trgm_ops) where customer_name <> '';
