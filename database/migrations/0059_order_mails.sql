-- The mails to the customer of an order: which left and which were given up. Neither text nor address is kept.
create table order_mails (
  order_id uuid not null references orders (id) on delete cascade,
  job_id bigint not null, -- of the job that sends it, the same in every attempt
  kind text not null,
  at timestamptz not null, -- when it left or was given up
  is_sent boolean not null, -- whether the mail server took it
  primary key (order_id, job_id)
);
