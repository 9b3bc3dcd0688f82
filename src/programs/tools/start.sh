# shellcheck shell=sh disable=SC2034,SC2086,SC2046,SC1007,SC2015 # lists are split at IFS; later parts use the variables
# Definitions for the parts that follow. Lists are in variables, a line per entry.
LC_ALL=C; export LC_ALL
newline='
'
tab='	'; set -f; IFS=$newline; said= files= looked= points= changed= modules= interpreters= sites= prefixes=/usr$newline/usr/local$newline$HOME/.local$newline
add() { case $newline$files in *"$newline$1$newline"*) ;; *) files="$files$1$newline" ;; esac; }
resolve() { for name do printf '%s ' "$name"; command -v "$name" || echo; done; }
look() {
  for found in $(resolve "$@"); do
    path=${found#* }
    case $path in */*) ;; *) continue ;; esac
    [ -f "$path" ] && [ -x "$path" ] || continue
    case $path in */bin/python*)
      real=$path; [ ! -L "$path" ] || real=$(readlink -f "$path")
      prefixes="$prefixes${path%/bin/*}$newline${real%/bin/*}$newline" ;;
    esac
    said="${said}tool$tab${found%% *}$tab$path$newline"
    add "$path"
  done
}
named() {
  IFS=" $tab"; set -- ${1#??}
  case $1 in */env) shift; while case $1 in -*) ;; *) false ;; esac; do shift; done ;; esac
  IFS=$newline; interpreters="$interpreters$1$newline"
}
file() { [ -f "$1" ] && said="${said}file$tab$1$tab$2$newline" && add "$1"; }
files() { role=$1; shift; for path do file "$path" "$role"; done; }
named_by() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in import[\ $tab]* | '#'* | '') ;; /*) startup "$line" ;; *) startup "$2/$line" ;; esac
  done <"$1"
}
startup() { for name in sitecustomize usercustomize; do for path in "$1/$name".* "$1/$name/__init__.py"; do file "$path" startup; done; done; }
