-- Without bytes the file is in the object storage (PICTURES_URL), by the name of its address.
alter table picture_files alter column bytes drop not null;
