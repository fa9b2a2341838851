-- Until when a member has seen what changed on the agenda. The first look of a member writes it with the other.
alter table news_seen add column agenda_seen_at timestamptz;
update news_seen set agenda_seen_at = seen_at;
alter table news_seen alter column agenda_seen_at set not null;
