-- What happened on the pages, without anybody in it.
create table events (
  id bigint generated always as identity primary key,
  name text not null,
  detail text not null,
  at timestamptz not null
);
create index events_at on events (at);
