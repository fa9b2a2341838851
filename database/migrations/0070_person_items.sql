-- For how much and how long a calendar does a treatment, where that differs from the salon. Without a row, or with null, it is
-- the price and duration of the item. Whoever writes one writes the item too, whose version rises with it.
alter table calendars add constraint calendars_of_provider unique (provider_id, id);
alter table catalog_items add constraint catalog_items_of_provider unique (provider_id, id);
create table person_items (
  provider_id uuid not null, -- of both
  calendar_id uuid not null,
  catalog_item_id uuid not null,
  price_cents integer check (price_cents >= 0),
  minutes integer check (minutes between 5 and 720),
  primary key (calendar_id, catalog_item_id),
  foreign key (provider_id, calendar_id) references calendars (provider_id, id) on delete cascade,
  foreign key (provider_id, catalog_item_id) references catalog_items (provider_id, id) on delete cascade
);
create index person_items_calendar on person_items (provider_id, calendar_id);
create index person_items_item on person_items (provider_id, catalog_item_id);
