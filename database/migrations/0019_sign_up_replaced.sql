-- Whether a sign-up took the place of an earlier one on its address: its code then counts only together with its id,
-- which nobody but whoever signed up was told.
alter table identity.sign_ups add column took_place boolean not null default false;
