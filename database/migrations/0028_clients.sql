-- The people of a provider: those who booked with an account, and those a member wrote down. Without a name: erased.
create table clients (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references providers (id) on delete cascade,
  user_name text references accounts (user_name) on delete set null,
  name text not null,
  phone text not null default '',
  email text,
  note text not null default '', -- read by the provider's members, and by the person who asks for it
  blocked_at timestamptz, -- since when the provider takes no bookings from this account
  version integer not null default 1, -- a member changes the card only as it was read
  created_at timestamptz not null default now(),
  unique (provider_id, user_name)
);
create trigger clients_version before update on clients for each row execute function raise_version();
create index clients_by_name on clients (provider_id, plain_text(name), id) where name <> '';
create index clients_user_name on clients (user_name) where user_name is not null;
create index clients_age on clients (created_at);

-- One client for each provider and account, as the latest order has them.
insert into clients (provider_id, user_name, name, phone, email, created_at)
  select distinct on (provider_id, customer_user_name) provider_id, customer_user_name, customer_name, customer_phone,
    nullif(customer_email, ''), min(placed_at) over (partition by provider_id, customer_user_name)
  from orders where customer_user_name is not null
  order by provider_id, customer_user_name, placed_at desc, id desc;

-- A block is a column of the client. Who was blocked before they booked is known by the name of the account.
insert into clients (provider_id, user_name, name, blocked_at, created_at)
  select b.provider_id, b.user_name, a.name, b.blocked_at, b.blocked_at
  from blocked_customers b join accounts a using (user_name)
  on conflict (provider_id, user_name) do update set blocked_at = excluded.blocked_at;
drop table blocked_customers;

alter table orders add column client_id uuid references clients (id) on delete set null;
update orders set client_id = (select id from clients
  where provider_id = orders.provider_id and user_name = orders.customer_user_name)
  where customer_user_name is not null;
create index orders_client on orders (client_id, starts_at desc, id desc) where client_id is not null;

-- An order that a member placed: its customer need not have an account, and accepted nothing.
alter table orders add column placed_by text; -- the user name of the member; 'salon' when that account is deleted
create index orders_placed_by on orders (placed_by) where placed_by is not null;
alter table orders alter column accepted_terms_at drop not null;
alter table orders add constraint orders_terms_accepted check (accepted_terms_at is not null or placed_by is not null);

-- When the personal data of an order was erased, with the account or the client. Before, a missing customer said so.
alter table orders add column erased_at timestamptz;
update orders set erased_at = now() where customer_user_name is null;
alter table orders drop constraint orders_without_customer;
alter table orders add constraint orders_of_somebody
  check (customer_user_name is not null or placed_by is not null or erased_at is not null);
alter table orders add constraint orders_erased check (erased_at is null or (customer_user_name is null
  and (customer_name, customer_email, customer_phone, coalesce(customer_address, ''), customer_instructions)
    = ('', '', '', '', '')));

-- Old orders are found by their end, and those with any contact detail left apart.
drop index orders_age;
create index orders_age on orders (ends_at);
create index orders_with_contact on orders (ends_at) where customer_email <> '' or customer_phone <> ''
  or customer_instructions <> '' or provider_note <> '' or customer_address <> '';

-- A member may book a time that is taken, knowingly. The stretch that overlaps is outside the constraint, as an
-- appointment of its own; it is busy like every other. An order may thus have several appointments.
alter table appointments add column squeezed_by text
  constraint appointments_squeezed_orders check (squeezed_by is null or order_id is not null);
alter table appointments drop constraint appointments_never_overlap;
alter table appointments add constraint appointments_never_overlap
  exclude using gist (calendar_id with =, during with &&) where (live and squeezed_by is null);
-- What is taken is read with the squeezed appointments, which the index of the constraint no longer has.
create index appointments_live on appointments using gist (calendar_id, during) where live;
create index appointments_squeezed on appointments using gist (calendar_id, during) where squeezed_by is not null;

-- Whether a move took the visit from a time that it was squeezed into, so that undoing may squeeze it in again.
alter table order_events add column from_squeezed boolean not null default false;

-- A squeezed appointment lies within appointments that are not. When one of those goes, what it no longer covers comes
-- under the constraint, older orders first.
create function constrain_uncovered(calendar uuid, freed tstzrange) returns void language plpgsql as $$
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
      insert into appointments (calendar_id, order_id, during, live, squeezed_by)
        select calendar, candidate, part, squeezed.live, squeezed.squeezed_by from unnest(covered) part
        union all
        select calendar, candidate, part, squeezed.live, null from unnest(uncovered) part;
      -- A change that read the order with the appointments it had is repeated.
      update orders set version = version + 1 where id = candidate;
    end loop;
  end loop;
end $$;

create function constrain_squeezed() returns trigger language plpgsql as $$
begin
  perform constrain_uncovered(old.calendar_id, old.during);
  return null;
end $$;
create trigger appointments_moved after update on appointments for each row
  when (old.live and old.squeezed_by is null and (not new.live or new.during <> old.during
    or new.calendar_id <> old.calendar_id))
  execute function constrain_squeezed();
create trigger appointments_gone after delete on appointments for each row
  when (old.live and old.squeezed_by is null)
  execute function constrain_squeezed();

-- A block that is removed, and a visit that moves as a whole, are told to open schedules too.
create trigger appointments_deleted after delete on appointments
  referencing old table as changed for each statement execute function notify_appointments();
