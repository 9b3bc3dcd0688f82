# shellcheck shell=sh disable=SC2086,SC2046,SC2154,SC2013,SC2034 # lists are split at IFS; start.sh has the variables
# Plugins that pytest finds by itself, and settings that it looks for in every directory above.
set -f
for folder in . $sites $others; do
  set +f
  for path in "$folder"/*-[Ii][Nn][Ff][Oo]/entry_points.txt; do
    case $path in *"$newline"*) agentbench_file "$path" plugin ;; *) [ -f "$path" ] && points="$points$path$newline" ;; esac
  done
  [ ! -f "$folder" ] || ! grep -qa entry_points.txt "$folder" || agentbench_file "$folder" plugin
done
set -f
[ -z "$points" ] || for path in $(grep -ls pytest11 $points); do agentbench_file "$path" plugin; done
folder=$(pwd -P)
for step in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do
  [ -n "$folder" ] || break
  folder=${folder%/*}
  for name in pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml tox.ini setup.cfg conftest.py; do agentbench_file "$folder/$name" above; done
done
