# shellcheck shell=sh disable=SC2086,SC2154,SC2062 # lists are split at IFS; start.sh has the variables
# Each file whose line of $sums is not in $known: its links, its first $beginning bytes, the packages that list it, and those
# that have a file of its content.
others='' places='' alternatives=''
for sum in $sums; do
  case $known in *"$newline$sum$newline"*) ;; *) others="$others${sum#*  }$newline" ;; esac
done
[ -n "$others" ] || exit 0
for path in $others; do
  places="$places$path$newline${path#/usr}$newline"
  case $(readlink "$path") in /etc/alternatives/*) alternatives="$alternatives$path$newline" ;; esac
  # A line end in it would begin a line of another kind.
  real=$(readlink -f "$path")
  case $real in *"$newline"*) real=/ ;; esac
  printf 'real\t%s\t%s\n' "$path" "$real"
  printf 'begins\t%s\n' "$path"; head -c "$beginning" "$path" | tr '\000' '\001' | sed "s/^/text$tab/"; echo
done
set +f
case $others in *.pth"$newline"*)
  for folder in $sites; do
    cat "$folder"/*-info/RECORD 2>/dev/null | sed -n "s|^\([^,/]*\.pth\),sha256=\([^,]*\),.*|record$tab\2$tab$folder/\1|p"
  done ;;
esac
# Those that a package makes: anybody may make others. If /bin is a link to /usr/bin, packages name either.
for path in $alternatives; do
  grep -qswFe "$path" -e "${path#/usr}" /var/lib/dpkg/info/*.postinst && printf 'listed\t%s\n' "$path"
done
set -f
sums=$(md5sum $others 2>/dev/null)
printf '%s\n' "$sums"
set +f
printf '%s\n' "$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums /var/lib/dpkg/status 2>/dev/null | sed "s/^/owns$tab/"
printf %s "$places" | grep -hxFf - /var/lib/dpkg/info/*.list 2>/dev/null | sed "s/^/listed$tab/"
