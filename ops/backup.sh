#!/bin/sh
# The backup of compose.yaml: at once and then every day. The database first, so that every file it names is in the files.
# Secrets are not in it: they stand in .env, which is kept apart. docs/operations.md says how to restore.
set -eu
umask 077

keep_newest() {
  ls -1 /backups/porteka-*"$1" | sort | head -n "-$KEEP" | while read -r old; do rm -- "$old"; done
}

while true; do
  name="/backups/porteka-$(date -u +%Y%m%dT%H%M%SZ)"
  # Whole or not at all: what is half written has another name.
  pg_dump --format=custom --file="$name.dump.draft"
  pg_restore --list "$name.dump.draft" >/dev/null
  tar --create --gzip --file="$name.files.draft" --directory=/data pictures uploads
  mv "$name.dump.draft" "$name.dump"
  mv "$name.files.draft" "$name.files.tar.gz"
  keep_newest .dump
  keep_newest .files.tar.gz
  echo "$(date -u +%FT%TZ) $name"
  [ "${1:-}" = once ] && exit 0
  sleep 86400
done
