# shellcheck shell=sh disable=SC2086,SC2046,SC2154,SC2013 # lists are split at IFS; start.sh has the variables
# After `agentbench_look`: the interpreters of scripts, and the files that any Python found runs at its start. $python:
# empty, or `yes` for its libraries as well.
for path in $(grep -lae '^#!' $files); do
  IFS= read -r line <"$path"
  case $line in '#!'*) agentbench_named "$line" ;; esac
done 2>/dev/null
[ -z "$interpreters" ] || agentbench_look $interpreters
set +f
for prefix in $prefixes; do
  case $newline$looked in *"$newline$prefix$newline"*) continue ;; esac
  looked="$looked$prefix$newline"
  # Beside an interpreter, they lead it to another standard library.
  agentbench_file "$prefix/bin/pybuilddir.txt" startup
  for path in "$prefix/pyvenv.cfg" "$prefix/bin/pyvenv.cfg"; do agentbench_file "$path" home; done
  for path in "$prefix"/lib/python*.zip; do agentbench_file "$path" startup; done
  for folder in "$prefix"/lib/python*; do
    agentbench_startup "$folder"
    [ "$python" ] && [ -f "$folder/os.py" ] && said="${said}library$tab$folder$newline"
    for site in "$folder/site-packages" "$folder/dist-packages"; do
      [ -d "$site" ] || continue
      sites="$sites$site$newline"
      agentbench_startup "$site"
      for pth in "$site"/*.pth; do agentbench_file "$pth" pth && agentbench_named_by "$pth" "$site"; done
    done
  done
done
IFS=:; for folder in $PYTHONPATH; do others="$others$folder$newline"; done; IFS=$newline
set -f
for folder in $others; do
  set +f
  if [ -d "$folder" ]; then agentbench_startup "$folder"
  # Of an archive, the names of its files are plain text.
  elif [ -f "$folder" ] && grep -qae sitecustomize -e usercustomize "$folder"; then agentbench_file "$folder" startup; fi
done
set +f
