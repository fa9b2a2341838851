-- Whoever says that a visit is not theirs is not mailed by that provider again. The address is stored as a keyed hash alone.
create table mail_objections (
  provider_id uuid not null references providers (id) on delete cascade,
  address_hash bytea not null check (length(address_hash) = 32),
  objected_at timestamptz not null,
  primary key (provider_id, address_hash)
);

-- When the mail with the link to a visit left, and when the owner of its address said that the visit is not theirs.
alter table orders
  add column link_mailed_at timestamptz,
  add column address_removed_at timestamptz;
-- What was sent so far was not noted: nearly all of these mails left at once.
update orders set link_mailed_at = placed_at
where placed_by is not null and customer_user_name is null and customer_email <> '' and starts_at > placed_at;
