#!/bin/sh
# Creates a certificate authority, and a certificate for each server in NODES and each client in CLIENTS. Renews certificates
# that expire soon, and keeps the others. With `keep`, it runs forever and repeats this.
# Only the account of its server can read a key: `name:user` sets that account. The default is 1001, the user of KurrentDB since
# 26.0. If the account changes, the files get the new owner. The name of a client is its account in PostgreSQL.
set -eu
certificates=${CERTIFICATES:-/certificates}
handed_out=${HANDED_OUT:-/handed-out}
authority=${AUTHORITY:-/authority}
clients=${CLIENTS:-}
# Servers read their certificate only when they start, so it is valid long enough for a planned restart. Clients read theirs for
# each connection.
server_days=${SERVER_DAYS:-365}
server_renewed_before=${SERVER_RENEWED_BEFORE_DAYS:-120}
client_days=${CLIENT_DAYS:-7}
client_renewed_before=${CLIENT_RENEWED_BEFORE_DAYS:-4}
default_user=1001
cd "$certificates"

# Whether a certificate is kept: it is valid for that many days, or the key of its authority is not here.
is_kept() { # file, days
  if [ ! -f ca/ca.key ]; then
    [ -f "$1" ] || { echo "$certificates/$1 is missing, and so is the key of the authority to make it" >&2; exit 1; }
    return 0
  fi
  [ -f "$1" ] && openssl x509 -in "$1" -noout -checkend $(($2 * 86400)) >/dev/null &&
    openssl verify -no_check_time -CAfile ca/ca.crt "$1" >/dev/null 2>&1
}

# Creates a key in a folder and a certificate request for it. Every version of KurrentDB accepts RSA keys in this format.
request() { # folder, key, common name, kind of key
  if [ "${4:-rsa}" = rsa ]; then
    openssl genrsa -traditional -out "$1/$2" "${RSA_BITS:-3072}"
  else
    openssl ecparam -name prime256v1 -genkey -noout -out "$1/$2"
  fi
  openssl req -new -key "$1/$2" -subj "/CN=$3" -out "$1/request"
}
sign() { # folder, certificate, days, extensions, arguments for openssl
  folder=$1 certificate=$2 days=$3
  printf '%s\n' subjectKeyIdentifier=hash authorityKeyIdentifier=keyid "$4" >"$folder/extensions"
  shift 4
  openssl x509 -req -in "$folder/request" -set_serial "0x$(openssl rand -hex 16)" -days "$days" -sha256 \
    -extfile "$folder/extensions" -out "$folder/$certificate" "$@" 2>"$folder/said" || { cat "$folder/said" >&2; exit 1; }
  rm "$folder/request" "$folder/extensions" "$folder/said"
}

make_authority() {
  rm -rf ca.new
  mkdir ca.new
  request ca.new ca.key "Settlewise authority $(openssl rand -hex 8)"
  sign ca.new ca.crt 1826 'basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign' -signkey ca.new/ca.key
  # Only this script may read the key of the authority.
  chmod 600 ca.new/ca.key
  mv ca.new ca
}

# Creates a key and a certificate in the folder NAME.new.
make_certificate() { # name, common name, days, extensions, kind of key
  rm -rf "$1.new"
  mkdir -p "$1.new"
  request "$1.new" node.key "$2" "$5"
  sign "$1.new" node.crt "$3" "basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,keyEncipherment
$4" -CA ca/ca.crt -CAkey ca/ca.key
}

# Calls chown only if the owner differs, because only root may change the owner.
give() { # user, group, files
  owner=$1:$2
  shift 2
  for given in "$@"; do
    [ "$(stat -c %u:%g "$given")" = "$owner" ] || chown "$owner" "$given"
  done
}

# Does not change certificates that another authority signed.
give_kept() { # folder, user, files
  [ -f ca/ca.key ] || return 0
  kept=$1 user=$2
  shift 2
  for file in "$@"; do
    give "$user" "$user" "$kept/$file"
  done
}

# Replaces each file atomically, so that a reader gets either the old or the new file.
put() { # from folder, to folder, files
  from=$1
  to=$2
  shift 2
  mkdir -p "$to"
  for file in "$@"; do
    if cmp -s "$from/$file" "$to/$file"; then
      give "$(stat -c %u "$from/$file")" "$(stat -c %g "$from/$file")" "$to/$file"
      continue
    fi
    cp -p "$from/$file" "$to/$file.new"
    mv -f "$to/$file.new" "$to/$file"
  done
}

make_all() {
  [ -f ca/ca.crt ] || make_authority
  for entry in $NODES; do
    name=${entry%%:*}
    user=${entry#"$name"}
    user=${user#:}
    user=${user:-$default_user}
    if is_kept "$name/node.crt" "$server_renewed_before"; then
      give_kept "$name" "$user" node.crt node.key
      continue
    fi
    # All servers have the same common name, because the nodes of a KurrentDB cluster identify each other by it.
    make_certificate "$name" eventstoredb-node "$server_days" "subjectAltName=DNS:$name,DNS:localhost,IP:127.0.0.1
extendedKeyUsage=serverAuth,clientAuth" rsa
    finish "$name" "$user" node.crt node.key
  done
  for entry in $clients; do
    name=${entry%%:*}
    user=${entry#"$name"}
    user=${user#:}
    user=${user:-$default_user}
    if is_kept "clients/$name/client.pem" "$client_renewed_before"; then
      give_kept "clients/$name" "$user" client.pem
      continue
    fi
    make_certificate "clients/$name" "$name" "$client_days" extendedKeyUsage=clientAuth ec
    # Certificate and key are in one file, so that both are replaced in one step.
    cat "clients/$name.new/node.crt" "clients/$name.new/node.key" >"clients/$name.new/client.pem"
    finish "clients/$name" "$user" client.pem
    # A server that shares this volume and has the same user id must not read the client keys.
    chmod 700 clients
  done

  # A container that needs only its own certificate has its own volume below this folder.
  for folder in "$handed_out"/*/; do
    name=$(basename "$folder")
    [ -d "$name" ] && put "$name" "$folder" node.crt node.key
    [ -d "clients/$name" ] && put "clients/$name" "$folder" client.pem
  done
  chmod 755 . ca
  chmod 644 ca/ca.crt
  put ca "$authority" ca.crt
}

finish() { # name, user, files
  name=$1
  user=$2
  shift 2
  for file in "$@"; do
    chmod 600 "$name.new/$file"
    give "$user" "$user" "$name.new/$file"
  done
  [ ! -f "$name.new/node.crt" ] || chmod 644 "$name.new/node.crt"
  put "$name.new" "$name" "$@"
  chmod 755 "$name"
  rm -r "$name.new"
}

make_all
if [ "${1:-}" = keep ]; then
  # The health check looks for this file, and the servers wait for the health check.
  : >"${READY_FILE:-/tmp/certificates-are-there}"
  trap 'exit 0' TERM INT
  while :; do
    sleep "${LOOK_EVERY_SECONDS:-21600}" &
    wait $!
    make_all
  done
fi
