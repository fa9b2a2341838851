-- What visitors wrote is answered at the desk. A message that came before is open: nobody wrote down that it was answered.
alter table contact_requests
  add column status text not null default 'open' check (status in ('open', 'waiting', 'closed')), -- waiting: for the sender
  add column status_since timestamptz, -- of an open one, when its term began
  add column version integer not null default 1,
  add column assignee text references accounts (user_name) on update cascade on delete set null;

update contact_requests set status_since = requested_at;
alter table contact_requests alter column status_since set not null;

-- The lists of the desk, each read by keyset, and its search.
create index contact_requests_status on contact_requests (status, status_since, id);
create index contact_requests_type on contact_requests (status, request_type, status_since, id);
create index contact_requests_assignee on contact_requests (assignee);
create index contact_requests_email on contact_requests (lower(email), status_since);
create index contact_requests_reference on contact_requests (upper(right(id::text, 8)));

-- What was mailed after the message of the form: from the desk, or by the sender, which an operator writes down.
create table contact_mails (
  id uuid primary key,
  contact_request_id uuid not null references contact_requests (id) on delete cascade,
  direction text not null check (direction in ('sent', 'received')),
  text text not null,
  written_at timestamptz not null,
  written_by text, -- the subject of an operator's account
  left_at timestamptz, -- null until it left the market
  check (direction = 'sent' or left_at is null)
);
create index contact_mails_request on contact_mails (contact_request_id, written_at, id);
