# shellcheck shell=bash disable=SC2154 # the traps assign what they read
# Read by bash before prerunner.sh (BASH_ENV). Says on stderr which of its commands failed although the script went on: the ERR trap
# sees a command that fails by itself; the DEBUG trap, at the next command, also one that fails as a part of a list (false && ...), but not
# one with an alternative beside it (false || ...). bash runs the DEBUG trap for the ERR trap too: of a subshell it would then blame the
# command before. Each trap is one line: bash counts lines in traps, too.
unset BASH_ENV
exec 9<&-
trap 'ab_error=$?; printf "agentbench: prerunner line %s, exit code %s: %s\n" "$LINENO" "$ab_error" "$BASH_COMMAND" >&2; ab_told=yes' ERR
trap 'ab_code=$?; case $BASH_COMMAND in "( "*) ;; *) if [ $ab_code -ne 0 ] && [ -z "$ab_told" ] && [ "$LINENO" != "$ab_line" ]; then printf "agentbench: prerunner line %s, exit code %s: %s\n" "$ab_line" "$ab_code" "$ab_command" >&2; fi; ab_told="" ab_line=$LINENO ab_command=$BASH_COMMAND;; esac' DEBUG
