-- What a provider asks for each kilometre begun beyond those that its fixed fee covers, and how fast it travels, as the crow
-- flies. Without a speed every ride takes the travel minutes, which are the most in any case.
alter table providers
  add column travel_fee_per_km_cents integer not null default 0 check (travel_fee_per_km_cents between 0 and 1000),
  add column travel_fee_from_km integer not null default 0 check (travel_fee_from_km between 0 and 200),
  add column travel_speed_kmh integer check (travel_speed_kmh between 5 and 100);

-- How far the home of a visit is from its provider, in kilometres; null at the salon, and where the point of the address was
-- not known. It is cleared with the address.
alter table orders add column travel_km double precision check (travel_km >= 0);
