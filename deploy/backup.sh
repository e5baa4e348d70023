#!/bin/sh
# Dumps the database into FOLDER every EVERY_HOURS and keeps the last KEEP dumps; "check" asks whether the last one is
# recent. Where to connect stands in PGHOST, PGUSER and PGDATABASE, the password in PASSWORD_FILE.
set -eu

dumps() {
  find "$FOLDER" -maxdepth 1 -name 'tables-*.dump' | sort
}

dump() {
  file="$FOLDER/tables-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
  # A dump has its name only once it is whole, and can be read.
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

# Old dumps go only after a new one has come.
rotate() {
  dumps | head -n "-$KEEP" | while read -r old; do rm "$old"; done
}

# A wait in the background can be ended at once when the container is told to stop.
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
