-- When a promotion was ended for good; one whose last day has passed has ended too.
alter table promotions
  add column ended_at timestamptz,
  add constraint promotions_ended_is_off check (ended_at is null or not active);
