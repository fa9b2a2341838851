-- Reports of what is public, decisions about them, and objections to those decisions (DSA 16, 17 and 20). The reports of
-- reviews that were made before are taken over. A target is hidden while the latest decision of any report about it is
-- to hide it.
create table reports (
  id uuid primary key,
  kind text not null check (kind in ('review', 'reply', 'picture', 'provider')),
  provider_id uuid not null references providers (id) on delete cascade,
  review_id uuid references reviews (id) on delete cascade,
  picture_id uuid references gallery_items (id) on delete set null, -- null when the provider deleted it
  reason text not null check (reason ~ '^[a-z][a-z-]{0,39}$'),
  message text not null,
  quote text not null default '', -- the words that the report is about
  reporter_name text not null default '',
  reporter_email text, -- null for a report without a name, and for one of the operator
  reporter_user_name text references accounts (user_name) on update cascade on delete set null,
  is_by_provider boolean not null default false, -- made by a member of the provider
  language text not null check (language in ('en', 'nl')),
  reported_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'objection', 'decided')),
  waiting_since timestamptz, -- when its term began
  decided_at timestamptz, -- of the latest decision
  effect text check (effect in ('none', 'hide')), -- of the latest decision
  assignee text references accounts (user_name) on update cascade on delete set null,
  version integer not null default 1,
  check ((kind in ('review', 'reply')) = (review_id is not null)),
  check (kind = 'picture' or picture_id is null),
  check ((state = 'decided') = (waiting_since is null)),
  check ((effect is null) = (decided_at is null)),
  check (state = 'open' or decided_at is not null)
);
create index reports_waiting on reports (waiting_since, id) where state <> 'decided';
create index reports_waiting_in_state on reports (state, waiting_since, id) where state <> 'decided';
create index reports_decided on reports (decided_at desc, id desc) where state = 'decided';
create index reports_reported_at on reports (reported_at);
create index reports_provider on reports (provider_id);
create index reports_review on reports (review_id);
create index reports_picture on reports (picture_id);
create index reports_reporter on reports (reporter_user_name);
create index reports_assignee on reports (assignee);

-- What a party said against a decision: once for each party of a report.
create table report_objections (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  party text not null check (party in ('author', 'reporter')),
  message text not null,
  objected_at timestamptz not null,
  unique (report_id, party)
);

create table report_decisions (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  decided_at timestamptz not null,
  decided_by text, -- the subject of an account; null for the command line
  effect text not null check (effect in ('none', 'hide')),
  ground text not null check (ground ~ '^[a-z][a-z-]{0,39}$'),
  facts text not null
);
create index report_decisions_report on report_decisions (report_id, decided_at);

alter table reviews add column reply_hidden_at timestamptz;
alter table gallery_items add column hidden_at timestamptz;

insert into reports (id, kind, provider_id, review_id, reason, message, language, reported_at, state, waiting_since, decided_at, effect)
  select t.id, 'review', r.provider_id, t.review_id, t.reason, t.message, 'nl', t.reported_at,
    case when r.hidden_at is null then 'open' else 'decided' end,
    case when r.hidden_at is null then date_trunc('milliseconds', t.reported_at) end,
    date_trunc('milliseconds', r.hidden_at), case when r.hidden_at is not null then 'hide' end
  from review_reports t join reviews r on r.id = t.review_id;
insert into reports (id, kind, provider_id, review_id, reason, message, language, reported_at, state, decided_at, effect)
  select gen_random_uuid(), 'review', provider_id, id, 'own-initiative', '', 'nl', hidden_at, 'decided', date_trunc('milliseconds', hidden_at), 'hide'
  from reviews r where hidden_at is not null and not exists (select from review_reports t where t.review_id = r.id);
insert into report_decisions (id, report_id, decided_at, effect, ground, facts)
  select gen_random_uuid(), id, decided_at, effect, 'other-rule', '' from reports where effect is not null;
drop table review_reports;
