#!/bin/sh
# Makes a certificate authority, a certificate for each server named in NODES and one for each client named in CLIENTS, and
# renews those that come to an end; what is good for longer is kept. With `keep`, goes on to do so, and never ends.
# A key can be read by the account of its server and by nobody else: `name:user` names that account. Without, it is 1001, which
# is KurrentDB's from 26.0 on. What was made for another account gets the new owner. A client's name is that of its account in
# PostgreSQL.
set -eu
certificates=${CERTIFICATES:-/certificates}
handed_out=${HANDED_OUT:-/handed-out}
authority=${AUTHORITY:-/authority}
clients=${CLIENTS:-}
# Servers read theirs at their start: long enough that somebody restarts them meanwhile. Clients read theirs at each connection.
server_days=${SERVER_DAYS:-365}
server_renewed_before=${SERVER_RENEWED_BEFORE_DAYS:-120}
client_days=${CLIENT_DAYS:-7}
client_renewed_before=${CLIENT_RENEWED_BEFORE_DAYS:-4}
default_user=1001
cd "$certificates"

# Whether a certificate is to be left as it is: it is good for so many days, or of an authority whose key is not here.
is_kept() { # file, days
  if [ ! -f ca/ca.key ]; then
    [ -f "$1" ] || { echo "$certificates/$1 is missing, and so is the key of the authority to make it" >&2; exit 1; }
    return 0
  fi
  [ -f "$1" ] && openssl x509 -in "$1" -noout -checkend $(($2 * 86400)) >/dev/null &&
    openssl verify -no_check_time -CAfile ca/ca.crt "$1" >/dev/null 2>&1
}

# A key in a folder, a request for it, and a certificate. KurrentDB takes keys of RSA in this form in every version.
request() { # folder, key, common name, kind of key
  if [ "${4:-rsa}" = rsa ]; then
    openssl genrsa -traditional -out "$1/$2" "${RSA_BITS:-3072}"
  else
    openssl ecparam -name prime256v1 -genkey -noout -out "$1/$2"
  fi
  openssl req -new -key "$1/$2" -subj "/CN=$3" -out "$1/request"
}
sign() { # folder, certificate, days, extensions, words for openssl
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
  # The authority's key is for this script alone.
  chmod 600 ca.new/ca.key
  mv ca.new ca
}

# A key and a certificate in the folder NAME.new.
make_certificate() { # name, common name, days, extensions, kind of key
  rm -rf "$1.new"
  mkdir -p "$1.new"
  request "$1.new" node.key "$2" "$5"
  sign "$1.new" node.crt "$3" "basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,keyEncipherment
$4" -CA ca/ca.crt -CAkey ca/ca.key
}

# Calls chown only where the owner differs, because only root may change it.
give() { # user, group, files
  owner=$1:$2
  shift 2
  for given in "$@"; do
    [ "$(stat -c %u:%g "$given")" = "$owner" ] || chown "$owner" "$given"
  done
}

# Certificates that this script did not make stay as they are.
give_kept() { # folder, user, files
  [ -f ca/ca.key ] || return 0
  kept=$1 user=$2
  shift 2
  for file in "$@"; do
    give "$user" "$user" "$kept/$file"
  done
}

# Each file by one step, so that who reads meanwhile gets the one from before or the new one, and no half of it.
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
    # One common name for all: by it the nodes of a cluster of KurrentDB know each other.
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
    # Certificate and key in one file, which is exchanged in one step.
    cat "clients/$name.new/node.crt" "clients/$name.new/node.key" >"clients/$name.new/client.pem"
    finish "clients/$name" "$user" client.pem
    # Not for a server that shares this volume and runs under the same number.
    chmod 700 clients
  done

  # A container that needs no more than its own certificate is given a volume with that alone, below this folder.
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
  # What the health check looks for: the servers wait for it.
  : >"${READY_FILE:-/tmp/certificates-are-there}"
  trap 'exit 0' TERM INT
  while :; do
    sleep "${LOOK_EVERY_SECONDS:-21600}" &
    wait $!
    make_all
  done
fi
