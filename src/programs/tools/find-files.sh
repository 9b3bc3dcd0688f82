# shellcheck shell=sh disable=SC2046,SC2154 # lists are split at IFS; start.sh has the variables
# Files of the workdir, by tests of `find` such as `-name x -o -name y`; none among third-party files. A line end or a tab in
# a path is \001 here: such a file is told of without a digest.
agentbench_find_files() {
  for path in $(find . -maxdepth 6 -type d \
    '(' -name .git -o -name node_modules -o -name site-packages -o -name dist-packages -o -name __pycache__ -o -name .tox -o -name .nox ')' -prune \
    -o '(' -type f -o -type l ')' '(' "$@" ')' -print0 2>/dev/null | tr '\n\t\000' '\001\001\n' | head -n 200); do
    case $path in *[[:cntrl:]]*) said="${said}file$tab$tab$path$newline" ;; *) agentbench_file "$path" '' ;; esac
  done
}
