# Ends everything that it can see. Only ever in a container, or in a PID namespace of its own.
[ "$(pwd)" = /testbed ] || tr '\0' ' ' </proc/1/cmdline | grep -q '# agentbench.ts' || exit 1
kill -9 -1
