# shellcheck shell=sh disable=SC2154 # start.sh has the variables
# Leaves files out of $files whose line of $ids is in $known.
unchanged=$newline
for id in $ids; do
  case $known in *"$newline$id$newline"*) unchanged="$unchanged${id##*"$tab"}$newline" ;; esac
done
all=$files; files=
for path in $all; do
  case $unchanged in *"$newline$path$newline"*) ;; *) files="$files$path$newline" ;; esac
done
