#!/bin/sh
# Run by PostgreSQL's image when it makes its data: an account for the program that owns one database and is nothing more.
set -eu
account=${ACCOUNT:-settlewise}
password=$(cat "$ACCOUNT_PASSWORD_FILE")

# The password comes by standard input: among the words of a command, others on the machine could see it.
psql -q -v ON_ERROR_STOP=1 -v account="$account" -v database="$POSTGRES_DB" --no-password \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<END
\set password '$password'
CREATE ROLE :"account" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
ALTER DATABASE :"database" OWNER TO :"account";
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC;
END
