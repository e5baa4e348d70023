#!/bin/sh
# Dumps the database into FOLDER every EVERY_HOURS and keeps the last KEEP dumps; "check" fails unless the last one
# is recent. PGHOST, PGUSER and PGDATABASE name the database; PASSWORD_FILE holds its password.
set -eu

dumps() {
  find "$FOLDER" -maxdepth 1 -name 'tables-*.dump' | sort
}

dump() {
  file="$FOLDER/tables-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
  # A dump gets its name only once it is complete and readable.
  if PGPASSWORD=$(cat "$PASSWORD_FILE") pg_dump --format=custom --file "$file.part" &&
    pg_restore --list "$file.part" >/dev/null; then
    mv "$file.part" "$file"
    echo "backed up to $file"
  else
    rm -f "$file.part"
    echo "backup failed; trying again in a minute" >&2
    return 1
  fi
}

# Old dumps are removed only after a new one succeeded.
rotate() {
  dumps | head -n "-$KEEP" | while read -r old; do rm "$old"; done
}

# Sleeping in the background lets the container stop at once.
waiting=
pause() {
  sleep "$1" &
  waiting=$!
  wait "$waiting"
}

stop() {
  [ -z "$waiting" ] || kill "$waiting"
  exit 0
}

check() {
  recent=$(find "$FOLDER" -maxdepth 1 -name 'tables-*.dump' -mmin "-$((EVERY_HOURS * 60 + 30))")
  [ -n "$recent" ] || { echo "no backup in the last $EVERY_HOURS hours" >&2; exit 1; }
}

case "${1:-forever}" in
  check) check ;;
  once) dump && rotate ;;
  forever)
    trap stop TERM INT
    rm -f "$FOLDER"/tables-*.part
    while :; do
      if dump; then rotate && pause "$((EVERY_HOURS * 3600))"; else pause 60; fi
    done
    ;;
esac
