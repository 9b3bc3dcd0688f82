# shellcheck shell=sh disable=SC2010,SC2012,SC2086 # the links of /proc are wanted as ls shows them; lines are split at blanks
# Listening sockets, with one process.
agentbench_sockets() { grep -Hs -e ' 0A ' -e ' 00010000 ' /proc/net/tcp /proc/net/tcp6 /proc/net/unix; }
# The sockets, executables, users and arguments of all processes, with one process for each kind of fact.
agentbench_holders() {
  ls -ln /proc/[0-9]*/fd 2>/dev/null | grep -e '^/proc' -e 'socket:'
  ls -ln /proc/[0-9]*/exe 2>/dev/null | sed 's/^.* \(\/proc\/[0-9]*\/exe\) -> /exe \1 /'
  grep -Hs '^Uid:' /proc/[0-9]*/status
  # Not every BusyBox has -z.
  if printf x | grep -qz x 2>/dev/null; then grep -azHs '' /proc/[0-9]*/cmdline | tr '\000\n' '\n '
  else for path in /proc/[0-9]*/cmdline; do tr '\000\n' '\n ' <"$path" | sed "s|^|$path:|"; done 2>/dev/null; fi
  :
}
# The sockets; and the holders, if one of the sockets is none of the inodes given.
agentbench_sockets_and_new_holders() (
  known=" $* "
  listening=$(agentbench_sockets)
  printf '%s\n' "$listening"
  set -f
  IFS='
'
  for socket in $listening; do
    IFS=' '
    set -- $socket
    case $1 in */unix*) inode=$7 ;; *) inode=${11} ;; esac
    case $known in *" $inode "*) continue ;; esac
    set +f
    agentbench_sockets
    agentbench_holders
    break
  done
)
