-- What anybody can have written without showing who they are: sign-ins under way, and sessions without a person. The
-- network they came from, as a keyed fingerprint, so that each keeps a bounded number; null for everything else.
alter table identity.artifacts add column network text;
create index artifacts_network on identity.artifacts (network, expires_at) where network is not null;
create index artifacts_unfinished on identity.artifacts (expires_at) where network is not null;
