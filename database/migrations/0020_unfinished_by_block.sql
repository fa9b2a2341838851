-- The block of networks an unfinished sign-in came from, as a keyed fingerprint: at the bound of all together the block
-- with the most gives way. What was unfinished before has none, and runs out within the hour.
alter table identity.artifacts add column block text;
create index artifacts_block on identity.artifacts (block, expires_at) where block is not null;
drop index identity.artifacts_unfinished;
