#!/bin/sh
# Creates the secrets of compose.production.yml in a folder. Existing files are kept. Secrets that only you know get an empty
# file, which you fill in. Do not share the folder: containers get single files of it.
set -eu
[ $# = 1 ] || { echo "usage: $0 FOLDER" >&2; exit 2; }
mkdir -p "$1"
chmod 700 "$1"
cd "$1"

# The accounts of the containers must read the files. The folder's permissions keep other accounts of the machine out.
umask 022
keep() { # name, content
  [ -e "$1" ] && return 0
  printf '%s\n' "$2" >"$1.new"
  chmod 444 "$1.new"
  mv "$1.new" "$1"
}
random() { openssl rand -hex 32; }

keep postgres_admin_password "$(random)"
keep postgres_password "$(random)"
keep session_secret "$(random)"
keep master_key "$(openssl rand -base64 32)"
keep redis_conf "requirepass $(random)"
# EventStoreDB (23.10, 24.10) reads the first two settings, KurrentDB (25.0 and later) the others.
admin=$(random)
ops=$(random)
keep kurrentdb.env "EVENTSTORE_DEFAULT_ADMIN_PASSWORD=$admin
EVENTSTORE_DEFAULT_OPS_PASSWORD=$ops
KURRENTDB_DEFAULT_ADMIN_PASSWORD=$admin
KURRENTDB_DEFAULT_OPS_PASSWORD=$ops"

keep database_url "postgres://settlewise:$(cat postgres_password)@postgres:5432/settlewise"
keep redis_url "rediss://:$(sed 's/^requirepass //' redis_conf)@redis:6379"
keep eventstore_url "esdb://admin:$(sed -n 's/^KURRENTDB_DEFAULT_ADMIN_PASSWORD=//p' kurrentdb.env)@kurrentdb:2113?tls=true&tlsCAFile=/authority/ca.crt"

# Fill these in or leave them empty (infra/deploy/README.md).
for name in blob_url log_heads_url lookup_key earlier_master_keys metrics_token admin_password; do
  [ -e "$name" ] || { : >"$name" && chmod 644 "$name"; }
done
# This file is not created empty: without a mail server no email is sent, so the program must not start.
[ -s smtp_url ] || echo "Write the address of your mail server into $1/smtp_url: smtps://user:password@mail.example:465"
