-- What the owner of a provider chooses herself: how far ahead visits can be booked, and the mails to the salon.
alter table providers
  add column horizon_days integer not null default 730 check (horizon_days between 1 and 730), -- 730 as in domain/schedule/horizon.ts
  add column mail_language text not null default 'nl' check (mail_language in ('en', 'nl')),
  add column salon_mails text[] not null default '{request,booking,change,cancellation}'
    check (salon_mails <@ '{request,booking,change,cancellation}'::text[]);
