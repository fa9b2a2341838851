-- A calendar feed ends with the membership of who made it, whose programs know its address. Of feeds made before, the maker is
-- known where a provider has one owner; the others stay until they are withdrawn.
alter table calendar_feeds add column made_by text;
update calendar_feeds f set made_by = (select min(m.user_name) from memberships m
  where m.provider_id = f.provider_id and m.role = 'owner' having count(*) = 1);
alter table calendar_feeds add foreign key (provider_id, made_by)
  references memberships (provider_id, user_name) on delete cascade;
create index calendar_feeds_made_by on calendar_feeds (provider_id, made_by);
