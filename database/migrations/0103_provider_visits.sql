-- How many visits a provider had in thirty days, by which the desk sorts its list. Triggers keep the rows and what the list
-- filters by, and a job counts every hour: what falls out of the thirty days changes no row that a trigger could see.
create table provider_visits (
  provider_id uuid primary key references providers (id) on delete cascade,
  visits integer not null default 0 check (visits >= 0),
  state text not null, -- these three are those of the provider
  city_code text not null,
  plan text
);
-- The filters are in the index, so that a page of few providers among many reads no others.
create index provider_visits_most on provider_visits (visits desc, provider_id desc, state, city_code, plan);

create function provider_visits_added() returns trigger language plpgsql as $$
begin
  insert into provider_visits (provider_id, state, city_code, plan) select id, state, city_code, plan from added;
  return null;
end $$;
create trigger providers_inserted after insert on providers
  referencing new table as added for each statement execute function provider_visits_added();

create function provider_visits_moved() returns trigger language plpgsql as $$
begin
  update provider_visits set state = new.state, city_code = new.city_code, plan = new.plan where provider_id = new.id;
  return null;
end $$;
create trigger providers_filtered after update on providers for each row
  when ((old.state, old.city_code, old.plan) is distinct from (new.state, new.city_code, new.plan))
  execute function provider_visits_moved();

-- Counts the visits of the thirty days until a moment, without those that were cancelled or declined.
create function count_provider_visits(until timestamptz) returns void language sql as $$
  update provider_visits v set visits = counted.visits
  from (select p.provider_id, coalesce(o.visits, 0) as visits
    from provider_visits p left join (
      select provider_id, count(*) as visits from orders
      where starts_at between until - interval '30 days' and until and status not in ('CANCELLED', 'DECLINED')
      group by provider_id) o on o.provider_id = p.provider_id) counted
  where counted.provider_id = v.provider_id and counted.visits <> v.visits
$$;

insert into provider_visits (provider_id, state, city_code, plan) select id, state, city_code, plan from providers;
select count_provider_visits(now());
