-- What operators did, when and why. A row names accounts by their subject and everything else by its id: it identifies
-- nobody once the account is gone. operator_subject is null for the command line.
create table operator_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  operator_subject text,
  act text not null check (act ~ '^[a-z][a-z-]{0,39}$'),
  target_kind text not null check (target_kind ~ '^[a-z][a-z-]{0,39}$'),
  target_id text, -- null for what has no id, such as the market
  reason text check (length(reason) between 1 and 2000),
  details jsonb check (jsonb_typeof(details) = 'object')
);
create index operator_log_newest on operator_log (at desc, id desc);
create index operator_log_operator on operator_log (operator_subject, at desc, id desc);
create index operator_log_act on operator_log (act, at desc, id desc);
create index operator_log_target on operator_log (target_kind, target_id, at desc, id desc);

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'the operator log is never changed'
    using errcode = 'integrity_constraint_violation', table = 'operator_log', constraint = 'operator_log_append_only';
end $$;
create trigger operator_log_append_only before update or delete or truncate on operator_log
  for each statement execute function refuse_log_change();

-- A link that makes an account operator. It works once; only its hash is stored.
create table operator_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
