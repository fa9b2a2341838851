-- Which mails a member of a provider wants; without a row those of new reviews.
create table member_mails (
  provider_id uuid not null,
  user_name text not null,
  kinds text[] not null check (kinds <@ array['review', 'day']),
  day_mailed date, -- the last day, on the provider's clock, of which a mail was made
  primary key (provider_id, user_name),
  foreign key (provider_id, user_name) references memberships (provider_id, user_name) on delete cascade
);
create index member_mails_of_day on member_mails (provider_id, user_name) where 'day' = any (kinds);
