# shellcheck shell=sh disable=SC2086,SC2046,SC2154,SC2062 # lists are split at IFS; start.sh has the variables
# Modules in $libraries and of pytest that changed after $since (@seconds); at most $most.
roots=; for folder in $libraries; do [ -d "$folder" ] && roots="$roots$folder$newline"; done
for folder in $sites; do
  for name in pytest _pytest pluggy iniconfig; do [ -e "$folder/$name" ] && roots="$roots$folder/$name$newline"; done
done
[ -z "$roots" ] || changed=$(find -L $roots -type d '(' -name site-packages -o -name dist-packages -o -name test -o -name idlelib ')' -prune -o -type f '(' -name '*.py' -o -name '*.so' -o -name '*.pyc' ')' -newerct "$since" -print 2>/dev/null | head -n "$most")
modules=
for path in $changed; do
  case $path in *.pyc) said="${said}compiled$newline" ;; /*) modules="$modules$path$newline" ;; esac
done
agentbench_records() {
  set +f
  for folder in $sites; do
    for record in "$folder"/pytest-*-info/RECORD "$folder"/pluggy-*-info/RECORD "$folder"/iniconfig-*-info/RECORD; do
      [ -f "$record" ] && sed -n "s|^\([^,]*\),sha256=\([^,]*\),.*|record$tab\2$tab$folder/\1|p" "$record"
    done
  done
  set -f
}
[ -z "$modules" ] || {
  sums=$(md5sum $modules 2>/dev/null)
  said="$said$(for path in $modules; do echo "module$tab$path"; done; sha256sum $modules; echo "$sums"
    set +f; echo "$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums | sed "s/^/owns$tab/"; set -f
    agentbench_records)$newline"
} 2>/dev/null
