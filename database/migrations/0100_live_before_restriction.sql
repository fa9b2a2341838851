-- Whether customers found a provider before the operator hid or ended it. Taking that back does not show one that was paused.
alter table providers add column live_before_restriction boolean not null default true;
