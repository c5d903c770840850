#!/bin/sh
# PostgreSQL's image runs this when it creates its data folder. It creates an account for the program, which owns one database
# and has no other rights.
set -eu
account=${ACCOUNT:-settlewise}
password=$(cat "$ACCOUNT_PASSWORD_FILE")

# The password is passed on standard input, because others on the machine can see the arguments of a command.
psql -q -v ON_ERROR_STOP=1 -v account="$account" -v database="$POSTGRES_DB" --no-password \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<END
\set password '$password'
CREATE ROLE :"account" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
ALTER DATABASE :"database" OWNER TO :"account";
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC;
END
