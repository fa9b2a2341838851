-- How long a provider may take to answer a request.
alter table providers add column answer_term_minutes integer not null default 1440
  check (answer_term_minutes between 60 and 10080);

-- Until when a request waits: the provider's term at the time, and at most the start. Requests that wait already keep the
-- start; visits that a member booked have no term.
alter table orders
  add column answer_until timestamptz,
  add column answer_by timestamptz not null generated always as (least(answer_until, starts_at)) stored;
create index orders_unanswered on orders (answer_by) where status = 'PENDING';
