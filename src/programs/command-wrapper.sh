# shellcheck shell=sh
# Runs AGENTBENCH_SCRIPT, by the shell text $1, in a session of its own; then prints AGENTBENCH_MARK with the exit code
# on both streams, and exits with AGENTBENCH_CODE.
exec 3>&2 2>/dev/null
set -- "$AGENTBENCH_SCRIPT" "$AGENTBENCH_MARK" "$AGENTBENCH_CODE" "$1"
unset AGENTBENCH_SCRIPT AGENTBENCH_MARK AGENTBENCH_CODE
command -v setsid >/dev/null || exec /bin/sh -c "echo \$\$ alone; $4" sh "$1" 2>&3 3>&-
setsid /bin/sh -c "echo \$\$; $4" sh "$1" 2>&3 3>&-
code=$?
trap '' PIPE
printf '%s%s\n' "$2" "$((code + 1))"
printf '%s%s\n' "$2" "$((code + 1))" >&3
exit "$3"
