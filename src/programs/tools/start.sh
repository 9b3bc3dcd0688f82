# shellcheck shell=sh disable=SC2034,SC2086,SC2046,SC1007,SC2015 # lists are split at IFS; later parts use the variables
# Definitions for the parts that follow. Lists are in variables, a line per entry.
LC_ALL=C; export LC_ALL
newline='
'
tab='	'; set -f; IFS=$newline; said= files= looked= points= changed= modules= interpreters= sites= others= prefixes=/usr$newline/usr/local$newline${PYTHONUSERBASE:-$HOME/.local}$newline
agentbench_add() { case $newline$files in *"$newline$1$newline"*) ;; *) files="$files$1$newline" ;; esac; }
agentbench_resolve() { for name do printf '%s ' "$name"; command -v "$name" || echo; done; }
# The program that a builtin hides from this shell, but not from `timeout` or `xargs`.
agentbench_behind() {
  path=; IFS=:
  for folder in $PATH; do [ -z "$path" ] && [ -f "$folder/$1" ] && [ -x "$folder/$1" ] && path=$folder/$1; done
  IFS=$newline
}
agentbench_look() {
  for found in $(agentbench_resolve "$@"); do
    path=${found#* }
    case $path in */*) ;; ?*) agentbench_behind "$path" ;; esac
    [ -f "$path" ] && [ -x "$path" ] || continue
    case $path in */bin/python*)
      real=$path; [ ! -L "$path" ] || real=$(readlink -f "$path")
      prefixes="$prefixes${path%/bin/*}$newline${real%/bin/*}$newline" ;;
    esac
    said="${said}tool$tab${found%% *}$tab$path$newline"
    agentbench_add "$path"
  done
}
agentbench_named() {
  IFS=" $tab"; set -- ${1#??}
  case $1 in */env) interpreters="$interpreters$1$newline"; shift; while case $1 in -*) ;; *) false ;; esac; do shift; done ;; esac
  IFS=$newline; interpreters="$interpreters$1$newline"
}
# A line end or a tab in a path is \001 here. Such a file, and one that digests escape, is told of without a digest.
agentbench_file() {
  [ -f "$1" ] || return
  case $1 in
    *"$newline"* | *"$tab"* | *\\*) said="${said}file$tab$2$tab$(printf %s "$1" | tr '\n\t' '\001\001')$newline" ;;
    *) said="${said}file$tab$2$tab$1$newline"; agentbench_add "$1" ;;
  esac
}
agentbench_files() { role=$1; shift; for path do agentbench_file "$path" "$role"; done; }
# The directories and archives that a .pth file adds to the modules of Python: in $others.
agentbench_named_by() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in import[\ $tab]* | '#'*) continue ;; esac
    while case $line in *[[:space:]]) ;; *) false ;; esac; do line=${line%?}; done
    case $line in '') ;; /*) others="$others$line$newline" ;; *) others="$others$2/$line$newline" ;; esac
  done <"$1"
}
agentbench_startup() { for name in sitecustomize usercustomize; do for path in "$1/$name".* "$1/$name"/__init__.*; do agentbench_file "$path" startup; done; done; }
