#!/usr/bin/env bash
# The profile "backup" of docker-compose.yml: each EVERY_HOURS a copy of the database that DATABASE_URL names, which is
# checked before it gets its name; those older than KEEP_DAYS go. PostgreSQL is copied by the container that has
# pg_dump, a SQLite file by the one that has Node; the other one waits.
#   backup.sh                makes them, for ever
#   backup.sh restore FILE   puts one in the place of the database: docs/operations.md, "Data"
set -uo pipefail
umask 077

case $DATABASE_URL in
  postgres://* | postgresql://*) kind=postgres program=pg_dump ending=dump ;;
  *) kind=sqlite program=node ending=sqlite ;;
esac
if ! command -v "$program" > /dev/null; then
  # For the health check.
  touch /tmp/idle
  exec sleep infinity
fi

# A password is never part of a command line, which every user of the machine can read, and nobody is asked for one.
url=$DATABASE_URL
PGPASSWORD=${DATABASE_PASSWORD:-}
if [[ -n ${DATABASE_PASSWORD_FILE:-} ]]; then PGPASSWORD=$(< "$DATABASE_PASSWORD_FILE"); fi
if [[ $url =~ ^([a-z]+://[^:@/]*):([^@]*)@(.*)$ ]]; then
  url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  PGPASSWORD=$(printf '%b' "${BASH_REMATCH[2]//%/\\x}")
fi
export PGPASSWORD

# The table is in every network's database: one that the origin has not made yet is not worth the name of a backup.
copy_postgres() {
  pg_dump --no-password --format=custom --no-owner --file="$1.part" --dbname="$url" &&
    pg_restore --list "$1.part" | grep ' TABLE DATA public meta ' > /dev/null &&
    mv "$1.part" "$1" && echo "The backup is in $1."
}

copy_sqlite() { node scripts/data.ts backup "$1"; }

restore_postgres() { pg_restore --no-password --single-transaction --exit-on-error --no-owner --dbname="$url" "$1"; }
restore_sqlite() { node scripts/data.ts restore "$1" --replace; }

if [[ ${1:-} == restore ]]; then
  "restore_$kind" "$2"
  exit
fi

while true; do
  file=/backups/vencejo-$(date -u +%Y-%m-%dT%H%M).$ending
  if "copy_$kind" "$file"; then
    find /backups -name 'vencejo-*' -mtime "+$KEEP_DAYS" -delete
    sleep "$((EVERY_HOURS * 3600))"
  else
    rm -f "$file".part*
    echo 'There is no backup; it is tried again in a minute.' >&2
    sleep 60
  fi
done
