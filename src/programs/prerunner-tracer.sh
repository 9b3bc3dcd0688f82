# shellcheck shell=bash disable=SC2154,SC1090 # the traps assign the variables that they read; the file is of an image
# Sourced by bash before prerunner.sh (BASH_ENV). Reports on stderr each failed command after which the script went on.
# The ERR trap sees a command that fails by itself. The DEBUG trap, run before the next command, also sees one that
# fails as part of a list (false && ...), but not one with an alternative (false || ...). bash runs the DEBUG trap for
# the ERR trap too; for a subshell it would then blame the previous command. Each trap is one line, since bash counts
# lines in traps, too.
exec 9<&-
if [ -n "${BASH_ENV-}" ] && [ -z "${POSIXLY_CORRECT+set}" ]; then
  # As bash reads it: with expansions, and nothing if it is not there.
  eval "ab_file=\"${BASH_ENV//\"/\\\"}\""
  [ ! -r "$ab_file" ] || . "$ab_file"
  unset ab_file
fi
trap 'ab_error=$?; printf "agentbench: prerunner line %s, exit code %s: %s\n" "$LINENO" "$ab_error" "$BASH_COMMAND" >&2; ab_told=yes' ERR
trap 'ab_code=$?; case $BASH_COMMAND in "( "*) ;; *) if [ $ab_code -ne 0 ] && [ -z "$ab_told" ] && [ "$LINENO" != "$ab_line" ]; then printf "agentbench: prerunner line %s, exit code %s: %s\n" "$ab_line" "$ab_code" "$ab_command" >&2; fi; ab_told="" ab_line=$LINENO ab_command=$BASH_COMMAND;; esac' DEBUG
