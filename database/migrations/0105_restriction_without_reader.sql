-- When a mail about a decision had nobody to go to, since the owner has no address any more. The desk then does not say that it waits.
alter table provider_restrictions add column no_reader_at timestamptz;
update provider_restrictions r set no_reader_at = now() from providers p
  where p.id = r.provider_id and r.mailed_at is null and r.lifted_at is null and p.email = '' and not exists (
    select from memberships m join accounts a on a.user_name = m.user_name
    where m.provider_id = p.id and m.role = 'owner' and a.email_verified and a.email <> '');
