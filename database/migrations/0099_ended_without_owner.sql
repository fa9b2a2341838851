-- A provider that ended may be left without an owner: its last one can be erased.
create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from providers where id = old.provider_id and state <> 'ended' for no key update;
  if found and coalesce(current_setting('bloesem.may_be_ownerless', true), '') <> 'yes' and not exists (
    select from memberships where provider_id = old.provider_id and role = 'owner') then
    raise exception 'a provider keeps an owner'
      using errcode = 'check_violation', table = 'memberships', constraint = 'memberships_keep_an_owner';
  end if;
  return null;
end $$;
