# shellcheck shell=sh disable=SC2046,SC2154 # lists are split at IFS; start.sh has the variables
# Files of the workdir, by tests of `find` such as `-name x -o -name y`; none among third-party files.
agentbench_find_files() {
  agentbench_files '' $(find . -maxdepth 6 -type d \
    '(' -name .git -o -name node_modules -o -name site-packages -o -name dist-packages -o -name __pycache__ -o -name .tox -o -name .nox ')' -prune \
    -o '(' -type f -o -type l ')' '(' "$@" ')' -print 2>/dev/null | head -n 200)
}
