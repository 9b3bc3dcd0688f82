# shellcheck shell=sh disable=SC2086,SC2046,SC2154,SC2013 # lists are split at IFS; start.sh has the variables
# After `look`: the interpreters of scripts, and the files that any Python found runs at its start. $python: empty, or
# `yes` for its libraries as well.
for path in $(grep -lae '^#!' $files); do
  IFS= read -r line <"$path"
  case $line in '#!'*) named "$line" ;; esac
done 2>/dev/null
[ -z "$interpreters" ] || look $interpreters
set +f
for prefix in $prefixes; do
  case $newline$looked in *"$newline$prefix$newline"*) continue ;; esac
  looked="$looked$prefix$newline"
  for path in "$prefix"/lib/python*.zip; do file "$path" startup; done
  for folder in "$prefix"/lib/python*; do
    startup "$folder"
    [ "$python" ] && [ -f "$folder/os.py" ] && said="${said}library$tab$folder$newline"
    for site in "$folder/site-packages" "$folder/dist-packages"; do
      [ -d "$site" ] || continue
      sites="$sites$site$newline"
      startup "$site"
      for pth in "$site"/*.pth; do file "$pth" pth && named_by "$pth" "$site"; done
    done
  done
done
