#!/bin/sh
# Fills a folder with the secrets of compose.production.yml, once: what is there is kept. What only you can know is made
# empty, for you to fill in. Give the folder to nobody: containers get single files of it.
set -eu
[ $# = 1 ] || { echo "usage: $0 FOLDER" >&2; exit 2; }
mkdir -p "$1"
chmod 700 "$1"
cd "$1"

# The containers' accounts have to read a file; the folder keeps everybody else of the machine away.
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
# EventStoreDB (23.10, 24.10) reads the first two, KurrentDB (25.0 and later) the others.
admin=$(random)
ops=$(random)
keep kurrentdb.env "EVENTSTORE_DEFAULT_ADMIN_PASSWORD=$admin
EVENTSTORE_DEFAULT_OPS_PASSWORD=$ops
KURRENTDB_DEFAULT_ADMIN_PASSWORD=$admin
KURRENTDB_DEFAULT_OPS_PASSWORD=$ops"

keep database_url "postgres://settlewise:$(cat postgres_password)@postgres:5432/settlewise"
keep redis_url "rediss://:$(sed 's/^requirepass //' redis_conf)@redis:6379"
keep eventstore_url "esdb://admin:$(sed -n 's/^KURRENTDB_DEFAULT_ADMIN_PASSWORD=//p' kurrentdb.env)@kurrentdb:2113?tls=true&tlsCAFile=/authority/ca.crt"

# Yours to fill in, or to leave empty (infra/deploy/README.md).
for name in blob_url log_heads_url lookup_key earlier_master_keys metrics_token admin_password; do
  [ -e "$name" ] || { : >"$name" && chmod 644 "$name"; }
done
# Not made empty: without it mails would go nowhere, so nothing starts.
[ -s smtp_url ] || echo "Write the address of your mail server into $1/smtp_url: smtps://user:password@mail.example:465"
