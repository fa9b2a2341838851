-- A message may ask for access, rectification or erasure (GDPR 15 to 17), which an operator marks. Its month runs from the day on
-- which the message came (GDPR 12(3)), also while its sender has to answer.
alter table contact_requests add column is_privacy_request boolean not null default false;

create index contact_requests_privacy_work on contact_requests (requested_at, id)
  where is_privacy_request and status <> 'closed';
create index contact_requests_privacy on contact_requests (status, status_since, id) where is_privacy_request;

-- What was cancelled on a day, for the page Today.
create index order_events_cancelled on order_events (at) where to_status = 'CANCELLED';
