#!/bin/sh
# Makes a certificate authority and one certificate for each node named in NODES, once: what is there is kept.
# Runs in the container of es-gencert-cli. Each server must be able to read its key, and nobody else: `name:user` names the
# account it runs under; without, 1000, which is KurrentDB's.
set -eu
cd /certificates

if [ ! -f ca/ca.crt ]; then
  es-gencert-cli create-ca -out ca.new
  # The authority's key is for this script alone.
  chmod 600 ca.new/ca.key
  mv ca.new ca
fi

for entry in $NODES; do
  node=${entry%%:*}
  user=${entry#"$node"}
  user=${user#:}
  user=${user:-1000}
  [ -f "$node/node.crt" ] && continue
  rm -rf "$node.new"
  es-gencert-cli create-node \
    -ca-certificate ca/ca.crt -ca-key ca/ca.key \
    -out "$node.new" -dns-names "$node,localhost" -ip-addresses 127.0.0.1
  chown -R "$user:$user" "$node.new"
  chmod 600 "$node.new/node.key"
  mv "$node.new" "$node"
done

# A container that needs no more than its own certificate is given a volume with that alone, below /handed-out.
for folder in /handed-out/*/; do
  node=$(basename "$folder")
  [ -d "$node" ] && cp -p "$node/node.crt" "$node/node.key" "$folder"
done

chmod 755 . ca
chmod 644 ca/ca.crt
cp ca/ca.crt /authority/ca.crt
