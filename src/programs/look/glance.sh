# shellcheck shell=sh disable=SC2046,SC2086,SC2154 # lists are split at IFS; $names: one command a line
# Place, size, times and mode of the commands $names and of the files given, with two processes.
agentbench_glance() (
  IFS='
'
  exec stat -L -c '%d:%i:%s:%y:%z:%Z	%n	%A' $(for name in $names; do command -v "$name"; done) "$@"
) 2>/dev/null
