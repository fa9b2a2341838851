-- What the tax office must know about who sells at a provider (DAC7). `missing` and `kind` stand apart, so that the desk lists who
-- misses what without decrypting.
create table tax_details (
  provider_id uuid primary key references providers (id) on delete cascade,
  version integer not null default 1, -- every change is compare-and-set on it
  kind text not null check (kind in ('person', 'entity')),
  encrypted_details text not null,
  missing text[] not null, -- the required fields that are not filled in
  changed_at timestamptz not null
);
