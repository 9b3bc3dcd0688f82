# shellcheck shell=sh # $1: the command, run by the shell text that follows; $2: a mark, printed first on the console
# In the Engine, the process id is also the session's id.
echo $$
# Redirects the output to the container's own, which is read as long as the container lives. The Engine closes an exec's own
# output two seconds after its exit, which would end a server that logs there. If the container's cannot be opened, the
# exec's own stays.
{ printf %s "$2" >/proc/1/fd/1 && printf %s "$2" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2
