-- For the database of docker-compose.yml. The image runs it once, as the superuser `postgres`, when the volume is new.
-- The origin's user owns its database and has no other right (docs/operations.md, "Data").
\set password `cat /run/secrets/database_password`
create role vencejo login password :'password';
alter database vencejo owner to vencejo;
revoke connect on database vencejo from public;
-- The image gave the superuser the same password. Without one it is reached inside of the container alone.
alter role postgres password null;
