-- Once, on the primary, as the superuser:
--   psql -v password=… -f create-database.sql
create role bloesem login password :'password';
create database bloesem owner bloesem;
-- What the product sets for its role at its start. Here already, no session of PgBouncer is older than it.
alter role bloesem in database bloesem set timezone = 'UTC';
alter role bloesem in database bloesem set jit = 'off';
alter role bloesem in database bloesem set statement_timeout = '10s';
