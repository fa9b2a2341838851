-- The bundled towns to whose homes a provider comes, by their ids, in place of a radius; empty for one with a radius.
alter table providers add column service_places text[] not null default '{}'
    check (cardinality(service_places) <= 50),
  drop constraint providers_check,
  add constraint providers_come_somewhere check (
    service_availability = 'SALON' or (service_radius_km is null) <> (service_places = '{}'));
