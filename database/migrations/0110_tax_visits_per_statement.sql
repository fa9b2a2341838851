-- Orders that are inserted completed, as those of an archive and of the demo market, are counted once for a statement. An update for
-- each row cost a tenth of filling the market, since each leaves the counted row behind until the transaction ends. An order that
-- is booked is not completed: the call of the trigger costs 40 µs of the 970 µs of a bare insert with its commit (decision 88).
create or replace function orders_counted_for_tax() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform add_tax_visits(provider_id, year, visits) from (
      select provider_id, tax_year_of(starts_at) as year, sum(difference) as visits from (
        select provider_id, starts_at, 1 as difference from added where status = 'COMPLETED'
        union all
        select provider_id, starts_at, -1 from removed where status = 'COMPLETED') each
      group by 1, 2 having sum(difference) <> 0 order by 1, 2) changed;
  elsif tg_op = 'INSERT' then
    perform add_tax_visits(provider_id, year, visits) from (
      select provider_id, tax_year_of(starts_at) as year, count(*) as visits from added where status = 'COMPLETED'
      group by 1, 2 order by 1, 2) changed;
  else
    perform add_tax_visits(provider_id, year, -visits) from (
      select provider_id, tax_year_of(starts_at) as year, count(*) as visits from removed where status = 'COMPLETED'
      group by 1, 2 order by 1, 2) changed;
  end if;
  return null;
end $$;

drop trigger orders_inserted_for_tax on orders;
drop function order_inserted_for_tax();
create trigger orders_inserted_for_tax after insert on orders
  referencing new table as added for each statement execute function orders_counted_for_tax();
