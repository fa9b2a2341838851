-- What a provider asks for coming to a home, and what an order asks for it. It is within the original amount and is never
-- discounted.
alter table orders add column travel_fee_cents integer not null default 0,
  add constraint orders_travel_fee_not_discounted
    check (travel_fee_cents >= 0 and discount_cents <= original_cents - travel_fee_cents);
alter table providers add column travel_fee_cents integer not null default 0 check (travel_fee_cents >= 0);
