#!/bin/sh
# The backup of compose.yaml: at the start and then every day. The database first, so that every file it refers to is included.
# Secrets are not included: they are in .env, which is stored separately. docs/operations.md says how to restore.
set -eu
umask 077

keep_newest() {
  ls -1 /backups/porteka-*"$1" | sort | head -n "-$KEEP" | while read -r old; do rm -- "$old"; done
}

while true; do
  name="/backups/porteka-$(date -u +%Y%m%dT%H%M%SZ)"
  # Complete or not at all: an incomplete file has another name.
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
