-- What a provider keeps free for the way to a visit at home and back, and what an order keeps.
alter table providers add column travel_minutes integer not null default 0 check (travel_minutes between 0 and 180);
alter table orders add column travel_minutes integer not null default 0 check (travel_minutes between 0 and 180);

-- The part of `during` before and after the visit that is travel, so that a hold is renewed as it was made.
alter table holds add column travel_minutes integer not null default 0;

-- Travel is an appointment of its own before the visit, and one after its buffer.
alter table appointments add column is_travel boolean not null default false,
  add constraint appointments_travel_of_orders check (not is_travel or order_id is not null);

-- As before; what comes under the constraint stays visit or travel.
create or replace function constrain_uncovered(calendar uuid, freed tstzrange) returns void language plpgsql as $$
declare
  candidate uuid;
  squeezed appointments;
  covered tstzmultirange;
  uncovered tstzmultirange;
begin
  for candidate in
    select distinct order_id from appointments
    where calendar_id = calendar and squeezed_by is not null and during && freed
    order by order_id
  loop
    -- A change of that order in progress is finished first; its appointments are read afterwards.
    perform from orders where id = candidate for no key update;
    for squeezed in
      select * from appointments
      where order_id = candidate and calendar_id = calendar and squeezed_by is not null and during && freed
      order by during for update
    loop
      select coalesce(range_agg(a.during * squeezed.during), '{}') into covered from appointments a
        where a.calendar_id = calendar and a.live and a.squeezed_by is null and a.during && squeezed.during
          and a.order_id is distinct from candidate;
      uncovered := tstzmultirange(squeezed.during) - covered;
      continue when isempty(uncovered);
      if isempty(covered) then
        update appointments set squeezed_by = null where id = squeezed.id;
        continue;
      end if;
      delete from appointments where id = squeezed.id;
      insert into appointments (calendar_id, order_id, during, live, squeezed_by, is_travel)
        select calendar, candidate, part, squeezed.live, squeezed.squeezed_by, squeezed.is_travel from unnest(covered) part
        union all
        select calendar, candidate, part, squeezed.live, null, squeezed.is_travel from unnest(uncovered) part;
      -- A change that read the order with the appointments it had is repeated.
      update orders set version = version + 1 where id = candidate;
    end loop;
  end loop;
end $$;
