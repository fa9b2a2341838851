-- Since when somebody has their role: the time in which owners and operators must set up a second factor begins then, and
-- for those who have the role already with this migration.
alter table memberships add column role_since timestamptz not null default now();
alter table accounts add column operator_since timestamptz;
update accounts set operator_since = now() where role = 'operator';
