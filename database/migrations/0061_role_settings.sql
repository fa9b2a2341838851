-- What the owner of a provider decides about its roles, beside what each role may do in any case.
alter table providers
  add column reception_may_cancel boolean not null default false,
  add column managers_may_export boolean not null default true;
