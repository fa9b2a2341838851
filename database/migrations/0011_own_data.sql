-- An order may outlive its customer's account: the books stay, and nobody stands in them any more.
alter table orders alter column customer_user_name drop not null;
alter table orders add constraint orders_without_customer check (customer_user_name is not null
  or (customer_name, customer_email, customer_phone, coalesce(customer_address, ''), customer_instructions)
    = ('', '', '', '', ''));
