# shellcheck shell=sh disable=SC2010,SC2012 # the links of /proc are wanted as ls shows them
ls -ln /proc/[0-9]*/fd 2>/dev/null | grep -e '^/proc' -e 'socket:'
ls -ln /proc/[0-9]*/exe 2>/dev/null | sed 's/^.* \(\/proc\/[0-9]*\/exe\) -> /exe \1 /'
grep -Hs '^Uid:' /proc/[0-9]*/status
grep -azHs '' /proc/[0-9]*/cmdline | tr '\000\n' '\n '
:
