# shellcheck shell=sh disable=SC2086,SC2034,SC2154 # lists are split at IFS; start.sh has the variables
# The state and the SHA-256 of each of $files; no SHA-256 of those whose state and path, with or without the device, are
# in $known.
ids=$(stat -L -c "id$tab%d:%i:%s:%y:%z:%Z$tab%n" $files 2>/dev/null)
unchanged=$newline
for id in $ids; do
  own=${id#*"$tab"}
  case $known in *"$newline$own$newline"* | *"$newline${own#*:}$newline"*) unchanged="$unchanged${id##*"$tab"}$newline" ;; esac
done
all=$files; files=
for path in $all; do
  case $unchanged in *"$newline$path$newline"*) ;; *) files="$files$path$newline" ;; esac
done
sums=; [ -z "$files" ] || sums=$(sha256sum $files 2>/dev/null)
