# shellcheck shell=sh disable=SC2046,SC2086 # word splitting of lists of numbers is intended
# For sh in any image (no ps, no pkill): ends the session $1 by TERM, then after 5 s by KILL. Exits with 1 if one of its
# processes is still alive.
# Fields after the last ")" of /proc/<pid>/stat: state, ppid, pgrp, session.
members() {
  for stat in /proc/[0-9]*/stat; do
    text=
    # All lines: a line end may be in the name.
    while read -r line; do text=$text$line; done 2>/dev/null <"$stat"
    set -- ${text##*) }
    [ "$4" = "$session" ] && [ "$1" != Z ] && [ "$1" != X ] && printf '%s ' "${text%% *}"
  done
}
now() {
  read -r up rest </proc/uptime
  echo "${up%.*}${up#*.}"
}
session=$1
kill -TERM $(members) 2>/dev/null
begun=$(now)
while [ $(($(now) - begun)) -lt 500 ]; do
  [ -z "$(members)" ] && exit 0
  sleep 0.1
done
begun=$(now)
kills=0
# A few times at least: a busy machine may come back here when all time is over.
while [ $kills -lt 5 ] || [ $(($(now) - begun)) -lt 200 ]; do
  kill -KILL $(members) 2>/dev/null
  [ -z "$(members)" ] && exit 0
  kills=$((kills + 1))
  sleep 0.1
done
exit 1
