-- Once, on the primary, as the superuser:
--   psql -v password=… -f create-database.sql
create role bloesem login password :'password';
create database bloesem owner bloesem;
