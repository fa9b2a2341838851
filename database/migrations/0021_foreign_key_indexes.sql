-- Every foreign key that is followed when its target changes or goes has an index.
create index providers_owner on providers (owner_user_name) where owner_user_name is not null;
create index orders_promotion on orders (promotion_id) where promotion_id is not null;
create index order_items_catalog_item on order_items (catalog_item_id);
create index reviews_reviewer on reviews (reviewer_user_name) where reviewer_user_name is not null;
