-- In which years a provider had completed visits, and whether its tax details are complete: the lists of the report of a year (DAC7)
-- are read from it, since who has none cannot be found in 100,000 providers otherwise. Kept by triggers, also where DAC7 is off.
create table tax_years (
  provider_id uuid not null references providers (id) on delete cascade,
  year integer not null, -- in Dutch time
  user_name text not null references providers (user_name) on update cascade on delete cascade,
  visits integer not null check (visits >= 0), -- completed, that begin in it
  is_complete boolean not null default false, -- whether no required field of the tax details is empty
  primary key (provider_id, year)
);
create index tax_years_listed on tax_years (year, is_complete, user_name) where visits > 0;
create index tax_years_user_name on tax_years (user_name);

create function tax_year_of(starts_at timestamptz) returns integer language sql stable as $$
  select extract(year from starts_at at time zone 'Europe/Amsterdam')::integer
$$;

-- Providers in order of their ids, so that of two statements neither waits for the other for ever. Details that are saved meanwhile
-- lock the provider, for which the insert waits; so completeness is read in a statement after it.
create function add_tax_visits(changed_provider uuid, changed_year integer, difference bigint) returns void language plpgsql as $$
begin
  if difference > 0 then
    insert into tax_years (provider_id, year, user_name, visits)
      select p.id, changed_year, p.user_name, difference from providers p where p.id = changed_provider
      on conflict (provider_id, year) do update set visits = tax_years.visits + excluded.visits;
    update tax_years set is_complete = true
      where provider_id = changed_provider and year = changed_year and not is_complete
        and exists (select from tax_details t where t.provider_id = changed_provider and t.missing = '{}');
  elsif difference < 0 then
    update tax_years set visits = visits + difference where provider_id = changed_provider and year = changed_year;
  end if;
end $$;

-- A row each, so that a booking, which is not completed, costs nothing.
create function order_inserted_for_tax() returns trigger language plpgsql as $$
begin
  perform add_tax_visits(new.provider_id, tax_year_of(new.starts_at), 1);
  return null;
end $$;

create function orders_counted_for_tax() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform add_tax_visits(provider_id, year, -visits) from (
      select provider_id, tax_year_of(starts_at) as year, count(*) as visits from removed where status = 'COMPLETED'
      group by 1, 2 order by 1, 2) changed;
  else
    perform add_tax_visits(provider_id, year, visits) from (
      select provider_id, tax_year_of(starts_at) as year, sum(difference) as visits from (
        select provider_id, starts_at, 1 as difference from added where status = 'COMPLETED'
        union all
        select provider_id, starts_at, -1 from removed where status = 'COMPLETED') each
      group by 1, 2 having sum(difference) <> 0 order by 1, 2) changed;
  end if;
  return null;
end $$;

create trigger orders_inserted_for_tax after insert on orders
  for each row when (new.status = 'COMPLETED') execute function order_inserted_for_tax();
create trigger orders_updated_for_tax after update on orders
  referencing old table as removed new table as added for each statement execute function orders_counted_for_tax();
create trigger orders_deleted_for_tax after delete on orders
  referencing old table as removed for each statement execute function orders_counted_for_tax();

create function tax_details_saved() returns trigger language plpgsql as $$
declare
  saved uuid := coalesce(new.provider_id, old.provider_id);
begin
  perform from providers where id = saved for update;
  update tax_years set is_complete = coalesce(new.missing = '{}', false)
    where provider_id = saved and is_complete <> coalesce(new.missing = '{}', false);
  return null;
end $$;
create trigger tax_details_saved after insert or delete or update of missing on tax_details
  for each row execute function tax_details_saved();

insert into tax_years (provider_id, year, user_name, visits, is_complete)
  select o.provider_id, tax_year_of(o.starts_at), p.user_name, count(*),
    coalesce((select t.missing = '{}' from tax_details t where t.provider_id = o.provider_id), false)
  from orders o join providers p on p.id = o.provider_id where o.status = 'COMPLETED' group by 1, 2, 3;
