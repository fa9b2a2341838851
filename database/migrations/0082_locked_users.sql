-- Whom an operator locked: the account stays, nobody signs in to it.
alter table identity.users add column locked_at timestamptz;
