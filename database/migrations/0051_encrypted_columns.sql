-- What is encrypted with the secret of the installation is called encrypted everywhere.
alter table external_calendars rename column sealed_address to encrypted_address;
alter table identity.authenticators rename column sealed_secret to encrypted_secret;
alter table identity.signing_keys rename column sealed_jwk to encrypted_jwk;
alter table push_devices rename column sealed_subscription to encrypted_subscription;
alter table refresh_turns rename column sealed_tokens to encrypted_tokens;
