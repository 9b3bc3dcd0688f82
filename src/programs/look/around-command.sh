# shellcheck shell=sh disable=SC2154 # $command, $begins and $ends are set, `agentbench_before` and `agentbench_after` defined before this
# Looks, runs $command right after it by the same shell, and looks again. Prints $begins on a line before the output of the
# command, and $ends on one after it, and the seconds of the machine's clock before the one and after the other.
agentbench_clock() { if read -r agentbench_now _ </proc/uptime; then printf '\n%s\n' "$agentbench_now"; fi; }
agentbench_before 2>/dev/null
agentbench_clock 2>/dev/null
printf '\n%s\n' "$begins"
# Some commands end their own process group: that does not end this shell, whose message about it is discarded.
trap : TERM
exec 3>&2 2>/dev/null
(exec 2>&3 3>&-; exec /bin/sh -c "$command")
code=$?
printf '\n%s\n' "$ends"
agentbench_clock
agentbench_after
exit "$code"
