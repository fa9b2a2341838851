-- The start of a hold session, as docs/glossary.md calls it.
alter table holds rename column sitting_began_at to hold_session_began_at;
alter index holds_sitting_began_at rename to holds_hold_session_began_at;

-- The mails that a provider wants about its orders: a salon is called provider outside screens.
alter table providers rename column salon_mails to provider_mails;

-- Periodic jobs are named after what they do. Those that are queued run under their new name. A new database has no queue
-- yet: it is installed after the migrations.
do $$
declare
  renamed record;
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  for renamed in
    select * from (values
      ('forget-customers', 'anonymize-orders'),
      ('forget-contacts', 'delete-contacts'),
      ('forget-mails', 'delete-mails'),
      ('forget-reports', 'delete-reports'),
      ('forget-idempotency-keys', 'delete-idempotency-keys')) as names (former, present)
  loop
    update graphile_worker._private_tasks set identifier = renamed.present where identifier = renamed.former;
    update graphile_worker._private_known_crontabs set identifier = renamed.present where identifier = renamed.former;
  end loop;
end
$$;
