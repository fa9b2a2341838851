-- The star counts of a provider follow its reviews; a review that is hidden is not counted.
create function add_stars(provider uuid, stars bigint[]) returns void language sql as $$
  update providers set
    one_star_count = one_star_count + stars[1],
    two_star_count = two_star_count + stars[2],
    three_star_count = three_star_count + stars[3],
    four_star_count = four_star_count + stars[4],
    five_star_count = five_star_count + stars[5]
  where id = provider and stars <> '{0,0,0,0,0}'
$$;

-- How many reviews of one to five stars a set of ratings holds; those of the second argument are subtracted.
create function star_difference(added integer[], removed integer[]) returns bigint[] language sql immutable as $$
  select array_agg((select count(*) from unnest(added) rating where rating = star)
    - (select count(*) from unnest(removed) rating where rating = star) order by star)
  from generate_series(1, 5) star
$$;

-- Providers are updated in order of their ids, so that of two statements neither waits for the other for ever.
create function reviews_inserted() returns trigger language plpgsql as $$
begin
  perform add_stars(provider_id, star_difference(array_agg(rating), '{}'))
    from added where hidden_at is null group by provider_id order by provider_id;
  return null;
end $$;

create function reviews_updated() returns trigger language plpgsql as $$
begin
  perform add_stars(provider_id, star_difference(array_agg(rating) filter (where is_added), array_agg(rating) filter (where not is_added)))
    from (
      select provider_id, rating, true as is_added from added where hidden_at is null
      union all
      select provider_id, rating, false from removed where hidden_at is null) shown
    group by provider_id order by provider_id;
  return null;
end $$;

create function reviews_deleted() returns trigger language plpgsql as $$
begin
  perform add_stars(provider_id, star_difference('{}', array_agg(rating)))
    from removed where hidden_at is null group by provider_id order by provider_id;
  return null;
end $$;

create trigger reviews_inserted after insert on reviews
  referencing new table as added for each statement execute function reviews_inserted();
create trigger reviews_updated after update on reviews
  referencing old table as removed new table as added for each statement execute function reviews_updated();
create trigger reviews_deleted after delete on reviews
  referencing old table as removed for each statement execute function reviews_deleted();
