-- What the operator decided about a provider, with the statement of reasons that the law asks (DSA 17, P2B 4).
create table provider_restrictions (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  kind text not null check (kind in ('pause', 'hide', 'end')),
  ground text not null check (ground in ('misleading-data', 'visits-not-kept', 'unlawful-content', 'repeated-breach', 'law', 'own-request')),
  law text not null default '' check (length(law) <= 200), -- the law and its article, where that is the ground
  facts text not null check (length(facts) between 1 and 4000),
  decided_at timestamptz not null,
  takes_effect_at timestamptz not null check (takes_effect_at >= decided_at),
  applied_at timestamptz, -- when it took effect
  customers_told_at timestamptz, -- when the visits after an end were cancelled
  closure_id uuid references closures (id) on delete set null, -- no visit is booked after an end
  mailed_at timestamptz, -- when the last mail about the decision left
  lifted_at timestamptz,
  lift_reason text not null default '' check (length(lift_reason) <= 2000),
  check (kind = 'end' or (applied_at = decided_at and takes_effect_at = decided_at))
);
create index provider_restrictions_provider on provider_restrictions (provider_id, decided_at desc);
create index provider_restrictions_closure on provider_restrictions (closure_id) where closure_id is not null;
-- Of two operators who decide the same at the same time the second is refused. A pause stands until the salon resumes.
create unique index provider_restrictions_standing on provider_restrictions (provider_id, kind)
  where lifted_at is null and kind <> 'pause';
create index provider_restrictions_ends on provider_restrictions (takes_effect_at) where kind = 'end' and lifted_at is null;

-- What a member cannot undo: a provider that is hidden or ended is not active.
alter table providers
  add column restriction text check (restriction in ('hidden', 'ended')),
  add constraint providers_restriction_inactive check (restriction is null or not active),
  add column state text not null generated always as (
    case when restriction is not null then restriction when active then 'live' else 'paused' end) stored,
  -- What it buys from the operator; null where nothing is agreed.
  add column plan text check (plan in ('software-only', 'software-marketing', 'salon-package')),
  add column plan_locations integer not null default 1 check (plan_locations between 1 and 999),
  add column trial_ends_on date, -- the last day of the trial, in Dutch time
  add constraint providers_trial_of_plan check (trial_ends_on is null or plan is not null);

-- The desk's list, in pages by user name: of all, of a state, a city or a plan, and by name also of those that are not active.
-- The last columns are those of the other filters: what does not fit them is left out without reading its row.
create index providers_state on providers (state, user_name, city_code, plan);
create index providers_city_name on providers (city_code, user_name, state, plan);
create index providers_plan on providers (plan, user_name, city_code, state) where plan is not null;
create index providers_search_text_of_all on providers using gin (search_text gin_trgm_ops);

-- Operators who looked into a provider's agenda, for its owners and for the operator log. The operator is named by subject.
create table provider_views (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  operator_subject text not null,
  reason text not null check (length(reason) between 1 and 2000),
  began_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > began_at)
);
create index provider_views_provider on provider_views (provider_id, began_at desc);

-- People are found by the beginning of their name, or by their address.
-- As far as somebody types: names and addresses come from issuers and may be longer than a row of an index.
create index accounts_name_prefix on accounts (left(lower(name), 100) text_pattern_ops, user_name);
create index accounts_email on accounts (left(lower(email), 320));
