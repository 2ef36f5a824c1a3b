#!/usr/bin/env bash
# Checks deploy/nginx.conf with `nginx -t`. Stand-ins replace what only the real machine has: the certificate, the log
# folder and the privileged ports.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=shop.example \
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>"$folder/openssl.log" || { cat "$folder/openssl.log"; exit 1; }

sed -e "s#/etc/letsencrypt/live/shop.example/#$folder/#" \
  -e "s#/var/log/nginx/#$folder/#" \
  -e 's#listen 80;#listen 127.0.0.1:18080;#; s#listen \[::\]:80;#listen [::1]:18080;#' \
  -e 's#listen 443 #listen 127.0.0.1:18443 #; s#listen \[::\]:443 #listen [::1]:18443 #' \
  deploy/nginx.conf >"$folder/shop.conf"

cat >"$folder/nginx.conf" <<CONF
pid $folder/nginx.pid;
error_log stderr;
events {}
http { include $folder/shop.conf; }
CONF

nginx -t -p "$folder" -c "$folder/nginx.conf"
