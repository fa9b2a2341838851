-- When a customer was asked for a review: once per order, whatever came of it.
alter table orders add column review_invited_at timestamptz;

-- A review that broke the rules is kept and counted no longer.
alter table reviews add column replied_at timestamptz, add column hidden_at timestamptz;
drop index reviews_provider;
create index reviews_shown on reviews (provider_id, created_at desc, id desc) where hidden_at is null;

-- What somebody told the operator of a review. Who told it is not asked.
create table review_reports (
  id uuid primary key,
  review_id uuid not null references reviews (id) on delete cascade,
  reason text not null check (reason in ('not-a-visit', 'personal', 'offensive', 'advertising', 'other')),
  message text not null,
  reported_at timestamptz not null
);
create index review_reports_review on review_reports (review_id);
create index review_reports_reported_at on review_reports (reported_at);
