-- Uploaded pictures of providers. A picture is named by the hash of what was uploaded; what is served is encoded anew.
create table pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  media_type text not null,
  byte_count integer not null check (byte_count > 0),
  width integer not null check (width > 0), -- as it is shown, after its rotation
  height integer not null check (height > 0),
  original bytea, -- until it is encoded
  uploaded_at timestamptz not null default now(),
  check ((state = 'processing') = (original is not null))
);
create index pictures_uploaded_at on pictures (uploaded_at);
alter table pictures alter column original set storage external; -- a compressed format gains nothing

create table picture_files (
  hash text not null references pictures (hash) on delete cascade,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  primary key (hash, width, format)
);
alter table picture_files alter column bytes set storage external;

-- A picture of a provider is a drawing with a URL or an uploaded picture.
alter table gallery_items alter column url drop not null;
alter table gallery_items add column picture_hash text references pictures (hash);
alter table gallery_items add constraint gallery_items_one_source check (num_nonnulls(url, picture_hash) = 1);
create unique index gallery_items_picture on gallery_items (provider_id, picture_hash);
create index gallery_items_picture_hash on gallery_items (picture_hash);

-- The first picture of a provider where it was uploaded, so that a list of providers reads no other table.
alter table providers add column cover_hash text;
