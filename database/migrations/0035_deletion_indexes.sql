-- The events of an account that is deleted. The words stand for actors that are no account.
create index order_events_actor on order_events (actor) where actor not in ('system', 'operator', 'customer', 'salon');

-- What retention deletes by age.
create index mail_addresses_requested_at on mail_addresses (requested_at);
create index revoked_grants_expires_at on revoked_grants (expires_at);
create index holds_sitting_began_at on holds (sitting_began_at);
create index holds_expires_at on holds (expires_at) where not isempty(during);
