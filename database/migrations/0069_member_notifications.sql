-- What a member of a provider is told of, by mail and on their devices: one choice for all devices, which had their own.
alter table member_mails rename to member_notifications;
alter table member_notifications rename column kinds to mails;
alter table member_notifications
  drop constraint member_mails_kinds_check,
  add column pushes text[] not null default '{request,booking,change}',
  add column day_pushed date, -- the last day, on the provider's clock, of which devices were notified
  add constraint member_notifications_mails_check check (mails <@ array['request', 'booking', 'change', 'review', 'day']),
  add constraint member_notifications_pushes_check check (pushes <@ array['request', 'booking', 'change', 'review', 'day']);
alter index member_mails_pkey rename to member_notifications_pkey;
alter table member_notifications
  rename constraint member_mails_provider_id_user_name_fkey to member_notifications_provider_id_user_name_fkey;
drop index member_mails_of_day;
create index member_notifications_of_day on member_notifications (provider_id, user_name)
  where 'day' = any (mails) or 'day' = any (pushes);

-- A member hears on every device of what one of them was told. A change and a cancellation are one choice.
insert into member_notifications (provider_id, user_name, mails, pushes)
select d.provider_id, d.user_name, '{review}', array_agg(distinct case event when 'cancellation' then 'change' else event end)
from push_devices d cross join lateral unnest(d.events) event
group by d.provider_id, d.user_name
on conflict (provider_id, user_name) do update set pushes = excluded.pushes;
alter table push_devices drop column events;
alter table member_notifications alter column pushes drop default;

-- The job of every morning makes notifications too. One that is queued runs under the new name (see 0036).
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  update graphile_worker._private_tasks set identifier = 'notify-of-day' where identifier = 'make-day-mails';
  update graphile_worker._private_known_crontabs set identifier = 'notify-of-day' where identifier = 'make-day-mails';
end
$$;
