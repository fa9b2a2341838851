-- When the customer agreed to the new time of a visit that its provider moved.
alter table order_events add column agreed_at timestamptz check (agreed_at is null or from_starts_at is not null);
