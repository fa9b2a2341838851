-- The link in a mail about a registration ends. The links of before work for thirty days more.
alter table registrations add column link_expires_at timestamptz;
update registrations set link_expires_at = now() + interval '30 days' where token_hash is not null;
alter table registrations add check (token_hash is null or link_expires_at is not null);

-- Whether somebody has proven an address.
create index mail_addresses_email on mail_addresses (email) where verified_at is not null;
