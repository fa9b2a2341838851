-- What is known of the whole installation, such as the day the demo market was brought up to.
alter table market_state rename to app_state;
